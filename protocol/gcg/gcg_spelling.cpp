#include "protocol/gcg/gcg_spelling.hpp"

namespace crisscross::protocol::gcg {

std::string spelt(const engine::Rules& rules, const engine::TileCounts& tiles) {
    std::string text;
    tiles.for_each([&](engine::Tile tile, int count) {
        for (int index = 0; index < count; ++index) text += rules.spelling(tile);
    });
    return text;
}

std::string position_name(engine::Cell start, engine::Axis axis) {
    const std::string row = std::to_string(start.row + 1);
    const auto column = static_cast<char>('A' + start.column);
    return axis == engine::Axis::across ? row + column : column + row;
}

}  // namespace crisscross::protocol::gcg
