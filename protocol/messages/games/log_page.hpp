#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "protocol/messages/message_parts.hpp"

/// A part of the journal of a game, as a viewer may see it.
namespace crisscross::protocol::server {

/// The clock of a player after a version, in milliseconds.
struct TimeLeft {
    std::int64_t left = 0;
    std::int64_t overtime = 0;  ///< used after the time was up
    bool operator==(const TimeLeft&) const = default;
};

/// A version of a finished game at which a player began or stopped to think.
struct ThinkTime {
    std::uint32_t version = 0;
    std::optional<std::int64_t> thought{};  ///< by the player who stopped, in milliseconds
    std::vector<TimeLeft> clocks{};         ///< by seat; empty where nobody is timed
    bool operator==(const ThinkTime&) const = default;
};

/// A page of a room's versions.
struct Log {
    RequestId id{};
    std::vector<Entry> events{};
    std::optional<std::vector<ThinkTime>> times{};  ///< at these versions; only of a game that is over
    bool operator==(const Log&) const = default;
};

}  // namespace crisscross::protocol::server
