#pragma once

#include <string>

#include "engine/computer/leave_table.hpp"
#include "engine/computer/win_chance.hpp"

namespace crisscross::test {

/// The text of a table of leaves, rounded to tenths of a point.
std::string text_of(const engine::Rules& rules, const engine::LeaveTable& table);

/// The text of a table of chances.
std::string text_of(const engine::ChanceTable& table);

}  // namespace crisscross::test
