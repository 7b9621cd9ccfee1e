#pragma once

#include <mutex>
#include <optional>
#include <vector>

#include "server/limits/permission.hpp"
#include "server/limits/places/shares.hpp"

namespace crisscross::server {

/// Places of which nobody has more than their share. Any thread.
class SharedPlaces {
public:
    explicit SharedPlaces(Shares shares) : shares_(shares) {}

    /// A place, free again when the permission ends; the places must live longer. Nothing if all are taken, or all
    /// that this person or network may have.
    std::optional<Permission> take(const Holder& taker);

private:
    void free(const Holder& taker);

    Shares shares_;
    std::mutex mutex_;
    std::vector<Holder> holders_;
};

}  // namespace crisscross::server
