#pragma once

#include <cstdint>
#include <memory>

#include "server/rooms/model/room_state.hpp"

namespace crisscross::server {

/// The way to a client. The core does not know what it is: it only hands it back in its effects.
struct Subscriber;

/// A connection that speaks to a room, and whose it is.
struct Caller {
    std::uint64_t connection = 0;  ///< its number, different for each
    PlayerId player = 0;
    std::shared_ptr<const Subscriber> subscriber{};
    bool operator==(const Caller&) const = default;
};

}  // namespace crisscross::server
