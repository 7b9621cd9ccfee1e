#pragma once

#include "protocol/json/shapes/entry_shape.hpp"
#include "protocol/messages/rooms/room_view.hpp"

/// What somebody sees who has joined a game of a room.
namespace crisscross::protocol::json {

template <>
struct Shape<server::Created> {
    static constexpr std::string_view type = "created";
};
template <>
struct Shape<server::Joined> {
    static constexpr std::string_view type = "joined";
};
template <>
struct Shape<server::Events> {
    using E = server::Events;
    static constexpr std::string_view type = "events";
    static constexpr auto fields =
        std::tuple{field("room", &E::room), field("game", &E::game),   field("events", &E::events, any_length),
                   field("may", &E::may),   field("asked", &E::asked), field("clocks", &E::clocks)};
};
template <>
struct Shape<server::RoomClosed> {
    static constexpr std::string_view type = "room_closed";
    static constexpr auto fields = std::tuple{field("room", &server::RoomClosed::room)};
};

// The fields of a view are among those of its message.
void read_fields(Object& object, server::Created& out);
void write_fields(Writer& out, const server::Created& in);
void read_fields(Object& object, server::Joined& out);
void write_fields(Writer& out, const server::Joined& in);

}  // namespace crisscross::protocol::json
