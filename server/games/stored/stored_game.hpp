#pragma once

#include <span>
#include <string_view>

#include "server/games/core/step/game_effect.hpp"
#include "server/games/model/game_record.hpp"
#include "server/games/model/game_state.hpp"
#include "server/games/stored/stored_journal.hpp"
#include "storage/games/game.hpp"
#include "storage/games/journal.hpp"
#include "storage/games/projection.hpp"

/// How a game is stored and read.
namespace crisscross::server {

/// The rows stored along with the journal when `entries`, at least one, lead from `before` to `after`: those of one
/// command, or of the whole journal. They are derived only here.
storage::Projection project(const GameState& before, const GameState& after, std::span<const GameEntry> entries);

/// What a seat has reached in a game that ended like this: won, drawn, lost.
std::string_view result_of(const engine::Ended& ended, engine::Seat seat);

/// Events as they are stored.
std::vector<std::string> event_texts(const engine::Rules& rules, std::span<const GameEntry> entries);

/// An append in the form that the storage takes: as text, with the rows derived from it. `before` is the game at
/// `append.expected`, and `after` is its state with the entries.
storage::Append append_of(const GameRecord& before, const GameState& after, const Append& append);

class LexiconStore;

/// The game, or why its journal cannot be used: a damaged file, or a bug. May take a second (`GameReader`).
engine::Result<GameRecord, GameDamage> read_game(const storage::StoredGame& stored, const LexiconStore& lexicons);
/// The same with the rules of the game, which have been read already.
engine::Result<GameRecord, GameDamage> read_game(const storage::StoredGame& stored, const engine::Rules& rules,
                                                 const LexiconStore& lexicons);

/// Gives a game that is over, and whose own list the server does not have, the standard list, to judge its moves by:
/// records may name no list, and imported games may have been played with another.
void judge_by_standard_list(GameRecord& game, const LexiconStore& lexicons);

}  // namespace crisscross::server
