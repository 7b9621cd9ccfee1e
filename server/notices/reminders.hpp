#pragma once

#include <optional>
#include <vector>

#include "server/notices/night.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

/// How often a player is reminded of a turn.
struct ReminderRule {
    int number = 1;                ///< one, unless the player asks for more; 0: none
    Span first_after = span::day;  ///< from the beginning of the turn
    Span then_every = span::day;   ///< from one to the next
    static constexpr int max = 7;  ///< more are not sent
};

/// A turn of a called player.
struct CalledTurn {
    Moment began = 0;
    std::optional<Moment> ends{};  ///< when its clock ends it
    int clock_reminders = 0;       ///< how often the clock calls, which are the first reminders
};

/// When a player is reminded of a turn that began at `began`, and ends at `ends` if it is limited: never in their
/// nights, never twice at once, and not after its end.
std::vector<Moment> reminders(Moment began, std::optional<Moment> ends, const ReminderRule& rule,
                              const std::vector<LocalNight>& nights);

}  // namespace crisscross::server
