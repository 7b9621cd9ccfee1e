#pragma once

#include <cstdint>

#include "server/limits/rates/token_bucket.hpp"
#include "server/metrics/limit.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

/// How fast one client may ask: in frames that it sends, and in bytes of the answers that it has had. So an answer
/// has a price that grows with its size, such as a join of a long game.
class RequestBudget {
public:
    RequestBudget(Rate frames, Rate answers, Moment now)
        : frames_(frames, now), answers_(answers, now), max_(answers.burst) {}

    /// Whether the next frame is due, for a connection that has had this many bytes of answers so far. If it is not,
    /// `reached` and `wait` say why, and for how many milliseconds.
    bool take(Moment now, std::uint64_t answered_bytes);
    Limit reached() const { return unpaid_ > 0 ? Limit::answers : Limit::frames; }
    Span wait(Moment now) const;

private:
    TokenBucket frames_;
    TokenBucket answers_;
    double max_;
    std::uint64_t answered_ = 0;
    double unpaid_ = 0;  // bytes
};

}  // namespace crisscross::server
