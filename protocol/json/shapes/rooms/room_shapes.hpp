#pragma once

#include "protocol/json/request_fields.hpp"

/// What a room is besides its games, and the messages about it.
namespace crisscross::protocol::json {

template <>
struct Names<RoomEntry> {
    using E = RoomEntry;
    static constexpr std::array<Name<E>, 3> all{
        {{E::link, "link"}, {E::password, "password"}, {E::everybody, "public"}}};
};
template <>
struct Shape<Watching> {
    using W = Watching;
    static constexpr auto fields =
        std::tuple{field("allowed", &W::allowed), field("delay_moves", &W::delay_moves, Range{0, W::max_moves}),
                   field("delay_seconds", &W::delay_seconds, Range{0, W::max_seconds})};
};
template <>
struct Shape<AboutRoom> {
    using A = AboutRoom;
    static constexpr auto fields =
        std::tuple{field("name", &A::name), field("entry", &A::entry), field("password", &A::password),
                   field("watching", &A::watching), field("rated", &A::rated)};
};
template <>
struct Shape<client::NameRoom> {
    static constexpr std::string_view type = "name_room";
    static constexpr auto fields = with_room<client::NameRoom>(field("name", &client::NameRoom::name));
};
template <>
struct Shape<client::SetEntry> {
    static constexpr std::string_view type = "set_entry";
    static constexpr auto fields = with_room<client::SetEntry>(field("entry", &client::SetEntry::entry),
                                                               field("password", &client::SetEntry::password));
};
template <>
struct Shape<client::SetWatching> {
    static constexpr std::string_view type = "set_watching";
    static constexpr auto fields = with_room<client::SetWatching>(field("watching", &client::SetWatching::watching));
};
template <>
struct Shape<client::SetRated> {
    static constexpr std::string_view type = "set_rated";
    static constexpr auto fields = with_room<client::SetRated>(field("rated", &client::SetRated::rated));
};
template <>
struct Shape<client::LockRoom> {
    static constexpr std::string_view type = "lock_room";
    static constexpr auto fields = with_room<client::LockRoom>(field("locked", &client::LockRoom::locked));
};
template <>
struct Shape<client::HandOverRoom> {
    static constexpr std::string_view type = "hand_over_room";
    static constexpr auto fields = with_room<client::HandOverRoom>(field("name", &client::HandOverRoom::name));
};
template <>
struct Shape<client::RemovePerson> {
    static constexpr std::string_view type = "remove_person";
    static constexpr auto fields = with_room<client::RemovePerson>(field("name", &client::RemovePerson::name));
};
template <>
struct Shape<client::RemoveWatcher> {
    static constexpr std::string_view type = "remove_watcher";
    static constexpr auto fields =
        with_room<client::RemoveWatcher>(field("watcher", &client::RemoveWatcher::watcher),
                                         field("lines", &client::RemoveWatcher::lines, unless_zero));
};
template <>
struct Shape<client::CloseRoom> {
    static constexpr std::string_view type = "close_room";
    static constexpr auto fields = with_room<client::CloseRoom>();
};
template <>
struct Shape<client::KeepSeat> {
    static constexpr std::string_view type = "keep_seat";
    static constexpr auto fields = with_room<client::KeepSeat>(field("name", &client::KeepSeat::name));
};
template <>
struct Shape<client::FreeSeat> {
    static constexpr std::string_view type = "free_seat";
    static constexpr auto fields = with_room<client::FreeSeat>(field("name", &client::FreeSeat::name));
};
template <>
struct Shape<client::TakePart> {
    static constexpr std::string_view type = "take_part";
    static constexpr auto fields = with_room<client::TakePart>(field("name", &client::TakePart::name, unless_empty),
                                                               field("level", &client::TakePart::level),
                                                               field("if_away", &client::TakePart::if_away));
};
template <>
struct Shape<client::StepBack> {
    static constexpr std::string_view type = "step_back";
    static constexpr auto fields = with_room<client::StepBack>();
};
template <>
struct Shape<client::LeaveOut> {
    static constexpr std::string_view type = "leave_out";
    static constexpr auto fields = with_room<client::LeaveOut>(field("name", &client::LeaveOut::name));
};
template <>
struct Shape<client::BringBack> {
    static constexpr std::string_view type = "bring_back";
    static constexpr auto fields = with_room<client::BringBack>(field("name", &client::BringBack::name));
};
template <>
struct Shape<client::FollowPublicGames> {
    static constexpr std::string_view type = "follow_public_games";
    static constexpr auto fields = with_id<client::FollowPublicGames>();
};
template <>
struct Shape<client::UnfollowPublicGames> {
    static constexpr std::string_view type = "unfollow_public_games";
    static constexpr auto fields = with_id<client::UnfollowPublicGames>();
};
template <>
struct Shape<server::PublicRoom> {
    using R = server::PublicRoom;
    static constexpr auto fields = std::tuple{field("room", &R::room),      field("name", &R::name, unless_empty),
                                              field("system", &R::system),  field("stage", &R::stage),
                                              field("names", &R::names),    field("seats", &R::seats),
                                              field("watched", &R::watched)};
};
template <>
struct Shape<server::PublicGames> {
    static constexpr std::string_view type = "public_games";
    static constexpr auto fields = std::tuple{field("rooms", &server::PublicGames::rooms)};
};

}  // namespace crisscross::protocol::json
