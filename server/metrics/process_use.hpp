#pragma once

#include <cstdint>

namespace crisscross::server {

/// What this process uses. What cannot be read is 0.
struct ProcessUse {
    double resident_bytes = 0;
    double cpu_seconds = 0;  ///< user and system, of all threads
    double open_files = 0;
    double max_files = 0;  ///< the soft limit on file descriptors
};

ProcessUse process_use();

}  // namespace crisscross::server
