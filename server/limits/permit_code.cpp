#include "server/limits/permit_code.hpp"

namespace crisscross::server {

std::optional<Permission> permit_code(const std::string& network, GuessLimits& limits, Clock& clock) {
    if (!limits.take_code(network, clock.now())) return std::nullopt;
    return Permission([network, &limits, &clock] { limits.give_back_code(network, clock.now()); });
}

}  // namespace crisscross::server
