#pragma once

#include <string>

#include "engine/result.hpp"

namespace crisscross::protocol::gcg {

/// Why GCG cannot express a game. The reasons are `not_over`, `no_moves`, `starter_turn`, `corners`, `crossed_out`,
/// `other_tiles`, `diagonals`, `several_lines`, `both_directions`, `no_points`, `whole_racks`, `large_board` and
/// `room_rules`.
struct NotExpressible {
    NotExpressible() = default;
    NotExpressible(std::string which, std::string sentence) : reason(std::move(which)), why(std::move(sentence)) {}

    std::string reason;
    std::string why;  ///< a sentence without its first capital and its full stop
    bool operator==(const NotExpressible&) const = default;
};
[[noreturn]] void throw_exception_from_error(const NotExpressible& why, const boost::source_location&);

}  // namespace crisscross::protocol::gcg
