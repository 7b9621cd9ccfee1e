#pragma once

#include <chrono>

#include "tests/support/server/test_server.hpp"

namespace crisscross::test {

/// How long a server takes to stop.
inline std::chrono::steady_clock::duration time_to_stop(TestServer& server) {
    const auto before = std::chrono::steady_clock::now();
    server.stop();
    return std::chrono::steady_clock::now() - before;
}

/// Whether one of three stops takes less than the limit: a busy machine may hold up one of them, while a server that
/// waits for something does so each time. `stop` starts a server and says how long it took to stop.
template <class Stop>
bool stops_within(std::chrono::milliseconds limit, const Stop& stop) {
    for (int tries = 0; tries < 3; ++tries)
        if (stop() < limit) return true;
    return false;
}

}  // namespace crisscross::test
