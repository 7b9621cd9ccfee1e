#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/lexicon/alphabet.hpp"
#include "engine/rules/ruleset.hpp"

namespace crisscross::engine::catalogue {

Ruleset classic();
Ruleset classic_nine();
Ruleset finish_line();
Ruleset super();
Ruleset shmac();
Ruleset crosswords();
Ruleset crosswords_17();
Ruleset scrappy();

/// The default system.
inline constexpr std::string_view default_system = "classic";

/// Every system, in the order in which it is offered.
const std::vector<Ruleset>& all();
std::optional<Ruleset> find(std::string_view id);

/// Whether the tiles of a system have these letters. Games of rooms have no others: a room takes the tiles of a
/// system.
bool has_letters(const Alphabet& alphabet);

}  // namespace crisscross::engine::catalogue
