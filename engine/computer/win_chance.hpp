#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/game.hpp"
#include "engine/result.hpp"

namespace crisscross::engine {

/// How likely leads are to win with about this many tiles left, in the bag and on all racks. With two seats, the seat
/// to move wins with a chance of 1 / (1 + exp(-(`turn` + `lead` * points ahead))).
struct ChancePoint {
    double tiles = 0;
    double lead = 0;  ///< for each point
    double turn = 0;  ///< for having the turn
    bool operator==(const ChancePoint&) const = default;
};

/// Points in the order of the tiles left, fewest first; between two of them the values are interpolated.
struct ChanceTable {
    std::vector<ChancePoint> points{};
    bool operator==(const ChanceTable&) const = default;
};

/// How a game stands for the players who are still in it.
struct ScoreState {
    std::vector<std::optional<double>>
        points{};  ///< by seat: scores, less the target where there is one; none for a seat that is out
    Seat to_move = 0;
    int tiles = 0;  ///< in the bag and on all racks
};
ScoreState score_state(const Game& game);

/// The chance of each seat to win, from 0 to 1, together 1. With three or four players each counts by the same sum,
/// which was fitted to games of two.
std::vector<double> win_chances(const ChanceTable& table, const ScoreState& state);

/// The share of each seat in a win: 1 for a single winner, equal parts for several.
std::vector<double> shares_of(const Ended& ended, std::size_t seats);

/// Why a text cannot be read as a table of chances.
struct ChanceFault {
    std::string why{};
    bool operator==(const ChanceFault&) const = default;
};
[[noreturn]] void throw_exception_from_error(const ChanceFault& fault, const boost::source_location&);

/// Reads a table: each line has the tiles left, `lead` and `turn`; lines that begin with `//` are comments. The tiles
/// grow from line to line, and no `lead` is negative.
Result<ChanceTable, ChanceFault> read_chance_table(std::string_view text);

/// A table made from games of a system (`chances/`), and the id of that system.
struct SystemChances {
    std::string_view system{};
    std::string_view text{};
};
/// All of these tables. They are compiled into the program.
std::span<const SystemChances> chances_by_system();

/// The table of the system that a ruleset began with; nothing for a system without one.
std::optional<ChanceTable> chance_table(const Rules& rules);

}  // namespace crisscross::engine
