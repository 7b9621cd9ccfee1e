#include "server/imports/import_places.hpp"

#include <algorithm>
#include <utility>

namespace crisscross::server {

std::unique_ptr<ImportPlaces::Place> ImportPlaces::take(Taker taker) {
    const std::lock_guard lock(mutex_);
    const auto by_person = std::ranges::count(taken_, taker.player, &Taker::player);
    const auto by_network = std::ranges::count(taken_, taker.network, &Taker::network);
    if (taken_.size() >= max || std::cmp_greater_equal(by_person, max_per_person) ||
        std::cmp_greater_equal(by_network, max_per_network))
        return nullptr;
    return std::make_unique<Place>(*this, taken_.insert(taken_.end(), std::move(taker)));
}

void ImportPlaces::free(std::list<Taker>::iterator own) {
    const std::lock_guard lock(mutex_);
    taken_.erase(own);
}

}  // namespace crisscross::server
