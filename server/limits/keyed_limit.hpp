#pragma once

#include <mutex>

#include "server/limits/keyed_buckets.hpp"

namespace crisscross::server {

/// `KeyedBuckets` for any thread. Memory of forgotten keys is freed outside of the mutex.
template <class Key>
class KeyedLimit {
public:
    explicit KeyedLimit(Rate rate, std::size_t most_keys = 65'536) : buckets_(rate, most_keys) {}

    /// Takes `price` permissions of this key if there are as many.
    bool take(const Key& key, Moment now, double price = 1) {
        typename KeyedBuckets<Key>::Buckets forgotten;
        const std::lock_guard lock(mutex_);
        return buckets_.at(key, now, forgotten).take(now, price);
    }
    /// In how many milliseconds there is a permission of this key; 0 if there is one.
    Moment wait(const Key& key, Moment now) {
        typename KeyedBuckets<Key>::Buckets forgotten;
        const std::lock_guard lock(mutex_);
        return buckets_.at(key, now, forgotten).wait(now);
    }
    /// Puts back permissions that were taken and not needed.
    void give_back(const Key& key, Moment now, double price = 1) {
        typename KeyedBuckets<Key>::Buckets forgotten;
        const std::lock_guard lock(mutex_);
        buckets_.at(key, now, forgotten).give_back(now, price);
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
