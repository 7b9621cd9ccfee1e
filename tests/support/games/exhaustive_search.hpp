#pragma once

#include <map>
#include <string>

#include "engine/lexicon/lexicon.hpp"
#include "engine/moves/candidate.hpp"
#include "engine/moves/field.hpp"

namespace crisscross::test {

/// Plays by a unique name, with their scores.
using Plays = std::map<std::string, int>;

/// The name of a play in `Plays`.
std::string name_of(const engine::Rules& rules, const engine::Edits& edits, std::optional<engine::Axis> line);

/// Every play along one line whose words are all in the list. Tries every tile of the rack on every cell of each
/// line, with every possible lift, and lets the rules judge each attempt. For small boards and racks.
Plays exhaustive_search(const engine::Rules& rules, const engine::Lexicon& lexicon,
                        const engine::Situation& situation);

}  // namespace crisscross::test
