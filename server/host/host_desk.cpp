#include "server/host/host_desk.hpp"

#include "server/access/auth.hpp"
#include "server/backups/backup_fault_in_words.hpp"
#include "server/backups/own_backups.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/games/model/stage.hpp"
#include "server/host/host_error.hpp"
#include "server/host/ruling_answers.hpp"
#include "server/imports/import_removal.hpp"
#include "server/lexicons/changes/list_editor.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/people/own_games.hpp"
#include "server/rooms/room_code.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/held_person.hpp"
#include "server/sessions/sessions.hpp"
#include "server/time/clock.hpp"
#include "server/time/span.hpp"
#include "storage/people/identity_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
namespace host_client = protocol::host_client;
namespace host_server = protocol::host_server;

namespace {

constexpr Span session_lifetime = 12 * span::hour;

const host_server::Error bad_link{"BAD_LINK",
                                  "This link can\u2019t be used any more. Run `crisscross admin` for a new one."};
const host_server::Error no_such_room{"NOT_FOUND", "There is no such room, or it has been closed already."};
const host_server::Error unknown_person{"NOT_FOUND", "There is no such person, or they have been removed already."};
const host_server::Error no_such_invitation{"NOT_FOUND", "There is no such invitation."};
const host_server::Error backup_running{"BACKUP_RUNNING", "A backup is being made already."};

host_server::Error backup_failed(const UpkeepFault& fault) {
    return {.code = "BACKUP_FAILED",
            .message = backup_fault_in_words(fault.cause),
            .details = {.reason = backup_fault_reason(fault.cause)}};
}

}  // namespace

HostDesk::HostDesk(Services& services) : services_(services), store_(services.store.host()), views_(services) {}

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
    const auto answer = [this, session](const auto& kind) {
        if constexpr (requires { views_.show(kind); })
            return views_.show(kind);
        else
            return handle(session, kind);
    };
    return std::visit(answer, request);
}

HostDesk::Answered HostDesk::handle(storage::HostSession, const host_client::SignIn& request) {
    return sign_in(request);
}

HostDesk::Answered HostDesk::handle(storage::HostSession session, const host_client::SignOut&) {
    co_await store_.end_host_session(session, entry(session, "sign_out"));
    co_return host_server::Done{};
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
    const storage::RemovedPerson removed = co_await store_.remove_player(
        request.person, entry(session, "remove_person", std::to_string(request.person)));
    for (const storage::PlayerId player : removed.players) services_.sessions.remove_player(player);
    // Held by nobody else, unless they are deleting themselves at this moment.
    const storage::PlayerId person = removed.players.front();
    const HeldPerson held = co_await hold_person(person, person, services_);
    co_await free_seats(person);
    co_await remove_imports(person, services_);
    if (!removed.now) co_return unknown_person;
    co_return host_server::Done{};
}

// In games under way the others may let a computer play, as for anybody who is away.
asio::awaitable<void> HostDesk::free_seats(storage::PlayerId player) {
    const auto free_seat = [this](storage::OwnGame game) -> asio::awaitable<void> {
        if (game.stage == engine::name_of(Stage::waiting)) co_await services_.lobby.unseat(game.code, game.player);
    };
    co_await for_each_game(services_.store.identities(), player, free_seat);
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
                                      .expires = now + request.days * span::day,
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

HostDesk::Answered HostDesk::handle(storage::HostSession session, const host_client::ChangeList& request) {
    const auto what = word_to_change(request, services_.lexicons);
    if (!what) co_return error_of(what.error());
    co_await store_.add_to_audit_log(entry(session, audited_name(request.change), what->list + ' ' + what->word));
    const auto refused = co_await services_.list_editor.change(*what, request.change);
    if (refused) co_return error_of(*refused);
    co_return host_server::Done{};
}

}  // namespace crisscross::server
