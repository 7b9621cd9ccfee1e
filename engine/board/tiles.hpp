#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "engine/lexicon/alphabet.hpp"

namespace crisscross::engine {

/// A physical tile: a letter's code, `blank` or `red_cross`.
struct Tile {
    std::uint8_t code = 0;
    auto operator<=>(const Tile&) const = default;
};

inline constexpr Tile blank{max_letters};
/// Laid over a tile, it takes both off the board (H4).
inline constexpr Tile red_cross{max_letters + 1};
inline constexpr int tile_codes = max_letters + 2;

constexpr Tile tile_of(Letter letter) {
    return Tile{letter};
}

/// A multiset of tiles (a bag, a rack): how many there are of each code. It has no order, so no order can leak.
class TileCounts {
public:
    int count(Tile tile) const { return counts_[tile.code]; }
    int total() const { return total_; }
    bool empty() const { return total_ == 0; }
    bool includes(const TileCounts& part) const;

    void add(Tile tile, int count = 1);
    void add(const TileCounts& other);
    /// Removes tiles, which must be there.
    void remove(Tile tile, int count = 1);
    void remove(const TileCounts& part);

    /// Calls `visit(Tile, count)` for each kind of tile present: letters in alphabetical order, then special tiles.
    template <class Visit>
    void for_each(Visit visit) const {
        for (int code = 0; code < tile_codes; ++code)
            if (counts_[code] > 0) visit(Tile{static_cast<std::uint8_t>(code)}, int{counts_[code]});
    }

    bool operator==(const TileCounts&) const = default;

private:
    std::array<std::uint8_t, tile_codes> counts_{};
    int total_ = 0;
};

}  // namespace crisscross::engine
