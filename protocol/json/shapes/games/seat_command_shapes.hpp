#pragma once

#include "protocol/json/request_fields.hpp"
#include "protocol/json/shapes/games/clock_shapes.hpp"
#include "protocol/messages/games/seat_commands.hpp"

/// The commands about seats, and what a player says for the whole game.
namespace crisscross::protocol::json {

template <>
struct Shape<client::TakeSeat> {
    static constexpr std::string_view type = "take_seat";
    static constexpr auto fields =
        with_room<client::TakeSeat>(field("name", &client::TakeSeat::name), field("level", &client::TakeSeat::level),
                                    field("if_away", &client::TakeSeat::if_away));
};
template <>
struct Shape<client::LeaveSeat> {
    static constexpr std::string_view type = "leave_seat";
    static constexpr auto fields = with_room<client::LeaveSeat>();
};
template <>
struct Shape<client::AddComputer> {
    static constexpr std::string_view type = "add_computer";
    static constexpr auto fields = with_room<client::AddComputer>(field("strength", &client::AddComputer::strength));
};
template <>
struct Shape<client::RemoveComputer> {
    static constexpr std::string_view type = "remove_computer";
    static constexpr auto fields =
        with_room<client::RemoveComputer>(field("seat", &client::RemoveComputer::seat, seat_numbers));
};
template <>
struct Shape<client::AddStandIn> {
    static constexpr std::string_view type = "add_stand_in";
    static constexpr auto fields = with_room<client::AddStandIn>(
        field("seat", &client::AddStandIn::seat, seat_numbers), field("strength", &client::AddStandIn::strength));
};
template <>
struct Shape<client::ReclaimSeat> {
    static constexpr std::string_view type = "reclaim_seat";
    static constexpr auto fields = with_room<client::ReclaimSeat>();
};
template <>
struct Shape<client::AlwaysAccept> {
    static constexpr std::string_view type = "always_accept";
    static constexpr auto fields = with_room<client::AlwaysAccept>(field("on", &client::AlwaysAccept::on));
};
template <>
struct Shape<client::Start> {
    static constexpr std::string_view type = "start";
    static constexpr auto fields = with_room<client::Start>();
};

}  // namespace crisscross::protocol::json
