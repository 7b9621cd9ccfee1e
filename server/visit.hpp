#pragma once

#include <functional>
#include <utility>

namespace crisscross::server {

/// Keeps a room in the lobby as long as it lives: whoever is in a room, or on the way to it, holds one.
class Visit {
public:
    explicit Visit(std::function<void()> end) : end_(std::move(end)) {}
    Visit(Visit&& other) noexcept : end_(std::exchange(other.end_, nullptr)) {}
    Visit& operator=(Visit&& other) noexcept {
        std::swap(end_, other.end_);
        return *this;
    }
    ~Visit() {
        if (end_) end_();
    }

private:
    std::function<void()> end_;
};

}  // namespace crisscross::server
