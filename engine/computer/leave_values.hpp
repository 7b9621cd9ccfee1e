#pragma once

#include "engine/computer/leave_table.hpp"

namespace crisscross::engine {

/// The value of a leave, by a table.
class LeaveValues {
public:
    LeaveValues(const Rules& rules, const LeaveTable& table);

    double operator()(const TileCounts& rack) const;

private:
    LeaveTable table_;
    std::array<std::array<double, tile_codes>, tile_codes> together_{};
    std::array<int, tile_codes> side_{};
};

/// 1 for a vowel, -1 for a consonant, 0 for a tile that is neither.
int side_of(const Rules& rules, Tile tile);

}  // namespace crisscross::engine
