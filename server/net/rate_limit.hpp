#pragma once

#include <map>
#include <mutex>
#include <string>
#include <string_view>

#include "server/runtime/clock.hpp"

namespace crisscross::server {

/// How often something may happen: `burst` times at once, and `per_second` on average.
struct Rate {
    double burst = 1;
    double per_second = 1;
};

/// Permissions that are used up and come back with time.
class TokenBucket {
public:
    TokenBucket(Rate rate, Moment now) : rate_(rate), level_(rate.burst), filled_(now) {}

    /// Takes a permission if there is one.
    bool take(Moment now);
    /// Whether there is a permission to take.
    bool ready(Moment now) const { return level(now) >= 1; }
    /// Whether the bucket has filled up again, so that it is as good as new.
    bool full(Moment now) const { return level(now) >= rate_.burst; }

private:
    double level(Moment now) const;

    Rate rate_;
    double level_;
    Moment filled_;
};

/// The address that limits apply to: the peer itself or, behind a trusted proxy, the last address in its
/// X-Forwarded-For, which is the one that the proxy saw.
std::string client_address(std::string_view peer, std::string_view forwarded_for, bool trust_proxy);

/// A bucket for each address. May be used from any thread.
class AddressLimit {
public:
    explicit AddressLimit(Rate rate) : rate_(rate) {}

    bool ready(const std::string& address, Moment now);
    void take(const std::string& address, Moment now);
    /// How many addresses it remembers.
    std::size_t remembered() const;

private:
    void forget_full(Moment now);

    mutable std::mutex mutex_;
    Rate rate_;
    std::map<std::string, TokenBucket> buckets_;
};

}  // namespace crisscross::server
