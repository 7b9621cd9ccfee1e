#include "engine/board/tiles.hpp"

#include <stdexcept>

namespace crisscross::engine {

bool TileCounts::includes(const TileCounts& part) const {
    for (int code = 0; code < tile_codes; ++code)
        if (part.counts_[code] > counts_[code]) return false;
    return true;
}

void TileCounts::add(Tile tile, int count) {
    counts_.at(tile.code) = static_cast<std::uint8_t>(counts_.at(tile.code) + count);
    total_ += count;
}

void TileCounts::add(const TileCounts& other) {
    other.for_each([this](Tile tile, int count) { add(tile, count); });
}

void TileCounts::remove(Tile tile, int count) {
    if (counts_.at(tile.code) < count) throw std::logic_error("tried to remove a tile that is not there");
    counts_.at(tile.code) = static_cast<std::uint8_t>(counts_.at(tile.code) - count);
    total_ -= count;
}

void TileCounts::remove(const TileCounts& part) {
    part.for_each([this](Tile tile, int count) { remove(tile, count); });
}

}  // namespace crisscross::engine
