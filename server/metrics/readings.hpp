#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "server/metrics/disk_use.hpp"
#include "server/metrics/process_use.hpp"

namespace crisscross::server {

/// Values at this moment, as opposed to counters.
struct Readings {
    std::size_t connections = 0;
    std::size_t sessions = 0;
    std::size_t rooms_open = 0;
    std::size_t room_inboxes = 0;  ///< requests waiting in all rooms
    std::size_t store_queue = 0;   ///< requests that the store has not answered yet
    std::size_t deliveries_waiting = 0;
    std::uint64_t logged_errors = 0;  ///< since the start
    double clock_ahead = 0;           ///< of the machine's clock, in seconds
    bool store_healthy = true;
    bool ready = true;
    std::vector<std::pair<std::string_view, std::size_t>> analysis_queue{};  ///< jobs that wait, by class
    ProcessUse process{};
    DiskUse disk{};
};

}  // namespace crisscross::server
