#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "server/net/frame.hpp"

namespace crisscross::server {

class Session;

/// The sessions that are open.
class Sessions {
public:
    /// Returns the new session's number, which is unique.
    std::uint64_t add(const std::shared_ptr<Session>& session);
    void remove(std::uint64_t number);
    std::size_t size() const;

    /// Sends `restarting` to everybody; from now on no request is begun.
    void announce_restart();
    /// Whether that has happened.
    bool restarting() const;
    /// Ends each session when its waiting frames are sent.
    void close(CloseCode code);

private:
    std::vector<std::shared_ptr<Session>> all() const;

    mutable std::mutex mutex_;
    std::uint64_t last_ = 0;
    bool restarting_ = false;
    std::map<std::uint64_t, std::weak_ptr<Session>> sessions_;
};

}  // namespace crisscross::server
