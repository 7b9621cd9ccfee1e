#pragma once

#include <chrono>

namespace crisscross::server {

/// A time of day that never jumps: it follows the wall clock, but when that is set forward or back, it goes a little
/// faster or slower than the machine's steady clock until both agree again. So a window of ten seconds lasts ten
/// seconds, whatever happens to the wall clock meanwhile.
class SmoothTime {
public:
    using Duration = std::chrono::duration<double, std::milli>;
    /// How much of the time that passes may be used to catch up.
    static constexpr double max_correction = 0.02;

    /// The time at which the two clocks show this. Both count from any moment of their own.
    Duration at(Duration wall, Duration steady);

private:
    bool has_begun_ = false;
    Duration last_{};
    Duration last_steady_{};
};

}  // namespace crisscross::server
