#pragma once

#include <map>
#include <mutex>
#include <string>

#include "server/runtime/clock.hpp"

namespace crisscross::server {

/// How much may happen: so many at once, and so many a second in the long run.
struct Rate {
    double burst = 1;
    double per_second = 1;
};

/// A store of permissions that fills up with time.
class TokenBucket {
public:
    TokenBucket(Rate rate, Moment now) : rate_(rate), level_(rate.burst), filled_(now) {}

    /// Takes one permission if there is one.
    bool take(Moment now);
    /// Whether one could be taken.
    bool ready(Moment now) const { return level(now) >= 1; }
    /// Nothing has been taken for so long that it is as good as new.
    bool full(Moment now) const { return level(now) >= rate_.burst; }

private:
    double level(Moment now) const;

    Rate rate_;
    double level_;
    Moment filled_;
};

/// A bucket for each address. Any thread may ask.
class AddressLimit {
public:
    explicit AddressLimit(Rate rate) : rate_(rate) {}

    bool ready(const std::string& address, Moment now);
    void take(const std::string& address, Moment now);
    /// How many addresses it keeps.
    std::size_t remembered() const;

private:
    void forget_full(Moment now);

    mutable std::mutex mutex_;
    Rate rate_;
    std::map<std::string, TokenBucket> buckets_;
};

}  // namespace crisscross::server
