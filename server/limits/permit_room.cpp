#include "server/limits/permit_room.hpp"

namespace crisscross::server {

std::optional<Permission> permit_room(const Requester& requester, GrowthLimits& limits, Clock& clock) {
    if (!limits.take_room(requester, clock.now())) return std::nullopt;
    return Permission([requester, &limits, &clock] { limits.give_back_room(requester, clock.now()); });
}

}  // namespace crisscross::server
