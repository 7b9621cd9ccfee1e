#include "server/time/smooth_time.hpp"

#include <algorithm>

namespace crisscross::server {

SmoothTime::Duration SmoothTime::at(Duration wall, Duration steady) {
    if (!has_begun_) {
        has_begun_ = true;
        last_ = wall;
        last_steady_ = steady;
    }
    const Duration passed = std::max(Duration{}, steady - last_steady_);
    const Duration max = passed * max_correction;
    last_ += passed + std::clamp(wall - last_ - passed, -max, max);
    last_steady_ = std::max(last_steady_, steady);
    return last_;
}

}  // namespace crisscross::server
