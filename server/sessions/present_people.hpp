#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <set>

namespace crisscross::server {

/// Who is connected, so that nobody is removed while they are. Any thread.
class PresentPeople {
public:
    using PlayerId = std::int64_t;

    /// How many connections one person may have at once.
    static constexpr int max_connections = 32;

    /// `unknown`: they are about to be removed. `too_many`: they have too many connections.
    enum class Entering : std::uint8_t { entered, unknown, too_many };
    Entering enter(PlayerId player);
    /// Call once for each `enter` that succeeded.
    void leave(PlayerId player);

    /// False if they are connected; otherwise they cannot enter until the claims are released.
    bool claim(PlayerId player);
    void release_claims();

private:
    std::mutex mutex_;
    std::map<PlayerId, int> connections_;
    std::set<PlayerId> claimed_;
};

}  // namespace crisscross::server
