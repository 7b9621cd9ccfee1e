#pragma once

#include <optional>
#include <string>
#include <variant>

#include "engine/game/seat.hpp"
#include "engine/game/turn.hpp"
#include "protocol/messages/games/clock_rules.hpp"

namespace crisscross::protocol {

/// A player's night: the hours of each day in which their slow clock does not run. The hours are those that clocks on
/// the wall show in the time zone. A night may pass midnight.
struct Night {
    std::string zone{"UTC"};  ///< an IANA time zone, such as Europe/Zurich
    int from = 23 * 60;       ///< minutes of the day
    int to = 7 * 60;
    bool operator==(const Night&) const = default;
};

/// To stop the clocks of all players.
struct PauseProposal {
    bool operator==(const PauseProposal&) const = default;
};
/// To let them run again.
struct ResumeProposal {
    bool operator==(const ResumeProposal&) const = default;
};
/// To time the game in another way, such as slowly instead of live.
struct ChangeProposal {
    ClockRules rules{};
    bool operator==(const ChangeProposal&) const = default;
};
/// What a player wants to do with the clocks. It happens when all players want the same.
using ClockProposal = std::variant<PauseProposal, ResumeProposal, ChangeProposal>;

/// The game is timed like this from now on, with fresh clocks.
struct ClockSet {
    ClockRules rules{};
    bool operator==(const ClockSet&) const = default;
};
struct ClockPaused {
    bool operator==(const ClockPaused&) const = default;
};
struct ClockResumed {
    bool operator==(const ClockResumed&) const = default;
};
/// A player proposes something, or agrees to what others have proposed.
struct ClockProposed {
    engine::Seat seat = 0;
    ClockProposal proposal{};
    bool operator==(const ClockProposed&) const = default;
};
/// A player has changed their mind.
struct ProposalWithdrawn {
    engine::Seat seat = 0;
    bool operator==(const ProposalWithdrawn&) const = default;
};
/// A player does not want what others have proposed: nobody proposes it any more.
struct ProposalDeclined {
    engine::Seat seat = 0;
    ClockProposal proposal{};
    bool operator==(const ProposalDeclined&) const = default;
};
/// A player has other hours of night from now on; none to have no night.
struct NightSet {
    engine::Seat seat = 0;
    std::optional<Night> night{};
    bool operator==(const NightSet&) const = default;
};
/// A player's clock does not run until they end their holiday, or have used all its days.
struct HolidayBegan {
    engine::Seat seat = 0;
    bool operator==(const HolidayBegan&) const = default;
};
struct HolidayEnded {
    engine::Seat seat = 0;
    bool operator==(const HolidayEnded&) const = default;
};
enum class Forgiveness : std::uint8_t {
    lag,    ///< the time that a move spent on the line
    outage  ///< the time in which the server did not run
};
/// This much of the time since the event before does not count.
struct TimeForgiven {
    std::int64_t milliseconds = 0;
    Forgiveness why = Forgiveness::lag;
    bool operator==(const TimeForgiven&) const = default;
};
/// A player has been reminded that little time is left for this turn.
struct TimeReminded {
    engine::Seat seat = 0;
    engine::Turn turn = 0;
    bool operator==(const TimeReminded&) const = default;
};
/// The time of a player is up in this turn. With overtime, this many minutes of it have begun in the game.
struct TimeUp {
    engine::Seat seat = 0;
    engine::Turn turn = 0;
    int minutes = 0;  ///< 0 without overtime
    bool operator==(const TimeUp&) const = default;
};

/// What happened to the clocks of a game, apart from its moves.
using ClockEvent =
    std::variant<ClockSet, ClockPaused, ClockResumed, ClockProposed, ProposalWithdrawn, ProposalDeclined, NightSet,
                 HolidayBegan, HolidayEnded, TimeForgiven, TimeReminded, TimeUp>;

}  // namespace crisscross::protocol
