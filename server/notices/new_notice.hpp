#pragma once

#include <optional>
#include <vector>

#include "protocol/notices/notice.hpp"
#include "server/notices/reminders.hpp"
#include "storage/calls/delivery.hpp"

namespace crisscross::server {

/// A player whom a notice calls, and when they may be disturbed.
struct CalledPlayer {
    storage::PlayerId player = 0;
    std::optional<Moment> after = 0;  ///< from now on, in milliseconds; nothing: only reminders
    Night night{};
    UtcOffset offset = [](Moment) { return 0; };
    ReminderRule reminders{.number = 0};  ///< of `your_turn` only
    std::optional<CalledTurn> turn{};     ///< nothing: it begins now
};

/// How long a notice may wait, from the moment at which it is made.
Moment lifetime(protocol::Notice::What what);

/// A notice as it is queued: when it reaches each player, when it expires, and what it makes out of date.
/// `webhook_at`: when it goes to the webhook of the room, if it does.
storage::NewNotice new_notice(storage::RoomId room, const protocol::Notice& notice,
                              const std::vector<CalledPlayer>& players, std::optional<Moment> webhook_at, Moment now);

}  // namespace crisscross::server
