#pragma once

#include "protocol/json/sum.hpp"
#include "protocol/messages/games/clock_event.hpp"

namespace crisscross::protocol::json {

inline constexpr Range seat_numbers{0, 15};

constexpr Range within(const ClockBound& bound) {
    return {bound.min, bound.max};
}

template <>
struct Names<AtZero> {
    using E = AtZero;
    static constexpr std::array<Name<E>, 4> all{
        {{E::lose, "lose"}, {E::pass, "pass"}, {E::points, "points"}, {E::nudge, "nudge"}}};
};
template <>
struct Names<Forgiveness> {
    using E = Forgiveness;
    static constexpr std::array<Name<E>, 2> all{{{E::lag, "lag"}, {E::outage, "outage"}}};
};

template <>
struct Shape<NoClock> {
    static constexpr std::string_view type = "none";
    static constexpr auto fields = std::tuple{};
};
template <>
struct Shape<GameClock> {
    using C = GameClock;
    static constexpr std::string_view type = "game";
    static constexpr auto fields = std::tuple{field("seconds", &C::seconds, within(clock_bounds::game_seconds)),
                                              field("increment", &C::increment, within(clock_bounds::increment))};
};
template <>
struct Shape<MoveClock> {
    static constexpr std::string_view type = "move";
    static constexpr auto fields =
        std::tuple{field("seconds", &MoveClock::seconds, within(clock_bounds::move_seconds))};
};
template <>
struct Shape<SlowClock> {
    using C = SlowClock;
    static constexpr std::string_view type = "slow";
    static constexpr auto fields =
        std::tuple{field("days", &C::days, within(clock_bounds::days)),
                   field("bank_days", &C::bank_days, within(clock_bounds::bank_days)),
                   field("holiday_days", &C::holiday_days, within(clock_bounds::holiday_days))};
};
template <>
struct Shape<Overtime> {
    using O = Overtime;
    static constexpr auto fields = std::tuple{field("points", &O::points, within(clock_bounds::overtime_points)),
                                              field("minutes", &O::minutes, within(clock_bounds::overtime_minutes))};
};
template <>
struct Shape<ClockRules> {
    using R = ClockRules;
    static constexpr auto fields =
        std::tuple{field("kind", &R::kind), field("at_zero", &R::at_zero), field("overtime", &R::overtime)};
};
/// Also checks the fields together.
void read(const Place& place, ClockRules& value);

template <>
struct Shape<Night> {
    static constexpr Range minutes{0, 24 * 60 - 1};
    static constexpr auto fields = std::tuple{field("zone", &Night::zone), field("from", &Night::from, minutes),
                                              field("to", &Night::to, minutes)};
};
template <>
struct Shape<PauseProposal> {
    static constexpr std::string_view type = "pause";
    static constexpr auto fields = std::tuple{};
};
template <>
struct Shape<ResumeProposal> {
    static constexpr std::string_view type = "resume";
    static constexpr auto fields = std::tuple{};
};
template <>
struct Shape<ChangeProposal> {
    static constexpr std::string_view type = "change";
    static constexpr auto fields = std::tuple{field("rules", &ChangeProposal::rules)};
};

template <>
struct Shape<ClockSet> {
    static constexpr std::string_view type = "clock_set";
    static constexpr auto fields = std::tuple{field("rules", &ClockSet::rules)};
};
template <>
struct Shape<ClockPaused> {
    static constexpr std::string_view type = "clock_paused";
    static constexpr auto fields = std::tuple{};
};
template <>
struct Shape<ClockResumed> {
    static constexpr std::string_view type = "clock_resumed";
    static constexpr auto fields = std::tuple{};
};
template <>
struct Shape<ClockProposed> {
    using E = ClockProposed;
    static constexpr std::string_view type = "clock_proposed";
    static constexpr auto fields = std::tuple{field("seat", &E::seat, seat_numbers), field("proposal", &E::proposal)};
};
template <>
struct Shape<ProposalWithdrawn> {
    static constexpr std::string_view type = "proposal_withdrawn";
    static constexpr auto fields = std::tuple{field("seat", &ProposalWithdrawn::seat, seat_numbers)};
};
template <>
struct Shape<ProposalDeclined> {
    using E = ProposalDeclined;
    static constexpr std::string_view type = "proposal_declined";
    static constexpr auto fields = std::tuple{field("seat", &E::seat, seat_numbers), field("proposal", &E::proposal)};
};
template <>
struct Shape<NightSet> {
    using E = NightSet;
    static constexpr std::string_view type = "night_set";
    static constexpr auto fields = std::tuple{field("seat", &E::seat, seat_numbers), field("night", &E::night)};
};
template <>
struct Shape<HolidayBegan> {
    static constexpr std::string_view type = "holiday_began";
    static constexpr auto fields = std::tuple{field("seat", &HolidayBegan::seat, seat_numbers)};
};
template <>
struct Shape<HolidayEnded> {
    static constexpr std::string_view type = "holiday_ended";
    static constexpr auto fields = std::tuple{field("seat", &HolidayEnded::seat, seat_numbers)};
};
template <>
struct Shape<TimeForgiven> {
    using E = TimeForgiven;
    static constexpr std::string_view type = "time_forgiven";
    static constexpr auto fields = std::tuple{field("milliseconds", &E::milliseconds), field("why", &E::why)};
};
template <>
struct Shape<TimeReminded> {
    using E = TimeReminded;
    static constexpr std::string_view type = "time_reminded";
    static constexpr auto fields = std::tuple{field("seat", &E::seat, seat_numbers), field("turn", &E::turn)};
};
template <>
struct Shape<TimeUp> {
    using E = TimeUp;
    static constexpr std::string_view type = "time_up";
    static constexpr auto fields = std::tuple{field("seat", &E::seat, seat_numbers), field("turn", &E::turn),
                                              field("minutes", &E::minutes, unless_zero)};
};

}  // namespace crisscross::protocol::json
