#pragma once

#include <optional>

#include "engine/rules/rules.hpp"

namespace crisscross::engine {

/// Why the ends, settlements and tie-breaks of a ruleset contradict each other or its other knobs; nothing if they do
/// not.
std::optional<RulesetFault> check_ends(const Ruleset& rules);

}  // namespace crisscross::engine
