#pragma once

#include <functional>
#include <utility>

namespace crisscross::server {

/// What a request has taken of a limit. It is given back when the permission ends, unless the request was granted.
class Permission {
public:
    Permission() = default;  ///< of nothing
    explicit Permission(std::function<void()> give_back) : give_back_(std::move(give_back)) {}
    Permission(Permission&& other) noexcept : give_back_(std::exchange(other.give_back_, {})) {}
    Permission& operator=(Permission&& other) noexcept {
        std::swap(give_back_, other.give_back_);
        return *this;
    }
    ~Permission() {
        if (give_back_) give_back_();
    }

    void use() { give_back_ = {}; }

private:
    std::function<void()> give_back_{};
};

}  // namespace crisscross::server
