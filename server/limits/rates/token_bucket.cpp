#include "server/limits/rates/token_bucket.hpp"

#include <algorithm>
#include <cmath>

namespace crisscross::server {

Span Rate::time_to_fill() const {
    return static_cast<Span>(std::ceil(1000.0 * burst / per_second));
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
    return static_cast<Span>(std::ceil(1000.0 * std::max(0.0, price - level(now)) / rate_.per_second));
}

void TokenBucket::give_back(Moment now, double price) {
    level_ = std::min(rate_.burst, level(now) + price);
    filled_ = now;
}

}  // namespace crisscross::server
