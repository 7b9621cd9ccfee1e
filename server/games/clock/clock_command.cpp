#include "server/games/clock/clock_command.hpp"

#include <algorithm>

namespace crisscross::server {

namespace {

using Events = std::vector<protocol::ClockEvent>;
using Decided = engine::Result<Events, ClockFault>;

/// What happens when all players want it.
struct Agreed {
    protocol::ClockEvent operator()(const protocol::PauseProposal&) const { return protocol::ClockPaused{}; }
    protocol::ClockEvent operator()(const protocol::ResumeProposal&) const { return protocol::ClockResumed{}; }
    protocol::ClockEvent operator()(const protocol::ChangeProposal& change) const {
        return protocol::ClockSet{change.rules};
    }
};

/// Why it cannot be proposed; nothing if it can.
struct CheckProposal {
    const Clocks& clocks;

    std::optional<ClockFault> operator()(const protocol::PauseProposal&) const {
        if (!clocks.rules.has_clock()) return ClockFault{ClockRefusal::no_clock};
        return clocks.paused ? std::optional(ClockFault{ClockRefusal::nothing_new}) : std::nullopt;
    }
    std::optional<ClockFault> operator()(const protocol::ResumeProposal&) const {
        return clocks.paused ? std::nullopt : std::optional(ClockFault{ClockRefusal::nothing_new});
    }
    std::optional<ClockFault> operator()(const protocol::ChangeProposal& change) const {
        if (const auto bound = check(change.rules)) return ClockFault{ClockRefusal::wrong_rules, bound};
        return change.rules == clocks.rules ? std::optional(ClockFault{ClockRefusal::nothing_new}) : std::nullopt;
    }
};

struct Decide {
    const Clocks& clocks;
    std::span<const engine::Seat> people;
    engine::Seat seat;
    Moment at;

    Decided operator()(const ProposeClock& command) const {
        const protocol::ClockProposal& proposal = command.proposal;
        if (const auto fault = std::visit(CheckProposal{clocks}, proposal)) return *fault;
        const bool agreed = std::ranges::all_of(
            people, [&](engine::Seat other) { return other == seat || clocks.seat(other).proposal == proposal; });
        if (clock().proposal == proposal && !agreed) return ClockFault{ClockRefusal::nothing_new};
        Events events{protocol::ClockProposed{seat, proposal}};
        if (agreed && ends_pause(proposal)) events.push_back(protocol::ClockResumed{});
        if (agreed) events.push_back(std::visit(Agreed{}, proposal));
        return events;
    }
    Decided operator()(const WithdrawProposal&) const {
        if (!clock().proposal) return ClockFault{ClockRefusal::nothing_proposed};
        return Events{protocol::ProposalWithdrawn{seat}};
    }
    Decided operator()(const DeclineProposal& command) const {
        const bool is_proposed = std::ranges::count(clocks.seats, command.proposal, &SeatClock::proposal) > 0;
        if (!is_proposed || clock().proposal == command.proposal) return ClockFault{ClockRefusal::nothing_asked};
        return Events{protocol::ProposalDeclined{seat, command.proposal}};
    }
    Decided operator()(const SetNight& command) const {
        if (!clocks.rules.slow()) return ClockFault{ClockRefusal::not_slow};
        if (command.night && !is_sound(*command.night)) return ClockFault{ClockRefusal::wrong_night};
        if (command.night == clock().hours.night) return ClockFault{ClockRefusal::nothing_new};
        if (clock().night_set && at - *clock().night_set < between_nights)
            return ClockFault{ClockRefusal::night_just_changed};
        return Events{protocol::NightSet{seat, command.night}};
    }
    Decided operator()(const BeginHoliday&) const {
        if (!clocks.rules.slow()) return ClockFault{ClockRefusal::not_slow};
        if (is_away()) return ClockFault{ClockRefusal::on_holiday};
        if (holiday_left(clocks, seat, at) == 0) return ClockFault{ClockRefusal::no_holiday_left};
        return Events{protocol::HolidayBegan{seat}};
    }
    Decided operator()(const EndHoliday&) const {
        if (!is_away()) return ClockFault{ClockRefusal::not_on_holiday};
        return Events{protocol::HolidayEnded{seat}};
    }

    /// In a game without a clock nobody could end it, and no window or vote would end any more.
    bool ends_pause(const protocol::ClockProposal& proposal) const {
        const auto* change = std::get_if<protocol::ChangeProposal>(&proposal);
        return clocks.paused && change && !change->rules.has_clock();
    }
    const SeatClock& clock() const { return clocks.seat(seat); }
    bool is_away() const {
        const auto& holiday = clock().hours.holiday;
        return holiday && holiday->contains(at);
    }
};

}  // namespace

Decided decide(const Clocks& clocks, std::span<const engine::Seat> people, engine::Seat seat, Moment at,
               const ClockCommand& command) {
    return std::visit(Decide{clocks, people, seat, at}, command);
}

}  // namespace crisscross::server
