#pragma once

#include "server/time/span.hpp"

namespace crisscross::server {

/// How often something may happen: `burst` times at once, and `per_second` on average.
struct Rate {
    double burst = 1;
    double per_second = 1;

    /// How long an unused bucket takes to fill, in milliseconds.
    Span time_to_fill() const;
};

/// Permissions that are used up and come back with time.
class TokenBucket {
public:
    TokenBucket(Rate rate, Moment now) : rate_(rate), level_(rate.burst), filled_(now) {}

    /// Takes `price` permissions if there are as many.
    bool take(Moment now, double price = 1);
    /// In how many milliseconds there are as many.
    Span wait(Moment now, double price = 1) const;
    /// Puts back permissions that were taken and not needed.
    void give_back(Moment now, double price = 1);

private:
    double level(Moment now) const;

    Rate rate_;
    double level_;
    Moment filled_;
};

}  // namespace crisscross::server
