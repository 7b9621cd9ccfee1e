#pragma once

#include <cstdint>

namespace crisscross::engine {

/// Small choices that need variety, not real chance: the same seed makes the same choices (SplitMix64, Steele and
/// others, 2014).
class Variety {
public:
    explicit Variety(std::uint64_t seed = 0) : state_(seed) {}

    /// From 0 to `bound` - 1.
    std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(next() % bound); }
    double between(double min, double max) { return min + (max - min) * below(10'000) / 10'000; }

private:
    std::uint64_t next() {
        std::uint64_t mixed = state_ += 0x9e3779b97f4a7c15;
        mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb;
        return mixed ^ mixed >> 31;
    }

    std::uint64_t state_;
};

}  // namespace crisscross::engine
