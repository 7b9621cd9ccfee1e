#pragma once

#include "protocol/messages/messages.hpp"
#include "server/games/model/game_state.hpp"
#include "server/lexicons/dictionary/dictionary.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// Whether words may be looked up now: after the game, and before that where the rules allow it at any time.
bool words_may_be_looked_up(const GameState& state);

/// What the game's list and the dictionary, where there are any, say about a word: for everybody who sees the game.
/// GAME_GOES_ON while words may not be looked up. It depends on the word alone, not on racks or the bag.
Answer<protocol::server::Word> about_word(const GameState& state, const engine::Lexicon* list,
                                          const Dictionary* dictionary, const protocol::client::Word& message);

}  // namespace crisscross::server
