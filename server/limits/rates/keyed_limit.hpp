#pragma once

#include <mutex>

#include "server/limits/rates/keyed_buckets.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

/// `KeyedBuckets` for any thread. Memory of forgotten keys is freed outside of the mutex.
template <class Key>
class KeyedLimit {
public:
    explicit KeyedLimit(Rate rate, std::size_t max_keys = 65'536) : buckets_(rate, max_keys) {}

    /// Takes `price` permissions of this key if there are as many.
    bool take(const Key& key, Moment now, double price = 1) {
        typename KeyedBuckets<Key>::Buckets forgotten;
        const std::lock_guard lock(mutex_);
        return buckets_.at(key, now, forgotten).take(now, price);
    }
    /// In how many milliseconds there are `price` permissions of this key; 0 if there are as many. Remembers no
    /// further key.
    Span wait(const Key& key, Moment now, double price = 1) {
        typename KeyedBuckets<Key>::Buckets forgotten;
        const std::lock_guard lock(mutex_);
        const TokenBucket* const found = buckets_.find(key, now, forgotten);
        return found ? found->wait(now, price) : 0;
    }
    /// Puts back permissions that were taken and not needed. Remembers no further key.
    void give_back(const Key& key, Moment now, double price = 1) {
        typename KeyedBuckets<Key>::Buckets forgotten;
        const std::lock_guard lock(mutex_);
        if (TokenBucket* const found = buckets_.find(key, now, forgotten)) found->give_back(now, price);
    }
    /// How many keys it remembers.
    std::size_t remembered() const {
        const std::lock_guard lock(mutex_);
        return buckets_.remembered();
    }

private:
    mutable std::mutex mutex_;
    KeyedBuckets<Key> buckets_;
};

}  // namespace crisscross::server
