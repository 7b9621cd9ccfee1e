#include "server/sessions/request_budget.hpp"

#include <algorithm>

namespace crisscross::server {

// More than the bucket holds would never be paid.
bool RequestBudget::take(Moment now, std::uint64_t answered_bytes) {
    unpaid_ = std::min(max_, unpaid_ + static_cast<double>(answered_bytes - answered_));
    answered_ = answered_bytes;
    if (!answers_.take(now, unpaid_)) return false;
    unpaid_ = 0;
    return frames_.take(now);
}

Span RequestBudget::wait(Moment now) const {
    return unpaid_ > 0 ? answers_.wait(now, unpaid_) : frames_.wait(now);
}

}  // namespace crisscross::server
