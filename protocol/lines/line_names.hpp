#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "engine/board/cell.hpp"

namespace crisscross::protocol {

/// The names of the four lines on the command line, where diagonals are called `fall` and `rise`.
inline constexpr std::array<std::string_view, 4> line_names{"across", "down", "fall", "rise"};

constexpr std::string_view line_name(engine::Axis axis) {
    return line_names.at(static_cast<std::size_t>(axis));
}

constexpr std::optional<engine::Axis> find_line(std::string_view name) {
    const auto found = std::find(line_names.begin(), line_names.end(), name);
    if (found == line_names.end()) return std::nullopt;
    return static_cast<engine::Axis>(found - line_names.begin());
}

}  // namespace crisscross::protocol
