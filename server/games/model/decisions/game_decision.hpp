#pragma once

#include <vector>

#include "engine/game/chance.hpp"
#include "engine/game/command.hpp"
#include "engine/lexicon/lexicon.hpp"
#include "protocol/messages/messages.hpp"
#include "server/games/model/game_record.hpp"
#include "server/games/model/game_state.hpp"
#include "server/games/model/stand_ins.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// All that a decision depends on besides the command and its player. Without a lexicon (its file is gone, or has
/// changed since the game was created) commands that need one are refused: LEXICON_GONE.
struct GameSituation {
    const GameState& state;
    const engine::Lexicon* lexicon = nullptr;  ///< in the letters of the tiles
    const engine::Lexicon::Hash& list_hash;    ///< of the list as it was chosen, by which the game names it (K16)
    const engine::Chance& chance;
};

/// Of a game as it is. It refers to the game.
GameSituation situation_of(const GameRecord& game);

/// The events that follow from a player's command, or the refusal. Changes nothing but the requests for stand-ins.
Answer<std::vector<protocol::GameEvent>> decide(const GameSituation& situation, StandIns& stand_ins, PlayerId player,
                                                const protocol::GameCommand& command, Moment now);

/// The events that follow from a command of a seat in a running game, whether a person or a computer plays there.
Answer<std::vector<protocol::GameEvent>> decide_as(const GameSituation& situation, engine::Seat seat,
                                                   const engine::Command& command);

/// The same for a computer. Where a person could only resign or agree to end the game, because it has had as many
/// turns as a game may have, it ends as it stands: computers always agree.
Answer<std::vector<protocol::GameEvent>> decide_for_computer(const GameSituation& situation, engine::Seat seat,
                                                             const engine::Command& command);

/// The events that follow from a proof that nobody can lay anything more (K13); nothing if the game has moved on.
std::vector<protocol::GameEvent> decide_no_play(const GameSituation& situation, const engine::NoPlayFound& found);

/// The events when the time of a window, a vote or a turn runs out; nothing if it is no longer running.
std::vector<protocol::GameEvent> decide_expiry(const GameSituation& situation, engine::Turn turn);

}  // namespace crisscross::server
