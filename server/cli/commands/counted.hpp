#pragma once

#include <cstdint>
#include <string>

namespace crisscross::server {

/// A number and its noun: 1 game, 2 games.
inline std::string counted(std::uint64_t number, const std::string& noun) {
    return std::to_string(number) + ' ' + noun + (number == 1 ? "" : "s");
}

}  // namespace crisscross::server
