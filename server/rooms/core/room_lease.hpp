#pragma once

#include <functional>
#include <memory>
#include <utility>

namespace crisscross::server {

/// Keeps a room in the lobby while the lease lives: everybody who is in a room, or about to join it, holds one.
class RoomLease {
public:
    /// Shows from outside whether a lease has ended. Any thread.
    class Observer {
    public:
        explicit Observer(const RoomLease& lease) : held_(lease.held_) {}
        bool ended() const { return held_.expired(); }

    private:
        std::weak_ptr<const void> held_;
    };

    explicit RoomLease(std::function<void()> end) : held_(std::make_shared<Held>(std::move(end))) {}
    RoomLease(RoomLease&&) = default;
    RoomLease& operator=(RoomLease&&) = default;

private:
    struct Held {
        explicit Held(std::function<void()> at_the_end) : end(std::move(at_the_end)) {}
        ~Held() {
            if (end) end();
        }
        Held(const Held&) = delete;
        Held& operator=(const Held&) = delete;

        std::function<void()> end;
    };

    std::shared_ptr<const Held> held_;  // only here
};

}  // namespace crisscross::server
