#pragma once

#include "protocol/json/shapes/games/clock_shapes.hpp"
#include "protocol/json/shapes/rooms/room_shapes.hpp"
#include "protocol/json/shapes/settings_shape.hpp"
#include "protocol/messages/rooms/room_state.hpp"

/// A room, its games and the one to come.
namespace crisscross::protocol::json {

template <>
struct Shape<server::GameSummary> {
    using M = server::GameSummary;
    static constexpr auto fields = std::tuple{field("game", &M::game),
                                              field("system", &M::system),
                                              field("stage", &M::stage),
                                              field("names", &M::names),
                                              field("scores", &M::scores, unless_empty),
                                              field("winners", &M::winners, unless_empty),
                                              field("changed", &M::changed)};
};
template <>
struct Shape<server::Standing> {
    using M = server::Standing;
    static constexpr auto fields =
        std::tuple{field("name", &M::name), field("games", &M::games), field("won", &M::won),
                   field("drawn", &M::drawn, unless_zero), field("points", &M::points)};
};
template <>
struct Shape<server::ProposedGame> {
    using M = server::ProposedGame;
    static constexpr auto fields = std::tuple{
        field("proposal", &M::proposal), field("by", &M::by),         field("turned", &M::turned, unless_zero),
        field("settings", &M::settings), field("agreed", &M::agreed), field("missing", &M::missing),
        field("clock", &M::clock)};
};
template <>
struct Shape<server::Watcher> {
    using M = server::Watcher;
    static constexpr auto fields = std::tuple{field("watcher", &M::watcher), field("name", &M::name, unless_empty)};
};
template <>
struct Names<server::RoomAct> {
    using E = server::RoomAct;
    static constexpr std::array<Name<E>, 19> all{{{E::propose_game, "propose_game"},
                                                  {E::agree_to_game, "agree_to_game"},
                                                  {E::decline_game, "decline_game"},
                                                  {E::begin_game, "begin_game"},
                                                  {E::take_part, "take_part"},
                                                  {E::step_back, "step_back"},
                                                  {E::leave_out, "leave_out"},
                                                  {E::bring_back, "bring_back"},
                                                  {E::name_room, "name_room"},
                                                  {E::set_entry, "set_entry"},
                                                  {E::set_watching, "set_watching"},
                                                  {E::set_rated, "set_rated"},
                                                  {E::lock_room, "lock_room"},
                                                  {E::hand_over_room, "hand_over_room"},
                                                  {E::remove_person, "remove_person"},
                                                  {E::remove_watcher, "remove_watcher"},
                                                  {E::close_room, "close_room"},
                                                  {E::keep_seat, "keep_seat"},
                                                  {E::free_seat, "free_seat"}}};
};
template <>
struct Shape<server::Room> {
    using M = server::Room;
    static constexpr std::string_view type = "room";
    static constexpr auto fields = std::tuple{field("room", &M::room),
                                              field("newest", &M::newest),
                                              field("games", &M::games),
                                              field("standings", &M::standings, unless_empty),
                                              field("next", &M::next),
                                              field("may", &M::may),
                                              field("settings", &M::settings),
                                              field("name", &M::name, unless_empty),
                                              field("entry", &M::entry, added),
                                              field("locked", &M::locked, unless_zero),
                                              field("watching", &M::watching, added),
                                              field("rated", &M::rated, unless_true),
                                              field("host", &M::host),
                                              field("kept", &M::kept, unless_empty),
                                              field("coming", &M::coming, unless_empty),
                                              field("sitting_out", &M::sitting_out, unless_empty),
                                              field("left_out", &M::left_out, unless_empty),
                                              field("removed", &M::removed, unless_empty),
                                              field("watchers", &M::watchers, unless_empty),
                                              field("closed", &M::closed, unless_zero)};
};

}  // namespace crisscross::protocol::json
