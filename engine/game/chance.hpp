#pragma once

#include <array>
#include <cstdint>

#include "engine/board/tiles.hpp"

namespace crisscross::engine {

/// 256 secret bits from which all draws of a game follow.
using Seed = std::array<std::uint8_t, 32>;
using SeedHash = std::array<std::uint8_t, 32>;

/// The hash that is published when a game starts (BLAKE2b-256 of the seed).
SeedHash hash_of(const Seed& seed);

/// The chance of one game: every draw is a pure function of the seed, the number of its event and its place within
/// that event, the same on every platform (keyed BLAKE2b, bounded by rejection). docs/chance.md says how to check
/// it.
class Chance {
public:
    explicit Chance(const Seed& seed) : seed_(seed) {}
    const Seed& seed() const { return seed_; }

    /// A number from 0 to bound - 1, each equally likely. `bound` > 0.
    std::uint32_t below(std::uint32_t bound, std::uint32_t event_number, std::uint32_t place) const;

    /// Draws `count` tiles, or all if there are fewer, from `bag` for event `event_number`, starting at place
    /// `first_place`.
    TileCounts draw(TileCounts& bag, int count, std::uint32_t event_number, std::uint32_t first_place = 0) const;

private:
    Seed seed_;
};

}  // namespace crisscross::engine
