#pragma once

#include <array>
#include <optional>
#include <stdexcept>
#include <string_view>

#include "engine/board/cell.hpp"

namespace crisscross::protocol {

struct LineName {
    engine::Axis axis;
    std::string_view text;
};

/// What the command line calls the four lines: there the diagonals are `fall` and `rise`.
inline constexpr std::array<LineName, 4> line_names{{{engine::Axis::across, "across"},
                                                     {engine::Axis::down, "down"},
                                                     {engine::Axis::diagonal_down, "fall"},
                                                     {engine::Axis::diagonal_up, "rise"}}};

constexpr std::string_view line_name(engine::Axis axis) {
    for (const LineName& name : line_names)
        if (name.axis == axis) return name.text;
    throw std::logic_error("a line without a name");
}

constexpr std::optional<engine::Axis> find_line(std::string_view text) {
    for (const LineName& name : line_names)
        if (name.text == text) return name.axis;
    return std::nullopt;
}

}  // namespace crisscross::protocol
