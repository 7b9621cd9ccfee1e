#pragma once

#include <cstddef>
#include <unordered_map>
#include <utility>

#include "server/limits/rates/token_bucket.hpp"

namespace crisscross::server {

/// A bucket for each key, such as a network or a person, in bounded memory. A key that has not been used for as long
/// as a bucket takes to fill is forgotten, which changes nothing. If more keys are in use than it can remember, the
/// others share a bucket.
template <class Key>
class KeyedBuckets {
public:
    using Buckets = std::unordered_map<Key, TokenBucket>;

    explicit KeyedBuckets(Rate rate, std::size_t max_keys)
        : rate_(rate), max_keys_(max_keys), others_({rate.burst * others_share, rate.per_second * others_share}, 0) {}

    /// The bucket of this key, until the next call. Keys that it forgets are moved to `forgotten`, so that the caller
    /// decides when their memory is freed.
    TokenBucket& at(const Key& key, Moment now, Buckets& forgotten) {
        if (TokenBucket* const found = find(key, now, forgotten)) return *found;
        return recent_.try_emplace(key, rate_, now).first->second;
    }
    TokenBucket& at(const Key& key, Moment now) {
        Buckets forgotten;
        return at(key, now, forgotten);
    }
    /// The same, but remembers no further key: null if the bucket of this one would be new, which means full.
    TokenBucket* find(const Key& key, Moment now, Buckets& forgotten) {
        if (now - turned_ >= rate_.time_to_fill()) {
            forgotten = std::exchange(older_, std::exchange(recent_, {}));
            turned_ = now;
        }
        if (const auto found = recent_.find(key); found != recent_.end()) return &found->second;
        if (auto known = older_.extract(key)) return &recent_.insert(std::move(known)).position->second;
        return remembered() >= max_keys_ ? &others_ : nullptr;
    }
    /// How many keys it remembers.
    std::size_t remembered() const { return recent_.size() + older_.size(); }

private:
    static constexpr double others_share = 64;

    Rate rate_;
    std::size_t max_keys_;
    Moment turned_ = 0;
    // Keys wander from `older_` to `recent_` when they are used; what is left in `older_` has been unused for at
    // least as long as a bucket takes to fill.
    Buckets recent_;
    Buckets older_;
    TokenBucket others_;
};

}  // namespace crisscross::server
