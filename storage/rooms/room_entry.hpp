#pragma once

#include <cstdint>

namespace crisscross::storage {

/// Somebody who wants to come into a room, or to see its finished games, and what the room is like.
struct Arrival {
    bool is_removed = false;    ///< by the host of the room
    bool is_member = false;     ///< is its host, or has a seat in one of its games
    bool is_closed = false;     ///< the room, for good
    bool was_let_in = false;    ///< since the room was opened
    bool is_locked = false;     ///< the room
    bool has_password = false;  ///< likewise
};

/// What keeps somebody out. With `password` they come in if they show the right one.
enum class Obstacle : std::uint8_t { none, removed, closed, locked, password };

/// A room and the searches over HTTP both ask this, so that they let in the same people.
constexpr Obstacle obstacle_to(const Arrival& arrival) {
    if (arrival.is_removed) return Obstacle::removed;
    if (arrival.is_member) return Obstacle::none;
    if (arrival.is_closed) return Obstacle::closed;
    if (arrival.was_let_in) return Obstacle::none;
    if (arrival.is_locked) return Obstacle::locked;
    return arrival.has_password ? Obstacle::password : Obstacle::none;
}

}  // namespace crisscross::storage
