#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "engine/game/turn.hpp"
#include "engine/play/edit.hpp"
#include "engine/rules/options.hpp"

namespace crisscross::engine {

/// Lays tiles in turn `turn`.
struct Play {
    Turn turn = 0;
    Edits edits{};
    std::optional<Axis> line{};  ///< the line that a play of one tile may name (R3)
    bool operator==(const Play&) const = default;
};
/// Swaps tiles; exchanging none is a pass (K9).
struct Exchange {
    Turn turn = 0;
    TileCounts tiles{};
    bool operator==(const Exchange&) const = default;
};
struct Pass {
    Turn turn = 0;
    bool operator==(const Pass&) const = default;
};
/// Places the starter on a cell and sets the options, which is the whole first turn (X2).
struct PlaceStarter {
    Turn turn = 0;
    Cell cell{};
    Options options{};
    bool operator==(const PlaceStarter&) const = default;
};
/// Challenges the play of turn `play` (K11, R8).
struct Challenge {
    Turn turn = 0;
    bool operator==(const Challenge&) const = default;
};
/// Gives up the right to challenge the play of turn `play`.
struct Accept {
    Turn turn = 0;
    bool operator==(const Accept&) const = default;
};
/// Shows a text or a link in defence of the player's own disputed play (R8).
struct ShowEvidence {
    Turn turn = 0;
    std::string text{};
    bool operator==(const ShowEvidence&) const = default;
};
/// Withdraws the player's own disputed play (R8).
struct WithdrawPlay {
    Turn turn = 0;
    bool operator==(const WithdrawPlay&) const = default;
};
/// Whether the evidence convinces (R8).
enum class Opinion : std::uint8_t { convinced, not_convinced };
struct Vote {
    Turn turn = 0;
    Opinion opinion = Opinion::convinced;
    bool operator==(const Vote&) const = default;
};
struct Resign {
    bool operator==(const Resign&) const = default;
};
/// Time has run out: for the window of a play, for a vote on it, or for placing the starter. Given by the clock,
/// not by a seat.
struct Expire {
    Turn turn = 0;  ///< the turn of the play, or of the starter
    bool operator==(const Expire&) const = default;
};

/// The time of the player to move is up, and the rules of the clock say that they lose (T1), pass (T2), or lose
/// points for another minute of overtime (T3). Given by the clock, not by a seat.
struct LoseOnTime {
    Turn turn = 0;
    bool operator==(const LoseOnTime&) const = default;
};
struct PassOnTime {
    Turn turn = 0;
    bool operator==(const PassOnTime&) const = default;
};
struct ChargeOvertime {
    Turn turn = 0;
    int points = 0;
    bool operator==(const ChargeOvertime&) const = default;
};

/// A search has shown that nobody has a play left (K13). Given by the analysis pool, not by a seat; the engine does
/// not check it again.
struct NoPlayFound {
    Turn turn = 0;  ///< the turn in which the search was made
    bool operator==(const NoPlayFound&) const = default;
};

/// Takes back the latest move of a seat, made in turn `turn`, with everything that followed it (A1). Given for
/// that seat, once all players agree.
struct TakeBack {
    Turn turn = 0;
    bool operator==(const TakeBack&) const = default;
};
/// Ends the game as it stands (A2). Given once all players agree.
struct EndByAgreement {
    bool operator==(const EndByAgreement&) const = default;
};
/// Ends the game as it stands, like one that ends by agreement. Given for the seat to move, once the game has had as
/// many turns as it may have.
struct EndAtTurnLimit {
    bool operator==(const EndAtTurnLimit&) const = default;
};
/// Ends the game as if it had not been played (A3). Given once all players agree.
struct Abort {
    bool operator==(const Abort&) const = default;
};

using Command = std::variant<Play, Exchange, Pass, PlaceStarter, Challenge, Accept, ShowEvidence, WithdrawPlay, Vote,
                             Resign, Expire, LoseOnTime, PassOnTime, ChargeOvertime, NoPlayFound, TakeBack,
                             EndByAgreement, EndAtTurnLimit, Abort>;

}  // namespace crisscross::engine
