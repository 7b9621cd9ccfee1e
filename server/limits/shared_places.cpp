#include "server/limits/shared_places.hpp"

#include <algorithm>

namespace crisscross::server {

std::optional<Permission> SharedPlaces::take(const Holder& taker) {
    const std::lock_guard lock(mutex_);
    if (!shares_.allow(holders_, taker)) return std::nullopt;
    holders_.push_back(taker);
    return Permission([this, taker] { free(taker); });
}

void SharedPlaces::free(const Holder& taker) {
    const std::lock_guard lock(mutex_);
    holders_.erase(std::ranges::find(holders_, taker));
}

}  // namespace crisscross::server
