#pragma once

#include <optional>

#include "server/games/model/game_state.hpp"
#include "server/limits/rates/keyed_buckets.hpp"
#include "server/metrics/limit.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// How much one person may do in the chat of a room: ten lines, reactions and deletions at once, and then one every
/// three seconds.
class ChatRate {
public:
    static constexpr Rate rate_per_person{.burst = 10, .per_second = 1 / 3.0};

    ChatRate() : by_player_(rate_per_person, max_people) {}

    /// TOO_MANY_LINES if the person has done too much.
    std::optional<Complaint> count(PlayerId player, Moment now) {
        TokenBucket& bucket = by_player_.at(player, now);
        if (bucket.take(now)) return std::nullopt;
        return beyond(Limit::chat, with_details({"TOO_MANY_LINES", "That was a lot at once. Try again in a moment."},
                                                {.retry_after = bucket.wait(now)}));
    }

private:
    static constexpr std::size_t max_people = 1000;

    KeyedBuckets<PlayerId> by_player_;
};

}  // namespace crisscross::server
