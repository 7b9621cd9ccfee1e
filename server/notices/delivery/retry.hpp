#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "server/metrics/delivery_outcome.hpp"
#include "server/outgoing/outgoing_request.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

/// What becomes of a delivery after an attempt.
struct Delivered {};
struct TryAgain {
    Moment at = 0;
};
struct GiveUp {
    std::string why{};  ///< for the log
};
/// The device or the webhook does not exist any more.
struct TargetGone {};
using DeliveryVerdict = std::variant<Delivered, TryAgain, GiveUp, TargetGone>;

inline constexpr int max_attempts = 8;

/// How long to wait after this many attempts: half a minute, then four times as long each time, up to six hours, and
/// up to a quarter more by `chance` (0 to 1), so that many deliveries do not come back at once.
Span wait_after(int attempts, double chance);

/// The seconds or the date of a Retry-After header (RFC 9110, 10.2.3) as a time from now on, at most a day; nothing
/// for any other text.
std::optional<Span> retry_after(std::string_view header, Moment now);

/// `attempt`: the number of the attempt that has this result. A push service says by 404 that a device is gone (RFC
/// 8030, 7.3). For a webhook that is only 410: a proxy in front of it may answer 404 for a while.
DeliveryVerdict verdict_on(DeliveryTarget target, const engine::Result<OutgoingAnswer, OutgoingFault>& result,
                           int attempt, Moment now, double chance);

}  // namespace crisscross::server
