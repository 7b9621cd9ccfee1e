#pragma once

#include <string>

#include "server/limits/rates/keyed_limit.hpp"
#include "server/limits/rates/shared_limit.hpp"
#include "server/metrics/limit.hpp"

namespace crisscross::server {

class Metrics;

/// Counts the limits that strangers reach, and logs them. Any thread.
class ReachedLimits {
public:
    explicit ReachedLimits(Metrics& metrics);

    /// One more time. It is logged at most once a minute for each network.
    void add(Limit limit, const std::string& network, Moment now);

private:
    Metrics& metrics_;
    KeyedLimit<std::string> log_lines_;
    SharedLimit all_log_lines_;
};

}  // namespace crisscross::server
