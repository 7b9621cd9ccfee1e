#pragma once

#include "protocol/messages/games/clock_rules.hpp"

namespace crisscross::test {

inline constexpr protocol::ClockRules a_minute{protocol::GameClock{60, 0}, protocol::AtZero::lose};

}  // namespace crisscross::test
