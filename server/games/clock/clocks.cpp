#include "server/games/clock/clocks.hpp"

#include <algorithm>

namespace crisscross::server {

namespace {

/// What each player gets: for the game, for each move, and after each move.
struct Allowance {
    Span game = 0;
    Span move = 0;
    Span increment = 0;
};

struct AllowanceOf {
    Allowance operator()(const protocol::NoClock&) const { return {}; }
    Allowance operator()(const protocol::GameClock& clock) const {
        return {clock.seconds * span::second, 0, clock.increment * span::second};
    }
    Allowance operator()(const protocol::MoveClock& clock) const { return {0, clock.seconds * span::second, 0}; }
    Allowance operator()(const protocol::SlowClock& clock) const {
        return {clock.bank_days * span::day, clock.days * span::day, 0};
    }
};

Allowance allowance(const protocol::ClockRules& rules) {
    return std::visit(AllowanceOf{}, rules.kind);
}

Span overtime_left(const protocol::ClockRules& rules, const SeatClock& clock) {
    if (rules.at_zero != protocol::AtZero::points) return 0;
    return std::max<Span>(0, rules.overtime.minutes * span::minute - clock.overtime);
}

/// Takes time of the move first, then of the game, then overtime.
void spend(SeatClock& clock, Span time) {
    const Span of_move = std::min(time, clock.move);
    const Span of_game = std::min(time - of_move, clock.game);
    clock.move -= of_move;
    clock.game -= of_game;
    clock.overtime += time - of_move - of_game;
}

/// Remembers as many increments as there can be moves to take back.
void give(Clocks& clocks, const Increment& increment) {
    if (increment.time == 0) return;
    clocks.seat(increment.seat).game += increment.time;
    clocks.increments.push_back(increment);
    if (clocks.increments.size() > 2 * clocks.seats.size()) clocks.increments.erase(clocks.increments.begin());
}

void begin_turn(Clocks& clocks, const Mover& next) {
    const Allowance times = allowance(clocks.rules);
    if (clocks.turn) {
        give(clocks, {clocks.turn->turn, clocks.turn->seat, times.increment});
        clocks.seat(clocks.turn->seat).move = times.move;
    }
    clocks.seat(next.seat).move = times.move;
    clocks.turn = next;
}

/// Years of a game begin when it does, so that they need no calendar.
std::int64_t game_year(const Clocks& clocks, Moment at) {
    return (at - clocks.began.value_or(at)) / (365 * span::day);
}

Span yearly_holiday(const protocol::ClockRules& rules) {
    return rules.slow() ? rules.slow()->holiday_days * span::day : 0;
}

/// The clocks with this much of the time before `at` left out. Of a clock that runs, only time in which it does
/// counts.
Clocks skipped(Clocks clocks, Moment at, Span time) {
    if (at <= clocks.counted) return clocks;
    const auto seat = running(clocks);
    const Hours hours = seat ? hours_that_count(clocks, *seat) : Hours{};
    clocks.counted = moment_after(hours, {clocks.counted, at}, time);
    return clocks;
}

/// One overload for each event, so that a new event does not compile until it is folded here.
struct Fold {
    Clocks& clocks;
    Moment at;

    void operator()(const protocol::ClockSet& event) const {
        if (!clocks.began) clocks.began = at;
        clocks.rules = event.rules;
        clocks.increments.clear();
        const Allowance times = allowance(event.rules);
        for (SeatClock& clock : clocks.seats) {
            clock.game = times.game;
            clock.move = times.move;
            clock.overtime = 0;
            clock.minutes = 0;
            clock.reminded.reset();
            clock.up.reset();
        }
        forget_proposals();
    }
    void operator()(const protocol::ClockPaused&) const {
        clocks.paused = at;
        forget_proposals();
    }
    void operator()(const protocol::ClockResumed&) const {
        clocks.paused.reset();
        forget_proposals();
    }
    void operator()(const protocol::ClockProposed& event) const { seat(event.seat).proposal = event.proposal; }
    void operator()(const protocol::ProposalWithdrawn& event) const { seat(event.seat).proposal.reset(); }
    void operator()(const protocol::ProposalDeclined& event) const {
        for (SeatClock& clock : clocks.seats)
            if (clock.proposal == event.proposal) clock.proposal.reset();
    }
    void operator()(const protocol::NightSet& event) const {
        seat(event.seat).hours.night = event.night;
        if (at != clocks.began) seat(event.seat).night_set = at;  // otherwise it goes on from the game before
    }
    /// All that is left of the year counts as used until the holiday ends.
    void operator()(const protocol::HolidayBegan& event) const {
        const Span left = holiday_left(clocks, event.seat, at);
        SeatClock& clock = seat(event.seat);
        clock.hours.holiday = Stretch{at, at + left};
        clock.holiday_year = game_year(clocks, at);
        clock.holiday_used = yearly_holiday(clocks.rules);
    }
    void operator()(const protocol::HolidayEnded& event) const {
        SeatClock& clock = seat(event.seat);
        if (!clock.hours.holiday) return;
        clock.holiday_used -= std::max<Span>(0, clock.hours.holiday->to - at);
        clock.hours.holiday.reset();
    }
    void operator()(const protocol::TimeForgiven&) const {}
    void operator()(const protocol::TimeReminded& event) const { seat(event.seat).reminded = event.turn; }
    void operator()(const protocol::TimeUp& event) const {
        seat(event.seat).up = event.turn;
        seat(event.seat).minutes = event.minutes;
    }

    SeatClock& seat(engine::Seat number) const { return clocks.seat(number); }
    void forget_proposals() const {
        for (SeatClock& clock : clocks.seats) clock.proposal.reset();
    }
};

}  // namespace

Clocks fresh_clocks(int seats) {
    Clocks clocks;
    clocks.seats.resize(static_cast<std::size_t>(seats));
    return clocks;
}

Hours hours_that_count(const Clocks& clocks, engine::Seat seat) {
    return clocks.rules.slow() ? clocks.seat(seat).hours : Hours{};
}

bool is_asked(const Clocks& clocks, engine::Seat seat) {
    const auto& own = clocks.seat(seat).proposal;
    return std::ranges::any_of(clocks.seats,
                               [&](const SeatClock& clock) { return clock.proposal && clock.proposal != own; });
}

std::optional<engine::Seat> running(const Clocks& clocks) {
    const bool runs = clocks.thinking && !clocks.paused && clocks.rules.has_clock();
    return runs ? std::optional(clocks.turn->seat) : std::nullopt;
}

Clocks counted(Clocks clocks, Moment at) {
    if (at <= clocks.counted) return clocks;
    if (const auto seat = running(clocks)) {
        SeatClock& clock = clocks.seat(*seat);
        const Span max = clock.left() + overtime_left(clocks.rules, clock);
        spend(clock, running_time(hours_that_count(clocks, *seat), {clocks.counted, at}, max));
    }
    clocks.counted = at;
    return clocks;
}

Clocks follow(Clocks clocks, Moment at, std::optional<Mover> thinking) {
    clocks = counted(std::move(clocks), at);
    if (thinking && (!clocks.turn || clocks.turn->turn != thinking->turn)) begin_turn(clocks, *thinking);
    clocks.thinking = thinking.has_value();
    return clocks;
}

Clocks take_back(Clocks clocks, engine::Turn turn, Moment at) {
    clocks = counted(std::move(clocks), at);
    for (const Increment& increment : clocks.increments) {
        if (increment.turn < turn) continue;
        SeatClock& clock = clocks.seat(increment.seat);
        clock.game = std::max<Span>(0, clock.game - increment.time);
    }
    std::erase_if(clocks.increments, [turn](const Increment& increment) { return increment.turn >= turn; });
    if (clocks.turn) clocks.seat(clocks.turn->seat).move = allowance(clocks.rules).move;
    clocks.turn.reset();
    clocks.thinking = false;
    return clocks;
}

Clocks evolve(Clocks clocks, Moment at, const protocol::ClockEvent& event) {
    if (const auto* forgiven = std::get_if<protocol::TimeForgiven>(&event))
        clocks = skipped(std::move(clocks), at, forgiven->milliseconds);
    clocks = counted(std::move(clocks), at);
    std::visit(Fold{clocks, at}, event);
    return clocks;
}

Remaining remaining(const Clocks& clocks, engine::Seat seat, Moment at) {
    const SeatClock clock = counted(clocks, at).seat(seat);
    return {clock.left(), clock.overtime};
}

Span holiday_left(const Clocks& clocks, engine::Seat seat, Moment at) {
    const SeatClock& clock = clocks.seat(seat);
    const Span all = yearly_holiday(clocks.rules);
    if (clock.hours.holiday && clock.hours.holiday->contains(at)) return clock.hours.holiday->to - at;
    return clock.holiday_year == game_year(clocks, at) ? std::max<Span>(0, all - clock.holiday_used) : all;
}

}  // namespace crisscross::server
