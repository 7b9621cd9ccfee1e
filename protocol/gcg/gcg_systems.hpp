#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/rules/rules.hpp"
#include "protocol/gcg/not_sayable.hpp"

namespace crisscross::protocol::gcg {

/// Why GCG cannot express what happens in games with these rules; nothing if it can.
std::optional<NotSayable> why_not_sayable(const engine::Rules& rules);

/// The name that the format has for the board of these rules; empty if it has none.
std::string layout_of(const engine::Rules& rules);

/// The systems of the catalogue whose games GCG can express; Classic first.
const std::vector<engine::Rules>& sayable_systems();

}  // namespace crisscross::protocol::gcg
