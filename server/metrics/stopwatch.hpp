#pragma once

#include <chrono>

namespace crisscross::server {

/// Measures how long something takes, from when it is made. Unlike `Clock`, no test stops it.
class Stopwatch {
public:
    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count();
    }

private:
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

}  // namespace crisscross::server
