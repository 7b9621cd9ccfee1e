#pragma once

#include <variant>

namespace crisscross::engine {

/// The bag is empty and a player has used every tile (K13).
struct WentOut {
    bool operator==(const WentOut&) const = default;
};
/// It is the turn of a player whose rack is empty (X9).
struct EmptyRackToMove {
    bool operator==(const EmptyRackToMove&) const = default;
};
/// Every player still in the game has passed `times` times since the last move other than a pass (K13).
struct AllPassed {
    int times = 2;
    bool operator==(const AllPassed&) const = default;
};
/// Every player still in the game has passed or exchanged `times` times since the last play (H11).
struct AllIdle {
    int times = 3;
    bool operator==(const AllIdle&) const = default;
};
/// `turns` turns in a row scored nothing: the tournament rule of K13.
struct ScorelessTurns {
    int turns = 6;
    bool operator==(const ScorelessTurns&) const = default;
};
/// A player has reached their target, and wins (F2).
struct TargetReached {
    bool operator==(const TargetReached&) const = default;
};
/// A player has laid `min_tiles` tiles or more in one turn, and wins (R6).
struct LaidAtOnce {
    int min_tiles = 7;
    bool operator==(const LaidAtOnce&) const = default;
};
/// The bag is empty and a search proves that nobody has a play (K13). Only where words are checked against a list
/// when laid, and plays lie in one line.
struct NoPlayLeft {
    bool operator==(const NoPlayLeft&) const = default;
};
/// The ways in which a game can end; the first that applies gives the reason.
using End =
    std::variant<WentOut, EmptyRackToMove, AllPassed, AllIdle, ScorelessTurns, TargetReached, LaidAtOnce, NoPlayLeft>;

/// All players lose the points on their racks (K14).
struct DeductRacks {
    bool operator==(const DeductRacks&) const = default;
};
/// The player who went out gets the points on all other racks (K14).
struct AwardRacks {
    bool operator==(const AwardRacks&) const = default;
};
/// What happens to the scores at the end, in order.
using Settlement = std::variant<DeductRacks, AwardRacks>;

/// The higher score before the settlement wins (K15).
struct HigherBeforeSettlement {
    bool operator==(const HigherBeforeSettlement&) const = default;
};
/// What breaks a tie for the highest score, in order; a tie that remains is shared (K15).
using TieBreak = std::variant<HigherBeforeSettlement>;

}  // namespace crisscross::engine
