#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/rules/rules.hpp"
#include "protocol/gcg/not_expressible.hpp"

namespace crisscross::protocol::gcg {

/// Why GCG cannot express what happens in games with these rules; nothing if it can.
std::optional<NotExpressible> why_not_expressible(const engine::Rules& rules);

/// The name that the format has for the board of these rules; empty if it has none.
std::string layout_of(const engine::Rules& rules);

/// The systems of the catalogue whose games GCG can express; Classic first.
const std::vector<engine::Rules>& expressible_systems();

}  // namespace crisscross::protocol::gcg
