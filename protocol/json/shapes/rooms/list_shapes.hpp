#pragma once

#include "protocol/json/request_fields.hpp"
#include "protocol/messages/rooms/list_messages.hpp"

/// The messages about the list of a player's games.
namespace crisscross::protocol::json {

template <>
struct Shape<PlaceInList> {
    using P = PlaceInList;
    static constexpr auto fields = std::tuple{field("over", &P::over, unless_zero),
                                              field("asked", &P::asked, unless_zero),
                                              field("until", &P::until),
                                              field("changed", &P::changed),
                                              field("room", &P::room),
                                              field("game", &P::game)};
};
template <>
struct Shape<client::Rooms> {
    static constexpr std::string_view type = "rooms";
    static constexpr auto fields = with_id<client::Rooms>(field("after", &client::Rooms::after));
};
template <>
struct Shape<client::FollowMyGames> {
    static constexpr std::string_view type = "follow_my_games";
    static constexpr auto fields = with_id<client::FollowMyGames>();
};
template <>
struct Shape<client::UnfollowMyGames> {
    static constexpr std::string_view type = "unfollow_my_games";
    static constexpr auto fields = with_id<client::UnfollowMyGames>();
};
template <>
struct Shape<server::RoomSummary> {
    using M = server::RoomSummary;
    static constexpr auto fields = std::tuple{field("room", &M::room),
                                              field("game", &M::game),
                                              field("system", &M::system),
                                              field("stage", &M::stage),
                                              field("names", &M::names),
                                              field("seat", &M::seat),
                                              field("asked", &M::asked),
                                              field("changed", &M::changed),
                                              field("until", &M::until),
                                              field("paused", &M::paused, unless_zero),
                                              field("unread", &M::unread, unless_zero),
                                              field("scores", &M::scores, unless_empty),
                                              field("winners", &M::winners, unless_empty),
                                              field("closed", &M::closed, unless_zero)};
};
template <>
struct Shape<server::Rooms> {
    using M = server::Rooms;
    static constexpr std::string_view type = "rooms";
    static constexpr auto fields =
        std::tuple{field("id", &M::id, request_id), field("rooms", &M::rooms, any_length), field("next", &M::next)};
};
template <>
struct Shape<server::MyGames> {
    using M = server::MyGames;
    static constexpr std::string_view type = "my_games";
    static constexpr auto fields =
        std::tuple{field("rooms", &M::rooms, any_length), field("games", &M::games, any_length)};
};

}  // namespace crisscross::protocol::json
