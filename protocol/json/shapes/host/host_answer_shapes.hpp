#pragma once

#include "protocol/json/shapes/details_shape.hpp"
#include "protocol/json/shapes/host/host_request_shapes.hpp"

/// What the host's page gets.
namespace crisscross::protocol::json {

template <>
struct Shape<host_server::SignedIn> {
    using M = host_server::SignedIn;
    static constexpr std::string_view type = "signed_in";
    static constexpr auto fields = std::tuple{field("token", &M::token, hex_digits), field("until", &M::until)};
};
template <>
struct Shape<host_server::Done> {
    using M = host_server::Done;
    static constexpr std::string_view type = "done";
    static constexpr auto fields = std::tuple{};
};
template <>
struct Shape<host_server::Error> {
    using M = host_server::Error;
    static constexpr std::string_view type = "error";
    static constexpr auto fields =
        std::tuple{field("code", &M::code), field("message", &M::message, long_text), field("id", &M::id, request_id),
                   field("field", &M::field, long_text), among(&M::details)};
};
template <>
struct Shape<host_server::LimitReached> {
    using M = host_server::LimitReached;
    static constexpr auto fields = std::tuple{field("limit", &M::limit), field("times", &M::times)};
};
template <>
struct Shape<host_server::Backup> {
    using M = host_server::Backup;
    static constexpr auto fields = std::tuple{field("at", &M::at), field("file", &M::file)};
};
template <>
struct Shape<host_server::Backups> {
    using M = host_server::Backups;
    static constexpr auto fields = std::tuple{field("every", &M::every), field("failures", &M::failures),
                                              field("running", &M::running, unless_zero), field("last", &M::last)};
};
template <>
struct Shape<host_server::Overview> {
    using M = host_server::Overview;
    static constexpr std::string_view type = "overview";
    static constexpr auto fields =
        std::tuple{field("server", &M::server),         field("healthy", &M::healthy),
                   field("entry", &M::entry),           field("connections", &M::connections),
                   field("open_rooms", &M::open_rooms), field("announcement", &M::announcement),
                   field("limits", &M::limits),         field("backups", &M::backups)};
};
template <>
struct Shape<host_server::Room> {
    using M = host_server::Room;
    static constexpr auto fields = std::tuple{field("number", &M::number),
                                              field("room", &M::room),
                                              field("system", &M::system),
                                              field("stage", &M::stage),
                                              field("names", &M::names),
                                              field("changed", &M::changed),
                                              field("open", &M::open, unless_zero),
                                              field("closed", &M::closed, unless_zero)};
};
template <>
struct Shape<host_server::Rooms> {
    using M = host_server::Rooms;
    static constexpr std::string_view type = "rooms";
    static constexpr auto fields = std::tuple{field("rooms", &M::rooms)};
};
template <>
struct Shape<host_server::Person> {
    using M = host_server::Person;
    static constexpr auto fields =
        std::tuple{field("person", &M::person),           field("name", &M::name),
                   field("created", &M::created),         field("last_seen", &M::last_seen),
                   field("connections", &M::connections), field("removed", &M::removed, unless_zero)};
};
template <>
struct Shape<host_server::People> {
    using M = host_server::People;
    static constexpr std::string_view type = "people";
    static constexpr auto fields = std::tuple{field("people", &M::people)};
};
template <>
struct Shape<host_server::AuditEntry> {
    using M = host_server::AuditEntry;
    static constexpr auto fields =
        std::tuple{field("number", &M::number), field("at", &M::at), field("session", &M::session),
                   field("action", &M::action), field("subject", &M::subject)};
};
template <>
struct Shape<host_server::AuditLog> {
    using M = host_server::AuditLog;
    static constexpr std::string_view type = "audit_log";
    static constexpr auto fields = std::tuple{field("entries", &M::entries)};
};
template <>
struct Shape<host_server::Invitation> {
    using M = host_server::Invitation;
    static constexpr auto fields =
        std::tuple{field("number", &M::number), field("expires", &M::expires), field("uses_left", &M::uses_left)};
};
template <>
struct Shape<host_server::Invitations> {
    using M = host_server::Invitations;
    static constexpr std::string_view type = "invitations";
    static constexpr auto fields = std::tuple{field("invitations", &M::invitations)};
};
template <>
struct Shape<host_server::Invited> {
    using M = host_server::Invited;
    static constexpr std::string_view type = "invited";
    static constexpr auto fields = std::tuple{field("number", &M::number), field("secret", &M::secret, hex_digits)};
};
template <>
struct Shape<host_server::WordRuling> {
    using M = host_server::WordRuling;
    static constexpr auto fields =
        std::tuple{field("number", &M::number),     field("list", &M::list),         field("word", &M::word),
                   field("accepted", &M::accepted), field("rejected", &M::rejected), field("last", &M::last),
                   field("listed", &M::listed),     field("change", &M::change)};
};
template <>
struct Shape<host_server::WordRulings> {
    using M = host_server::WordRulings;
    static constexpr std::string_view type = "word_rulings";
    static constexpr auto fields = std::tuple{field("rulings", &M::rulings)};
};

}  // namespace crisscross::protocol::json
