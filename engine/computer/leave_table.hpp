#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/rules.hpp"

namespace crisscross::engine {

/// What tiles that stay on a rack are worth for the turns to come, in points: more or less than as many tiles out of
/// the bag would be.
struct LeaveTable {
    static constexpr int copies = 3;
    static constexpr int reach = 4;
    struct Pair {
        Tile one{};
        Tile other{};
        double value = 0;
        bool operator==(const Pair&) const = default;
    };

    /// By code: the first tile of a kind, the second, and each further one.
    std::array<std::array<double, copies>, tile_codes> tiles{};
    /// By vowels minus consonants, from -`reach` to `reach`; further out as there.
    std::array<double, 2 * reach + 1> balance{};
    /// Tiles that are worth more or less together.
    std::vector<Pair> pairs{};

    bool operator==(const LeaveTable&) const = default;
};

/// How many of `LeaveTable::copies` numbers a tile has: no more than there are tiles of its kind.
int known_copies(const Rules& rules, Tile tile);

/// Why a text is not a table of leaves.
struct LeaveFault {
    std::string why{};
    bool operator==(const LeaveFault&) const = default;
};

[[noreturn]] void throw_exception_from_error(const LeaveFault& fault, const boost::source_location&);

/// Reads a table of the tiles of these rules. Each line is `TILE numbers`, `balance numbers` or `TILE+TILE number`;
/// lines that begin with `//` are for people. Every tile and the balance must be there once.
Result<LeaveTable, LeaveFault> read_leave_table(const Rules& rules, std::string_view text);

/// The lines of a table, in whole tenths of a point.
std::string text_of(const Rules& rules, const LeaveTable& table);

}  // namespace crisscross::engine
