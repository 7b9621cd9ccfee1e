#pragma once

#include "protocol/json/basic.hpp"
#include "protocol/json/names.hpp"
#include "protocol/json/shape.hpp"
#include "protocol/messages/host/host_messages.hpp"

/// What the host's page asks.
namespace crisscross::protocol::json {

inline constexpr Length announcement_text{200};
inline constexpr Range invitation_uses{1, 10'000};
inline constexpr Range invitation_days{1, 365};

template <>
struct Names<ListChange> {
    using E = ListChange;
    static constexpr std::array<Name<E>, 3> all{
        {{E::add, "add"}, {E::exclude, "exclude"}, {E::take_back, "take_back"}}};
};
template <>
struct Shape<host_client::SignIn> {
    using M = host_client::SignIn;
    static constexpr std::string_view type = "sign_in";
    static constexpr auto fields = std::tuple{field("secret", &M::secret, hex_digits)};
};
template <>
struct Shape<host_client::SignOut> {
    using M = host_client::SignOut;
    static constexpr std::string_view type = "sign_out";
    static constexpr auto fields = std::tuple{};
};
template <>
struct Shape<host_client::Overview> {
    using M = host_client::Overview;
    static constexpr std::string_view type = "overview";
    static constexpr auto fields = std::tuple{};
};
template <>
struct Shape<host_client::Rooms> {
    using M = host_client::Rooms;
    static constexpr std::string_view type = "rooms";
    static constexpr auto fields = std::tuple{field("older_than", &M::older_than), field("room", &M::room)};
};
template <>
struct Shape<host_client::People> {
    using M = host_client::People;
    static constexpr std::string_view type = "people";
    static constexpr auto fields = std::tuple{field("older_than", &M::older_than)};
};
template <>
struct Shape<host_client::AuditLog> {
    using M = host_client::AuditLog;
    static constexpr std::string_view type = "audit_log";
    static constexpr auto fields = std::tuple{field("older_than", &M::older_than)};
};
template <>
struct Shape<host_client::Invitations> {
    using M = host_client::Invitations;
    static constexpr std::string_view type = "invitations";
    static constexpr auto fields = std::tuple{};
};
template <>
struct Shape<host_client::CloseRoom> {
    using M = host_client::CloseRoom;
    static constexpr std::string_view type = "close_room";
    static constexpr auto fields = std::tuple{field("room", &M::room)};
};
template <>
struct Shape<host_client::RemovePerson> {
    using M = host_client::RemovePerson;
    static constexpr std::string_view type = "remove_person";
    static constexpr auto fields = std::tuple{field("person", &M::person)};
};
template <>
struct Shape<host_client::Announce> {
    using M = host_client::Announce;
    static constexpr std::string_view type = "announce";
    static constexpr auto fields = std::tuple{field("text", &M::text, announcement_text)};
};
template <>
struct Shape<host_client::Invite> {
    using M = host_client::Invite;
    static constexpr std::string_view type = "invite";
    static constexpr auto fields =
        std::tuple{field("uses", &M::uses, invitation_uses), field("days", &M::days, invitation_days)};
};
template <>
struct Shape<host_client::RevokeInvitation> {
    using M = host_client::RevokeInvitation;
    static constexpr std::string_view type = "revoke_invitation";
    static constexpr auto fields = std::tuple{field("number", &M::number)};
};
template <>
struct Shape<host_client::BackUp> {
    using M = host_client::BackUp;
    static constexpr std::string_view type = "back_up";
    static constexpr auto fields = std::tuple{};
};
template <>
struct Shape<host_client::WordRulings> {
    using M = host_client::WordRulings;
    static constexpr std::string_view type = "word_rulings";
    static constexpr auto fields = std::tuple{field("older_than", &M::older_than)};
};
template <>
struct Shape<host_client::ChangeList> {
    using M = host_client::ChangeList;
    static constexpr std::string_view type = "change_list";
    static constexpr auto fields =
        std::tuple{field("list", &M::list), field("word", &M::word), field("change", &M::change)};
};

}  // namespace crisscross::protocol::json
