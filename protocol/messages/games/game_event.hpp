#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/computer/strength.hpp"
#include "engine/game/event.hpp"
#include "protocol/messages/games/agreement_event.hpp"
#include "protocol/messages/games/clock_event.hpp"

namespace crisscross::protocol {

/// A seat that is taken in a game that has not started.
struct TakenSeat {
    std::int64_t player = 0;  ///< their number, 0 for a computer; stored, never sent
    std::string name{};
    std::optional<std::string> level{};          ///< where the rules have levels (F1)
    std::optional<engine::Strength> computer{};  ///< nobody's seat: a computer plays
    std::optional<engine::Strength> if_away{};   ///< the stand-in that the player has agreed to
    bool operator==(const TakenSeat&) const = default;
};

/// Who sits where after somebody came or went before the start. It says everything about the game, so that the
/// versions before it need not be kept.
struct SeatsChanged {
    std::vector<TakenSeat> seats{};
    std::optional<ClockRules> clock{};  ///< how the game will be timed; none without a clock
    bool operator==(const SeatsChanged&) const = default;
};

/// From now on a computer plays for the seat's owner.
struct StandInAdded {
    engine::Seat seat = 0;
    engine::Strength strength = engine::Strength::casual;
    bool absent = false;  ///< others have asked for it, because the owner was away
    bool operator==(const StandInAdded&) const = default;
};

/// The seat's owner plays again.
struct SeatReclaimed {
    engine::Seat seat = 0;
    bool operator==(const SeatReclaimed&) const = default;
};

/// The player in the seat has another name from now on.
struct Renamed {
    engine::Seat seat = 0;
    std::string name{};
    bool operator==(const Renamed&) const = default;
};

/// A player reminds the one whose turn it is.
struct Nudged {
    engine::Seat seat = 0;  ///< who does it
    engine::Turn turn = 0;
    bool operator==(const Nudged&) const = default;
};

/// From now on a player accepts every play of the game, or decides about each again. During the game only that player
/// may see it.
struct AlwaysAcceptSet {
    engine::Seat seat = 0;
    bool on = false;
    bool operator==(const AlwaysAcceptSet&) const = default;
};

/// One version of a game's history.
using GameEvent = std::variant<SeatsChanged, StandInAdded, SeatReclaimed, Renamed, ClockEvent, engine::Event,
                               AgreementEvent, Nudged, AlwaysAcceptSet>;

}  // namespace crisscross::protocol
