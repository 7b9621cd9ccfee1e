#include "server/games/clock/clock_fit.hpp"

namespace crisscross::server {

namespace {

using engine::Misfit;
using engine::unless;
using Check = std::optional<Misfit>;

struct Fit {
    const Clocks& clocks;

    Check operator()(const protocol::ClockSet& event) const {
        return unless(!check(event.rules), Misfit::wrong_options);
    }
    Check operator()(const protocol::ClockPaused&) const { return unless(!clocks.paused, Misfit::out_of_order); }
    Check operator()(const protocol::ClockResumed&) const {
        return unless(clocks.paused.has_value(), Misfit::out_of_order);
    }
    Check operator()(const protocol::ClockProposed& event) const { return proposal(event.seat, event.proposal); }
    Check operator()(const protocol::ProposalWithdrawn& event) const { return seat(event.seat); }
    Check operator()(const protocol::ProposalDeclined& event) const { return proposal(event.seat, event.proposal); }
    /// The zone may be one that this machine does not know any more.
    Check operator()(const protocol::NightSet& event) const {
        if (event.night && !has_sound_hours(*event.night)) return Misfit::wrong_number;
        return seat(event.seat);
    }
    Check operator()(const protocol::HolidayBegan& event) const { return seat(event.seat); }
    Check operator()(const protocol::HolidayEnded& event) const { return seat(event.seat); }
    Check operator()(const protocol::TimeForgiven& event) const {
        return unless(event.milliseconds >= 0 && event.milliseconds <= max_forgiven, Misfit::wrong_number);
    }
    Check operator()(const protocol::TimeReminded& event) const { return turn(event.seat, event.turn); }
    Check operator()(const protocol::TimeUp& event) const {
        if (auto misfit = turn(event.seat, event.turn)) return misfit;
        const bool is_next = event.minutes == 0 || event.minutes == clocks.seat(event.seat).minutes + 1;
        return unless(is_next, Misfit::wrong_number);
    }

    Check proposal(engine::Seat one, const protocol::ClockProposal& proposed) const {
        const auto* change = std::get_if<protocol::ChangeProposal>(&proposed);
        if (change && check(change->rules)) return Misfit::wrong_options;
        return seat(one);
    }
    Check seat(engine::Seat one) const {
        return unless(one >= 0 && one < static_cast<engine::Seat>(clocks.seats.size()), Misfit::no_such_seat);
    }
    /// Only the player who thinks runs out of time.
    Check turn(engine::Seat one, engine::Turn number) const {
        return unless(clocks.thinking && clocks.turn == Mover{one, number}, Misfit::out_of_order);
    }
};

}  // namespace

Check check_fit(const Clocks& clocks, const protocol::ClockEvent& event) {
    return std::visit(Fit{clocks}, event);
}

}  // namespace crisscross::server
