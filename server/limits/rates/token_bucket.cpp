#include "server/limits/rates/token_bucket.hpp"

#include <algorithm>
#include <cmath>

namespace crisscross::server {

namespace {

/// In milliseconds. With a rate of zero it never comes back, for which a year has to do.
constexpr double longest = 365.0 * 24 * 60 * 60 * 1000;

Span time_for(double permissions, const Rate& rate) {
    return static_cast<Span>(std::ceil(std::min(longest, 1000.0 * permissions / rate.per_second)));
}

}  // namespace

Span Rate::time_to_fill() const {
    return time_for(burst, *this);
}

double TokenBucket::level(Moment now) const {
    const double seconds = static_cast<double>(std::max<Span>(0, now - filled_)) / 1000.0;
    return std::min(rate_.burst, level_ + seconds * rate_.per_second);
}

bool TokenBucket::take(Moment now, double price) {
    level_ = level(now);
    filled_ = now;
    if (level_ < price) return false;
    level_ -= price;
    return true;
}

Span TokenBucket::wait(Moment now, double price) const {
    const double missing = price - level(now);
    return missing > 0 ? time_for(missing, rate_) : 0;
}

void TokenBucket::give_back(Moment now, double price) {
    level_ = std::min(rate_.burst, level(now) + price);
    filled_ = now;
}

}  // namespace crisscross::server
