#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/limits/rates/keyed_limit.hpp"
#include "server/limits/reached_limits.hpp"
#include "server/limits/requester.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

/// How much people may do in the chats of all rooms together: lines, reactions and deletions. Any thread.
class ChatLimit {
public:
    static constexpr Rate rate_per_person{.burst = 10, .per_second = 1 / 3.0};
    static constexpr Rate rate_per_network{.burst = 200, .per_second = 10};

    explicit ChatLimit(ReachedLimits& reached) : reached_(reached) {}

    /// One more. If there were too many, of this person or from this network: in how many milliseconds to try again.
    std::optional<Span> refuse(const Requester& requester, Moment now);

private:
    ReachedLimits& reached_;
    KeyedLimit<std::int64_t> per_person_{rate_per_person};
    KeyedLimit<std::string> per_network_{rate_per_network};
};

}  // namespace crisscross::server
