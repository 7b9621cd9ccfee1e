#pragma once

#include <ostream>
#include <string_view>

/// What the commands that check or read files return.
namespace crisscross::server::exit_status {

constexpr int right = 0;
constexpr int wrong = 1;
constexpr int unusable = 2;  ///< a file or an option

constexpr int later = 75;  ///< it may work another time (EX_TEMPFAIL)

/// Says on `error` why a file or an option cannot be used, and returns `unusable`.
inline int refuse(std::ostream& error, std::string_view why) {
    error << "crisscross: " << why << '\n';
    return unusable;
}

}  // namespace crisscross::server::exit_status
