#include "protocol/messages/games/clock_rules.hpp"

#include <initializer_list>
#include <utility>

namespace crisscross::protocol {

namespace {

using Bounded = std::pair<int, ClockBound>;

std::optional<ClockBound> first_broken(std::initializer_list<Bounded> values) {
    for (const auto& [value, bound] : values)
        if (value < bound.min || value > bound.max) return bound;
    return std::nullopt;
}

struct CheckKind {
    std::optional<ClockBound> operator()(const NoClock&) const { return std::nullopt; }
    std::optional<ClockBound> operator()(const GameClock& clock) const {
        return first_broken(
            {{clock.seconds, clock_bounds::game_seconds}, {clock.increment, clock_bounds::increment}});
    }
    std::optional<ClockBound> operator()(const MoveClock& clock) const {
        return first_broken({{clock.seconds, clock_bounds::move_seconds}});
    }
    std::optional<ClockBound> operator()(const SlowClock& clock) const {
        return first_broken({{clock.days, clock_bounds::days},
                             {clock.bank_days, clock_bounds::bank_days},
                             {clock.holiday_days, clock_bounds::holiday_days}});
    }
};

}  // namespace

std::optional<ClockBound> check(const ClockRules& rules) {
    if (const auto broken = std::visit(CheckKind{}, rules.kind)) return broken;
    if (rules.slow() && rules.at_zero == AtZero::points) return ClockBound{"at_zero"};
    return first_broken({{rules.overtime.points, clock_bounds::overtime_points},
                         {rules.overtime.minutes, clock_bounds::overtime_minutes}});
}

}  // namespace crisscross::protocol
