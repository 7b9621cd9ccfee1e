#pragma once

#include <array>
#include <cstddef>

#include "server/metrics/disk_use.hpp"
#include "server/metrics/process_use.hpp"

namespace crisscross::server {

/// What is so at this moment, in contrast to what is counted over time.
struct Readings {
    std::size_t connections = 0;
    std::size_t sessions = 0;
    std::size_t rooms_open = 0;
    std::size_t room_inboxes = 0;  ///< requests waiting in all rooms
    std::size_t store_queue = 0;   ///< requests that the store has not answered yet
    bool store_healthy = true;
    bool ready = true;
    std::array<std::size_t, 4> analysis_queue{};  ///< jobs that wait for a thread, by `JobClass`
    ProcessUse process{};
    DiskUse disk{};
};

}  // namespace crisscross::server
