#include "server/games/core/limits/game_bytes.hpp"

#include "protocol/stored/stored_text.hpp"
#include "server/games/core/limits/side_changes.hpp"
#include "server/metrics/limit.hpp"

namespace crisscross::server {

std::int64_t game_bytes(const engine::Rules& rules, std::span<const protocol::GameEvent> events) {
    std::int64_t bytes = 0;
    for (const protocol::GameEvent& event : events) {
        const protocol::Json text = protocol::write_event(rules, event, protocol::Destination::journal);
        bytes += static_cast<std::int64_t>(text.text.size()) + bytes_per_entry;
    }
    return bytes;
}

Answer<Permission> permit(const TakeGameBytes& take, const std::string& network, const protocol::GameCommand& command,
                          const GameState& state, std::span<const protocol::GameEvent> events) {
    const bool counts = is_move(command) || is_side_change(command);
    if (!take || !counts || state.stage() == Stage::waiting) return Permission();
    auto taken = take(network, game_bytes(state.rules, events));
    if (!taken) return too_many_moves(taken.error(), Limit::game_bytes);
    return *std::move(taken);
}

}  // namespace crisscross::server
