#pragma once

#include <map>
#include <string>

#include "engine/lexicon/lexicon.hpp"
#include "engine/moves/candidate.hpp"
#include "engine/moves/field.hpp"

namespace crisscross::test {

/// Plays with their scores, each under a text that tells it from every other.
using Plays = std::map<std::string, int>;

/// How a play is named in `Plays`.
std::string name_of(const engine::Rules& rules, const engine::Edits& edits, std::optional<engine::Axis> line);

/// Every play along one line whose words are all in the list: puts each tile of the rack on each cell of each line,
/// in every order, takes off what can be taken off, and asks the rules about all of it. For small boards and racks.
Plays exhaustive_search(const engine::Rules& rules, const engine::Lexicon& lexicon, const engine::Situation& now);

}  // namespace crisscross::test
