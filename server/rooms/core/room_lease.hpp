#pragma once

#include <functional>
#include <utility>

namespace crisscross::server {

/// Keeps a room in the lobby as long as it lives: whoever is in a room, or on the way to it, holds one.
class RoomLease {
public:
    explicit RoomLease(std::function<void()> end) : end_(std::move(end)) {}
    RoomLease(RoomLease&& other) noexcept : end_(std::exchange(other.end_, nullptr)) {}
    RoomLease& operator=(RoomLease&& other) noexcept {
        std::swap(end_, other.end_);
        return *this;
    }
    ~RoomLease() {
        if (end_) end_();
    }

private:
    std::function<void()> end_;
};

}  // namespace crisscross::server
