#pragma once

#include <array>
#include <span>

#include "engine/board/premiums.hpp"
#include "engine/moves/grid.hpp"

namespace crisscross::engine {

/// The premiums that still act, by cell.
class PremiumMap {
public:
    void prepare(const Premiums& premiums);

    /// The product of the letter premiums that act on a letter laid there.
    int letter_factor(int place) const { return at(place).letter; }
    /// The product of all word premiums that cover the cell.
    int word_factor(int place) const { return at(place).word; }
    /// The indices of the word premiums that cover the cell. Each acts on a word once, however many of its letters it
    /// covers.
    std::span<const std::int16_t> word_premiums(int place) const {
        return {at(place).word_premiums.data(), static_cast<std::size_t>(at(place).word_count)};
    }
    int factor(int premium) const { return factors_[static_cast<std::size_t>(premium)]; }
    /// Whether each premium covers one cell only.
    bool is_plain() const { return plain_; }

    static constexpr int max_per_cell = 5;  ///< its own, and one at each corner

private:
    static constexpr int max_premiums = 2048;
    struct Acting {
        int letter = 1;
        int word = 1;
        std::int8_t word_count = 0;
        std::array<std::int16_t, max_per_cell> word_premiums{};
    };
    const Acting& at(int place) const { return acting_[static_cast<std::size_t>(place)]; }

    bool plain_ = true;
    CellSet touched_{};  ///< cells with a premium; all others have the default entry
    std::array<Acting, Grid::cells> acting_{};
    std::array<std::uint8_t, max_premiums> factors_{};
};

}  // namespace crisscross::engine
