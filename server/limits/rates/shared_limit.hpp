#pragma once

#include <mutex>

#include "server/limits/rates/token_bucket.hpp"

namespace crisscross::server {

/// A limit that all share. Any thread.
class SharedLimit {
public:
    explicit SharedLimit(Rate rate) : bucket_(rate, 0) {}

    /// Takes a permission if there is one.
    bool take(Moment now) {
        const std::lock_guard lock(mutex_);
        return bucket_.take(now);
    }
    /// Puts back a permission that was taken and not needed.
    void give_back(Moment now) {
        const std::lock_guard lock(mutex_);
        bucket_.give_back(now);
    }

private:
    std::mutex mutex_;
    TokenBucket bucket_;
};

}  // namespace crisscross::server
