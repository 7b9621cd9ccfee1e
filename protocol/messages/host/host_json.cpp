#include "protocol/json/shapes/details_shape.hpp"
#include "protocol/json/sum.hpp"
#include "protocol/messages/host/host_codec.hpp"

namespace crisscross::protocol::json {
namespace {

constexpr Length announcement_text{200};
constexpr Range max_uses{1, 10'000};
constexpr Range max_days{1, 365};

}  // namespace

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
    static constexpr auto fields = std::tuple{field("uses", &M::uses, max_uses), field("days", &M::days, max_days)};
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

namespace crisscross::protocol {
namespace {

template <class Sum>
Decoded<Sum> read_sum(std::string_view text) {
    const auto value = json::parse(text);
    if (!value) return value.error();
    json::Decoding decoding{json::Unknown::ignored};
    Sum sum;
    json::read(json::Place(*value, decoding), sum);
    if (decoding.fault) return *decoding.fault;
    return sum;
}

template <class Sum>
std::string written(const Sum& sum) {
    json::Writer out;
    json::write(out, sum);
    return out.release();
}

}  // namespace

Decoded<HostRequest> read_host_request(std::string_view text) {
    return read_sum<HostRequest>(text);
}

std::string write(const HostRequest& request) {
    return written(request);
}

Decoded<HostAnswer> read_host_answer(std::string_view text) {
    return read_sum<HostAnswer>(text);
}

std::string write(const HostAnswer& answer) {
    return written(answer);
}

}  // namespace crisscross::protocol
