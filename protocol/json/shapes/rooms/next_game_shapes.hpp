#pragma once

#include "protocol/json/request_fields.hpp"
#include "protocol/json/shapes/games/clock_shapes.hpp"
#include "protocol/json/shapes/settings_shape.hpp"
#include "protocol/messages/rooms/next_game_commands.hpp"

/// The commands about the next game.
namespace crisscross::protocol::json {

template <>
struct Shape<client::ProposeGame> {
    static constexpr std::string_view type = "propose_game";
    static constexpr auto fields = with_room<client::ProposeGame>(
        field("settings", &client::ProposeGame::settings), field("turned", &client::ProposeGame::turned, unless_zero),
        field("clock", &client::ProposeGame::clock), field("level", &client::ProposeGame::level));
};
template <>
struct Shape<client::AgreeToGame> {
    static constexpr std::string_view type = "agree_to_game";
    static constexpr auto fields = with_room<client::AgreeToGame>(field("proposal", &client::AgreeToGame::proposal),
                                                                  field("level", &client::AgreeToGame::level));
};
template <>
struct Shape<client::DeclineGame> {
    static constexpr std::string_view type = "decline_game";
    static constexpr auto fields = with_room<client::DeclineGame>(field("proposal", &client::DeclineGame::proposal));
};
template <>
struct Shape<client::BeginGame> {
    static constexpr std::string_view type = "begin_game";
    static constexpr auto fields = with_room<client::BeginGame>(field("proposal", &client::BeginGame::proposal));
};

}  // namespace crisscross::protocol::json
