#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "protocol/details.hpp"
#include "protocol/messages/message_parts.hpp"

/// What the page of the server's host asks, and the answers: one JSON object each, over HTTP (protocol/README.md).
namespace crisscross::protocol {

/// What a host does about a word of a list.
enum class ListChange : std::uint8_t { add, exclude, take_back };

namespace host_client {

/// Exchanges the secret of a link for a session.
struct SignIn {
    std::string secret{};  ///< 64 hexadecimal digits
    bool operator==(const SignIn&) const = default;
};
struct SignOut {
    bool operator==(const SignOut&) const = default;
};
struct Overview {
    bool operator==(const Overview&) const = default;
};
/// The lists, the newest first; `older_than` is the number of the last row of the page before.
struct Rooms {
    std::optional<std::int64_t> older_than{};
    std::optional<std::string> room{};  ///< only the one with this code
    bool operator==(const Rooms&) const = default;
};
struct People {
    std::optional<std::int64_t> older_than{};
    bool operator==(const People&) const = default;
};
struct AuditLog {
    std::optional<std::int64_t> older_than{};
    bool operator==(const AuditLog&) const = default;
};
struct Invitations {
    bool operator==(const Invitations&) const = default;
};
struct CloseRoom {
    std::string room{};
    bool operator==(const CloseRoom&) const = default;
};
struct RemovePerson {
    std::int64_t person = 0;
    bool operator==(const RemovePerson&) const = default;
};
/// Says something to everybody; an empty text takes it back.
struct Announce {
    std::string text{};
    bool operator==(const Announce&) const = default;
};
struct Invite {
    int uses = 0;
    int days = 0;
    bool operator==(const Invite&) const = default;
};
struct RevokeInvitation {
    std::int64_t number = 0;
    bool operator==(const RevokeInvitation&) const = default;
};
/// Makes a backup now, in addition to those that the server makes by itself.
struct BackUp {
    bool operator==(const BackUp&) const = default;
};

/// The words about which players have voted against their list.
struct WordRulings {
    std::optional<std::int64_t> older_than{};
    bool operator==(const WordRulings&) const = default;
};
/// Adds a word to a list or excludes it, from the next start of the server on, or takes that back.
struct ChangeList {
    std::string list{};  ///< its id
    std::string word{};
    ListChange change = ListChange::add;
    bool operator==(const ChangeList&) const = default;
};

}  // namespace host_client

using HostRequest =
    std::variant<host_client::SignIn, host_client::SignOut, host_client::Overview, host_client::Rooms,
                 host_client::People, host_client::AuditLog, host_client::Invitations, host_client::CloseRoom,
                 host_client::RemovePerson, host_client::Announce, host_client::Invite, host_client::RevokeInvitation,
                 host_client::BackUp, host_client::WordRulings, host_client::ChangeList>;

namespace host_server {

struct SignedIn {
    std::string token{};  ///< for the header Authorization of all other requests
    std::int64_t until = 0;
    bool operator==(const SignedIn&) const = default;
};
struct Done {
    bool operator==(const Done&) const = default;
};
struct Error {
    std::string code{};
    std::string message{};
    std::optional<RequestId> id{};       ///< by which the log names the request, after a failure
    std::optional<std::string> field{};  ///< the field that is wrong, as a JSON pointer
    Details details{};                   ///< sent as fields of the error
    bool operator==(const Error&) const = default;
};
struct LimitReached {
    std::string limit{};
    std::int64_t times = 0;  ///< since the start
    bool operator==(const LimitReached&) const = default;
};
struct Backup {
    std::int64_t at = 0;
    std::string file{};  ///< its name in the folder for backups
    bool operator==(const Backup&) const = default;
};
struct Backups {
    std::int64_t every = 0;     ///< hours from one to the next; 0: the server makes none by itself
    std::int64_t failures = 0;  ///< since the start
    bool running = false;       ///< one is being made
    std::optional<Backup> last{};
    bool operator==(const Backups&) const = default;
};
struct Overview {
    std::string server{};
    bool healthy = true;
    std::string entry{};  ///< who may become a guest
    std::int64_t connections = 0;
    std::int64_t open_rooms = 0;
    std::string announcement{};
    std::vector<LimitReached> limits{};
    Backups backups{};
    bool operator==(const Overview&) const = default;
};
struct Room {
    std::int64_t number = 0;
    std::string room{};
    std::string system{};
    std::string stage{};
    std::vector<std::string> names{};
    std::int64_t changed = 0;
    bool open = false;    ///< somebody is in it, or something goes on in it
    bool closed = false;  ///< by the host
    bool operator==(const Room&) const = default;
};
struct Rooms {
    std::vector<Room> rooms{};
    bool operator==(const Rooms&) const = default;
};
struct Person {
    std::int64_t person = 0;
    std::string name{};
    std::int64_t created = 0;
    std::int64_t last_seen = 0;
    std::int64_t connections = 0;
    bool removed = false;
    bool operator==(const Person&) const = default;
};
struct People {
    std::vector<Person> people{};
    bool operator==(const People&) const = default;
};
struct AuditEntry {
    std::int64_t number = 0;
    std::int64_t at = 0;
    std::optional<std::int64_t> session{};  ///< none: on the command line
    std::string action{};
    std::string subject{};
    bool operator==(const AuditEntry&) const = default;
};
struct AuditLog {
    std::vector<AuditEntry> entries{};
    bool operator==(const AuditLog&) const = default;
};
struct Invitation {
    std::int64_t number = 0;
    std::int64_t expires = 0;
    int uses_left = 0;
    bool operator==(const Invitation&) const = default;
};
struct Invitations {
    std::vector<Invitation> invitations{};
    bool operator==(const Invitations&) const = default;
};
struct Invited {
    std::int64_t number = 0;
    std::string secret{};
    bool operator==(const Invited&) const = default;
};
struct WordRuling {
    std::int64_t number = 0;
    std::string list{};  ///< the id of the word list under which it was judged
    std::string word{};
    std::int64_t accepted = 0;     ///< how often, though the list did not have it
    std::int64_t rejected = 0;     ///< how often, though the list had it
    std::int64_t last = 0;         ///< when the last of those games ended
    std::optional<bool> listed{};  ///< whether the list has it since the server's start; none: it has no such list
    std::optional<ListChange> change{};  ///< what the host's files do to it: add or exclude
    bool operator==(const WordRuling&) const = default;
};
struct WordRulings {
    std::vector<WordRuling> rulings{};
    bool operator==(const WordRulings&) const = default;
};

}  // namespace host_server

using HostAnswer = std::variant<host_server::SignedIn, host_server::Done, host_server::Error, host_server::Overview,
                                host_server::Rooms, host_server::People, host_server::AuditLog,
                                host_server::Invitations, host_server::Invited, host_server::WordRulings>;

}  // namespace crisscross::protocol
