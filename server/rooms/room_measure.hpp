#pragma once

#include <cstdint>
#include <optional>

#include "server/metrics/command_kind.hpp"
#include "server/metrics/outcome.hpp"
#include "server/metrics/stopwatch.hpp"
#include "server/rooms/core/room_effect.hpp"
#include "server/rooms/core/room_input.hpp"

namespace crisscross::server {

class Metrics;

/// Measures the commands of one room, one after another. Used on the room's strand.
class RoomMeasure {
public:
    explicit RoomMeasure(Metrics& metrics) : metrics_(metrics) {}

    /// The room begins with a request, whose frame was read when `since` was started.
    void begin(const RoomRequest& request, Stopwatch since);
    /// The room answers a request: perhaps the one that it has begun with.
    void note(const Reply& reply);
    /// All frames about the request are in their outboxes.
    void end();

private:
    struct Current {
        CommandKind kind{};
        protocol::RequestId id{};
        std::uint64_t connection = 0;
        Stopwatch since{};
        std::optional<Outcome> outcome{};
    };

    Metrics& metrics_;
    std::optional<Current> current_;
};

}  // namespace crisscross::server
