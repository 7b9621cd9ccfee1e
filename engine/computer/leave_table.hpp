#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/rules.hpp"

namespace crisscross::engine {

/// The value of a leave for the turns to come, in points, compared with the same number of tiles drawn from the bag.
struct LeaveTable {
    static constexpr int copies = 3;
    static constexpr int reach = 4;
    struct Pair {
        Tile one{};
        Tile other{};
        double value = 0;
        bool operator==(const Pair&) const = default;
    };

    /// By tile code: for the first tile of a kind, the second, and each further one.
    std::array<std::array<double, copies>, tile_codes> tiles{};
    /// By vowels minus consonants, from -`reach` to `reach`; larger differences count as `reach`.
    std::array<double, 2 * reach + 1> balance{};
    /// Pairs whose value together differs from the sum of both.
    std::vector<Pair> pairs{};

    bool operator==(const LeaveTable&) const = default;
};

/// How many of the `LeaveTable::copies` numbers a tile has: at most the number of tiles of its kind.
int known_copies(const Rules& rules, Tile tile);

/// Why a text cannot be read as a table of leaves.
struct LeaveFault {
    std::string why{};
    bool operator==(const LeaveFault&) const = default;
};

[[noreturn]] void throw_exception_from_error(const LeaveFault& fault, const boost::source_location&);

/// Reads a table of the tiles of these rules. Each line is `TILE numbers`, `balance numbers` or `TILE+TILE number`;
/// lines that begin with `//` are comments. Every tile and the balance must be there once.
Result<LeaveTable, LeaveFault> read_leave_table(const Rules& rules, std::string_view text);

/// A table made from games of a system (`leaves/`), and the id of that system.
struct SystemLeaves {
    std::string_view system{};
    std::string_view text{};
};

/// All of these tables. They are compiled into the program.
std::span<const SystemLeaves> leaves_by_system();

/// The table made for these rules, or for a system whose leaves have the same value; otherwise a guessed one.
LeaveTable leave_table(const Rules& rules);

/// A table guessed from the values and numbers of the tiles alone.
LeaveTable guessed_leaves(const Rules& rules);

}  // namespace crisscross::engine
