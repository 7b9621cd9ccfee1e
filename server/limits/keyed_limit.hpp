#pragma once

#include <cstddef>
#include <mutex>
#include <unordered_map>
#include <utility>

#include "server/limits/token_bucket.hpp"

namespace crisscross::server {

/// A bucket for each key, such as a network or a person, in bounded memory. A key that has not been used for as long
/// as a bucket takes to fill is forgotten, which changes nothing. If more keys are in use than it can remember, the
/// others share a bucket. Any thread.
template <class Key>
class KeyedLimit {
public:
    explicit KeyedLimit(Rate rate, std::size_t most_keys = 65'536)
        : rate_(rate),
          most_keys_(most_keys),
          others_({rate.burst * share_of_others, rate.per_second * share_of_others}, 0) {}

    /// Takes a permission of this key if there is one.
    bool take(const Key& key, Moment now) {
        Buckets forgotten;
        const std::lock_guard lock(mutex_);
        return bucket(key, now, forgotten).take(now);
    }
    /// Puts back a permission that was taken and not needed.
    void give_back(const Key& key, Moment now) {
        Buckets forgotten;
        const std::lock_guard lock(mutex_);
        bucket(key, now, forgotten).give_back(now);
    }
    /// How many keys it remembers.
    std::size_t remembered() const {
        const std::lock_guard lock(mutex_);
        return recent_.size() + older_.size();
    }

private:
    using Buckets = std::unordered_map<Key, TokenBucket>;
    static constexpr double share_of_others = 64;

    // Keys wander from `older_` to `recent_` when they are used; what is left in `older_` has been unused for at
    // least as long as a bucket takes to fill. `forgotten` is destroyed after the mutex is free.
    TokenBucket& bucket(const Key& key, Moment now, Buckets& forgotten) {
        if (now - turned_ >= rate_.time_to_fill()) {
            forgotten = std::exchange(older_, std::exchange(recent_, {}));
            turned_ = now;
        }
        if (const auto found = recent_.find(key); found != recent_.end()) return found->second;
        if (auto known = older_.extract(key)) return recent_.insert(std::move(known)).position->second;
        if (recent_.size() + older_.size() >= most_keys_) return others_;
        return recent_.try_emplace(key, rate_, now).first->second;
    }

    mutable std::mutex mutex_;
    Rate rate_;
    std::size_t most_keys_;
    Moment turned_ = 0;
    Buckets recent_;
    Buckets older_;
    TokenBucket others_;
};

}  // namespace crisscross::server
