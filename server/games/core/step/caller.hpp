#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "server/games/model/game_state.hpp"

namespace crisscross::server {

/// The way to a client. Opaque to the core, which only hands it back in its effects.
struct Subscriber;

/// Whether somebody can see the page at the other end of a connection, as it said last.
enum class Visibility : std::uint8_t { visible, hidden };

/// A connection to a room, and its player.
struct Caller {
    std::uint64_t connection = 0;  ///< its number, different for each
    PlayerId player = 0;
    std::shared_ptr<const Subscriber> subscriber{};
    std::string network{};  ///< from which the connection comes
    bool operator==(const Caller&) const = default;
};

}  // namespace crisscross::server
