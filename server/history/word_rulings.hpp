#pragma once

#include <vector>

#include "engine/rules/rules.hpp"
#include "server/history/game_summary.hpp"
#include "storage/history/finished_game.hpp"

namespace crisscross::server {

/// Whether a list has what these tiles spell, or where runs are read both ways its reverse, whatever else the rules
/// accept.
bool is_listed(const engine::Rules& rules, const engine::Lexicon& list, const engine::Word& word);

/// The words about which the players have voted against the list: of a play that they accepted, those that the list
/// does not have; of one that they rejected, all its words, if the list has every one of them. It takes a vote: a
/// play that stood because nobody voted, or that its player took off the board, is not a ruling.
std::vector<storage::GameRuling> word_rulings(const GameSummary& summary);

}  // namespace crisscross::server
