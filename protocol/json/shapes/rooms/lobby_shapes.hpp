#pragma once

#include "protocol/json/request_fields.hpp"
#include "protocol/json/shapes/games/clock_shapes.hpp"
#include "protocol/json/shapes/rooms/room_shapes.hpp"
#include "protocol/json/shapes/settings_shape.hpp"
#include "protocol/messages/rooms/lobby_messages.hpp"

/// How rooms are made, watched and left.
namespace crisscross::protocol::json {

template <>
struct Shape<client::Create> {
    static constexpr std::string_view type = "create";
    static constexpr auto fields = with_id<client::Create>(
        field("name", &client::Create::name), field("level", &client::Create::level),
        field("if_away", &client::Create::if_away), field("settings", &client::Create::settings),
        field("join", &client::Create::join, unless_zero), field("clock", &client::Create::clock),
        field("about_room", &client::Create::about_room));
};
template <>
struct Shape<client::Join> {
    static constexpr std::string_view type = "join";
    static constexpr auto fields =
        with_id<client::Join>(field("room", &client::Join::room), field("game", &client::Join::game),
                              field("seen", &client::Join::seen), field("password", &client::Join::password));
};
template <>
struct Shape<client::Leave> {
    static constexpr std::string_view type = "leave";
    static constexpr auto fields = with_id<client::Leave>(field("room", &client::Leave::room));
};
template <>
struct Shape<client::Rename> {
    static constexpr std::string_view type = "rename";
    static constexpr auto fields = with_id<client::Rename>(field("name", &client::Rename::name));
};
template <>
struct Shape<client::Catalogue> {
    static constexpr std::string_view type = "catalogue";
    static constexpr auto fields = std::tuple{field("id", &client::Catalogue::id, request_id)};
};

}  // namespace crisscross::protocol::json
