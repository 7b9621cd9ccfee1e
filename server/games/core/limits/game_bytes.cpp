#include "server/games/core/limits/game_bytes.hpp"

#include "protocol/stored/stored_text.hpp"

namespace crisscross::server {

std::int64_t game_bytes(const engine::Rules& rules, std::span<const protocol::GameEvent> events) {
    std::int64_t bytes = 0;
    for (const protocol::GameEvent& event : events) {
        const protocol::Json text = protocol::write_event(rules, event, protocol::Destination::journal);
        bytes += static_cast<std::int64_t>(text.text.size()) + bytes_per_entry;
    }
    return bytes;
}

}  // namespace crisscross::server
