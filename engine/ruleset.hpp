#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "engine/cell.hpp"

namespace crisscross::engine {

/// One kind of tile of a set: its spelling ("A", "?" for a blank), how many there are and what one is worth.
struct TileSpec {
    std::string spelling{};
    int count = 0;
    int value = 0;
    bool operator==(const TileSpec&) const = default;
};

/// What rules on a play (K11, K17). `on_laying` accepts only valid plays (`void`); the others let any opponent
/// challenge a play and differ in what a challenge costs that fails.
enum class Ruling : std::uint8_t {
    on_laying,
    challenge_free,        ///< `single`: a challenge that fails costs nothing
    challenge_costs_turn,  ///< `double`: the challenger loses the next turn
    challenge_pays_five,   ///< `five`: the challenged player gets 5 points
    challenge_pays_ten     ///< `ten`: the challenged player gets 10 points
};

/// How long a play may be challenged, in seconds. 0: until the next player's first command (K11).
struct Windows {
    int two_seats = 0;    ///< with two players in the game
    int more_seats = 10;  ///< with three or four; the next player waits for it
    int last_play = 120;  ///< for a play that ends the game
    bool operator==(const Windows&) const = default;
};

/// Points for laying at least `tiles` tiles in one turn (K12). None when `points` is 0.
struct Bingo {
    int tiles = 7;
    int points = 50;
    bool operator==(const Bingo&) const = default;
};

/// What the first play has to do (K4).
struct Opening {
    Cell start{};   ///< a laid tile must cover it
    int tiles = 2;  ///< at least so many
    bool operator==(const Opening&) const = default;
};

/// The bag is empty and a player has laid all tiles (K13).
struct WentOut {
    bool operator==(const WentOut&) const = default;
};
/// Every player still in the game has passed `times` since the last command that was no pass (K13).
struct AllPassed {
    int times = 2;
    bool operator==(const AllPassed&) const = default;
};
/// So many turns in a row without a point: the tournament rule of K13.
struct ScorelessTurns {
    int turns = 6;
    bool operator==(const ScorelessTurns&) const = default;
};
/// Ways for a game to end; the first that holds gives the reason.
using End = std::variant<WentOut, AllPassed, ScorelessTurns>;

/// Each player loses the points on the own rack (K14).
struct DeductRacks {
    bool operator==(const DeductRacks&) const = default;
};
/// Who went out gets the points on all other racks (K14).
struct AwardRacks {
    bool operator==(const AwardRacks&) const = default;
};
/// What happens to the scores at the end, in order.
using Settlement = std::variant<DeductRacks, AwardRacks>;

/// The higher score before the settlement wins (K15).
struct HigherBeforeSettlement {
    bool operator==(const HigherBeforeSettlement&) const = default;
};
/// What breaks a tie for the highest score, in order; a tie that is left is shared (K15).
using TieBreak = std::variant<HigherBeforeSettlement>;

/// The rules of a game as plain data: orthogonal knobs, no behaviour. `compile` checks it and makes `Rules` of it.
/// Each knob is described in docs/rulesets.md.
struct Ruleset {
    std::string id{};  ///< the system it starts from, e.g. "classic"
    std::vector<std::string>
        board{};  ///< one text per row: `.` plain, `d t q` letter x2 x3 x4, `D T Q` word x2 x3 x4
    std::vector<TileSpec> tiles{};
    int least_seats = 2;
    int most_seats = 4;
    int rack_size = 7;
    Opening opening{};
    Bingo bingo{};
    int exchange_minimum = 0;  ///< tiles that must be in the bag for an exchange (K9)
    Ruling ruling = Ruling::challenge_costs_turn;
    Windows windows{};
    std::vector<End> ends{};
    std::vector<Settlement> settlements{};
    std::vector<TieBreak> tie_breaks{};
    bool operator==(const Ruleset&) const = default;
};

}  // namespace crisscross::engine
