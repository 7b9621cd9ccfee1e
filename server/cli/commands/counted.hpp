#pragma once

#include <concepts>
#include <cstddef>
#include <string>

namespace crisscross::server {

/// A number and its noun: 1 game, 2 games.
template <std::integral Number>
std::string counted(Number number, const std::string& noun) {
    return std::to_string(number) + ' ' + noun + (number == 1 ? "" : "s");
}

/// 1 was there already, 2 were there already.
inline std::string there_already(std::size_t number) {
    return std::to_string(number) + (number == 1 ? " was" : " were") + " there already";
}

}  // namespace crisscross::server
