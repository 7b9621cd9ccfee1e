#pragma once

#include <optional>

#include "engine/rules/rules.hpp"

namespace crisscross::engine {

/// What a letter of a drawn board stands for; nothing for a plain cell or an unknown letter.
struct DrawnPremium {
    Scope scope = Scope::letter;
    int factor = 1;
};
std::optional<DrawnPremium> drawn_premium(char drawn);

/// Why a ruleset is contradictory, if it is.
std::optional<RulesetFault> check(const Ruleset& ruleset);

}  // namespace crisscross::engine
