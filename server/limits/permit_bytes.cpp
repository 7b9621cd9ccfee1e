#include "server/limits/permit_bytes.hpp"

namespace crisscross::server {

engine::Result<Permission, Span> permit_bytes(KeptBytes kept, const std::string& network, std::int64_t bytes,
                                              GrowthLimits& limits, Clock& clock) {
    if (const auto wait = limits.refuse_bytes(kept, network, bytes, clock.now())) return *wait;
    return Permission(
        [kept, network, bytes, &limits, &clock] { limits.give_back_bytes(kept, network, bytes, clock.now()); });
}

}  // namespace crisscross::server
