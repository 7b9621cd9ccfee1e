#include "server/sessions/present_people.hpp"

namespace crisscross::server {

PresentPeople::Entering PresentPeople::enter(PlayerId player) {
    const std::lock_guard lock(mutex_);
    if (claimed_.contains(player)) return Entering::unknown;
    int& connections = connections_[player];
    if (connections == max_connections) return Entering::too_many;
    ++connections;
    return Entering::entered;
}

void PresentPeople::leave(PlayerId player) {
    const std::lock_guard lock(mutex_);
    const auto found = connections_.find(player);
    if (found != connections_.end() && --found->second == 0) connections_.erase(found);
}

bool PresentPeople::claim(PlayerId player) {
    const std::lock_guard lock(mutex_);
    if (connections_.contains(player)) return false;
    claimed_.insert(player);
    return true;
}

void PresentPeople::release_claims() {
    const std::lock_guard lock(mutex_);
    claimed_.clear();
}

}  // namespace crisscross::server
