#include "server/host/host_desk.hpp"

#include "server/access/auth.hpp"
#include "server/backups/backup_fault_in_words.hpp"
#include "server/backups/own_backups.hpp"
#include "server/data/await_completion.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/host/host_error.hpp"
#include "server/host/ruling_answers.hpp"
#include "server/imports/import_removal.hpp"
#include "server/lexicons/changes/list_editor.hpp"
#include "server/metrics/metrics.hpp"
#include "server/options/config.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/room_code.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/sessions.hpp"
#include "server/time/clock.hpp"
#include "storage/people/identity_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
namespace host_client = protocol::host_client;
namespace host_server = protocol::host_server;

namespace {

constexpr Moment one_hour = 3'600'000;
constexpr Moment session_lifetime = 12 * one_hour;
constexpr Moment one_day = 24 * one_hour;
constexpr int page_size = 50;
constexpr int games_at_a_time = 100;

const host_server::Error bad_link{"BAD_LINK",
                                  "This link can\u2019t be used any more. Run `crisscross admin` for a new one."};
const host_server::Error no_such_room{"NOT_FOUND", "There is no such game, or it has been closed already."};
const host_server::Error unknown_person{"NOT_FOUND", "There is no such person, or they have been removed already."};
const host_server::Error no_such_invitation{"NOT_FOUND", "There is no such invitation."};
const host_server::Error backup_running{"BACKUP_RUNNING", "A backup is being made already."};

storage::ListPage page(std::optional<std::int64_t> older_than) {
    return {.before = older_than, .limit = page_size};
}

host_server::Backups shown(const OwnBackups& backups, int every) {
    host_server::Backups made{
        .every = every, .failures = static_cast<std::int64_t>(backups.failures()), .running = backups.running()};
    if (const auto last = backups.last()) made.last = {last->at, last->name};
    return made;
}

host_server::Error backup_failed(const UpkeepFault& fault) {
    return {.code = "BACKUP_FAILED",
            .message = backup_fault_in_words(fault),
            .details = {.reason = backup_fault_reason(fault)}};
}

}  // namespace

HostDesk::HostDesk(Services& services) : services_(services), store_(services.store.host()) {}

storage::AuditEntry HostDesk::entry(storage::HostSession session, std::string action, std::string subject) const {
    return {services_.clock.wall(), session, std::move(action), std::move(subject)};
}

asio::awaitable<std::optional<storage::HostSession>> HostDesk::session_of(const std::string& token) {
    const auto hash = token_hash(token);
    if (!hash) co_return std::nullopt;
    co_return co_await store_.find_host_session(*hash, services_.clock.wall());
}

HostDesk::Answered HostDesk::sign_in(const host_client::SignIn& request) {
    const auto secret = token_hash(request.secret);
    if (!secret) co_return bad_link;
    const std::string token = new_token(services_.entropy);
    const Moment now = services_.clock.wall();
    storage::AuditEntry made{.at = now, .action = "sign_in"};
    const auto session = co_await store_.exchange_host_link(*secret, token_hash(token).value(),
                                                            now + session_lifetime, std::move(made));
    if (!session) co_return bad_link;
    co_return host_server::SignedIn{token, now + session_lifetime};
}

HostDesk::Answered HostDesk::carry_out(storage::HostSession session, const protocol::HostRequest& request) {
    return std::visit([this, session](const auto& kind) { return handle(session, kind); }, request);
}

HostDesk::Answered HostDesk::handle(storage::HostSession, const host_client::SignIn& request) {
    return sign_in(request);
}

HostDesk::Answered HostDesk::handle(storage::HostSession session, const host_client::SignOut&) {
    co_await store_.end_host_session(session, entry(session, "sign_out"));
    co_return host_server::Done{};
}

HostDesk::Answered HostDesk::handle(storage::HostSession, const host_client::Overview&) {
    host_server::Overview made{.server = services_.version,
                               .healthy = services_.store.healthy(),
                               .entry = std::string(engine::name_of(services_.config.entry)),
                               .connections = static_cast<std::int64_t>(services_.sessions.size()),
                               .open_rooms = static_cast<std::int64_t>(services_.lobby.tasks().size()),
                               .announcement = services_.sessions.announcement(),
                               .backups = shown(services_.backups, services_.config.upkeep.backup_every)};
    for (const auto& [limit, name] : engine::Names<Limit>::all)
        if (const std::uint64_t times = services_.metrics.times_reached(limit); times > 0)
            made.limits.push_back({std::string(name), static_cast<std::int64_t>(times)});
    co_return made;
}

HostDesk::Answered HostDesk::handle(storage::HostSession, const host_client::Rooms& request) {
    std::optional<std::string> code;
    if (request.room) code = read_room_code(*request.room).value_or("");
    const auto rows = co_await store_.rooms(page(request.older_than), code);
    host_server::Rooms made;
    for (const storage::HostRoomRow& row : rows)
        made.rooms.push_back({row.number, row.code, row.system, row.stage, row.names, row.changed,
                              services_.lobby.is_open(row.code), row.closed});
    co_return made;
}

HostDesk::Answered HostDesk::handle(storage::HostSession, const host_client::People& request) {
    const auto rows = co_await store_.people(page(request.older_than));
    std::vector<storage::PlayerId> players;
    for (const storage::HostPersonRow& row : rows) players.push_back(row.id);
    const std::vector<std::size_t> connections = services_.sessions.connections_of(players);
    host_server::People made;
    for (std::size_t index = 0; index < rows.size(); ++index) {
        const storage::HostPersonRow& row = rows[index];
        made.people.push_back(
            {row.id, row.name, row.created, row.seen, static_cast<std::int64_t>(connections[index]), row.removed});
    }
    co_return made;
}

HostDesk::Answered HostDesk::handle(storage::HostSession, const host_client::AuditLog& request) {
    const auto rows = co_await store_.audit_log(page(request.older_than));
    host_server::AuditLog made;
    for (const auto& [number, row] : rows)
        made.entries.push_back({number, row.at, row.session, row.action, row.subject});
    co_return made;
}

HostDesk::Answered HostDesk::handle(storage::HostSession, const host_client::Invitations&) {
    const auto rows = co_await store_.invitations(services_.clock.wall(), page_size);
    host_server::Invitations made;
    for (const storage::InvitationRow& row : rows) made.invitations.push_back({row.id, row.expires, row.uses_left});
    co_return made;
}

HostDesk::Answered HostDesk::handle(storage::HostSession session, const host_client::CloseRoom& request) {
    const auto code = read_room_code(request.room);
    if (!code) co_return no_such_room;
    const bool closed = co_await store_.close_room(*code, entry(session, "close_room", *code));
    if (!closed) co_return no_such_room;
    co_await services_.lobby.close_room(*code);
    co_return host_server::Done{};
}

// Somebody who was removed before may have left seats or imported games, if the store failed then.
HostDesk::Answered HostDesk::handle(storage::HostSession session, const host_client::RemovePerson& request) {
    const std::optional<storage::RemovedPerson> removed = co_await store_.remove_player(
        request.person, entry(session, "remove_person", std::to_string(request.person)));
    const std::vector<storage::PlayerId> players = removed ? removed->players : std::vector{request.person};
    for (const storage::PlayerId player : players) services_.sessions.remove_player(player);
    co_await free_seats(players.front());
    co_await remove_imports(players.front(), services_);
    if (!removed) co_return unknown_person;
    co_return host_server::Done{};
}

// In games under way the others may let a computer play, as for anybody who is away.
asio::awaitable<void> HostDesk::free_seats(storage::PlayerId player) {
    for (storage::GameId last = 0;;) {
        const auto find = [&](auto done) {
            services_.store.identities().own_games(player, last, games_at_a_time, std::move(done));
        };
        const auto games = co_await await<std::vector<storage::OwnGame>>(find);
        for (const storage::OwnGame& game : games)
            if (game.stage == "waiting") co_await services_.lobby.unseat(game.code, game.player);
        if (games.size() < static_cast<std::size_t>(games_at_a_time)) co_return;
        last = games.back().id;
    }
}

HostDesk::Answered HostDesk::handle(storage::HostSession session, const host_client::Announce& request) {
    co_await store_.add_to_audit_log(entry(session, "announce", request.text));
    services_.sessions.announce(request.text);
    co_return host_server::Done{};
}

HostDesk::Answered HostDesk::handle(storage::HostSession session, const host_client::Invite& request) {
    const std::string secret = new_token(services_.entropy);
    const Moment now = services_.clock.wall();
    const storage::NewInvitation made{.secret = token_hash(secret).value(),
                                      .at = now,
                                      .expires = now + request.days * one_day,
                                      .uses = request.uses};
    const storage::InvitationId number = co_await store_.create_invitation(made, entry(session, "invite"));
    co_return host_server::Invited{number, secret};
}

HostDesk::Answered HostDesk::handle(storage::HostSession session, const host_client::RevokeInvitation& request) {
    const bool revoked = co_await store_.revoke_invitation(
        request.number, entry(session, "revoke_invitation", std::to_string(request.number)));
    if (!revoked) co_return no_such_invitation;
    co_return host_server::Done{};
}

// What a host asks for is in the audit log before it is done, even if it then fails.
HostDesk::Answered HostDesk::handle(storage::HostSession session, const host_client::BackUp&) {
    if (services_.backups.running()) co_return backup_running;
    co_await store_.add_to_audit_log(entry(session, "back_up"));
    const BackupOutcome outcome = co_await services_.backups.make();
    if (std::holds_alternative<BackupRunning>(outcome)) co_return backup_running;
    if (const auto* fault = std::get_if<UpkeepFault>(&outcome)) co_return backup_failed(*fault);
    co_return host_server::Done{};
}

HostDesk::Answered HostDesk::handle(storage::HostSession, const host_client::WordRulings& request) {
    const auto rows = co_await store_.word_rulings(page(request.older_than));
    const ListEditor::Changes changes = co_await services_.list_editor.changes_of(ruled_words(rows));
    co_return shown_rulings(rows, changes, services_.lexicons);
}

HostDesk::Answered HostDesk::handle(storage::HostSession session, const host_client::ChangeList& request) {
    const auto what = word_to_change(request, services_.lexicons);
    if (!what) co_return error_of(what.error());
    co_await store_.add_to_audit_log(entry(session, audited_name(request.change), what->list + ' ' + what->word));
    const auto refused = co_await services_.list_editor.change(*what, request.change);
    if (refused) co_return error_of(*refused);
    co_return host_server::Done{};
}

}  // namespace crisscross::server
