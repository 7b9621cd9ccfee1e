#pragma once

#include <optional>
#include <vector>

#include "protocol/notices/notice.hpp"
#include "server/notices/reminders.hpp"
#include "server/time/span.hpp"
#include "storage/calls/delivery.hpp"

namespace crisscross::server {

/// A player whom a notice calls, and when they may be disturbed.
struct CalledPlayer {
    storage::PlayerId player = 0;
    std::optional<Span> after = 0;  ///< from now on, in milliseconds; nothing: only reminders
    Night night{};
    UtcOffset offset = [](Moment) { return 0; };
    std::optional<storage::ClockNight> clock_night{};
    bool is_there = false;                ///< has the game open, and so has not been called to it
    ReminderRule reminders{.number = 0};  ///< of `your_turn` only
    std::optional<CalledTurn> turn{};     ///< nothing: it begins now
};

/// Whether, and when, the webhook of the room hears of a notice.
struct WebhookCall {
    std::optional<Span> after = 0;               ///< from now on, in milliseconds; nothing: it hears nothing
    std::optional<storage::PlayerId> awaited{};  ///< if calls to this player are withdrawn, so is this one
};
inline constexpr WebhookCall no_webhook{.after = std::nullopt};

/// Those in which nothing calls a player: `night` without notices, and that in which the clock of this game does not
/// run. A night whose zone this machine does not know any more is in UTC.
std::vector<LocalNight> nights_of(LocalNight night, const std::optional<storage::ClockNight>& of_clock);

/// How long a notice may wait, from the moment at which it is made.
Span lifetime(protocol::Notice::What what);

/// A notice as it is queued: when it reaches each player, when it expires, and what it makes out of date.
storage::NewNotice new_notice(storage::RoomId room, const protocol::Notice& notice,
                              const std::vector<CalledPlayer>& players, const WebhookCall& webhook, Moment now);

}  // namespace crisscross::server
