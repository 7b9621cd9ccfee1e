#include "server/imports/import_places.hpp"

#include <algorithm>

namespace crisscross::server {

std::unique_ptr<ImportPlaces::Place> ImportPlaces::take(Taker taker) {
    const std::lock_guard lock(taken_->mutex);
    std::list<Taker>& takers = taken_->by;
    const auto by_person = std::ranges::count(takers, taker.player, &Taker::player);
    const auto by_network = std::ranges::count(takers, taker.network, &Taker::network);
    if (takers.size() >= max || std::cmp_greater_equal(by_person, max_per_person) ||
        std::cmp_greater_equal(by_network, max_per_network))
        return nullptr;
    return std::make_unique<Place>(taken_, takers.insert(takers.end(), std::move(taker)));
}

ImportPlaces::Place::~Place() {
    const std::lock_guard lock(taken_->mutex);
    taken_->by.erase(own_);
}

}  // namespace crisscross::server
