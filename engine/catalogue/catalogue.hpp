#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/ruleset.hpp"

namespace crisscross::engine::catalogue {

Ruleset classic();

/// Every system, in the order in which it is offered.
const std::vector<Ruleset>& all();
std::optional<Ruleset> find(std::string_view id);

}  // namespace crisscross::engine::catalogue
