#pragma once

#include <string_view>

#include "protocol/gcg/gcg.hpp"

namespace crisscross::protocol::gcg {

/// Reads what follows the colon of a move: rack, move, score and total. The player is left to the caller.
engine::Result<Line, Fault> read_line(int number, std::string_view text);

}  // namespace crisscross::protocol::gcg
