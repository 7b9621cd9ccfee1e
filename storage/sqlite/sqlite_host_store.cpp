#include "storage/sqlite/sqlite_host_store.hpp"

#include "storage/sqlite/tables/history/word_rulings.hpp"
#include "storage/sqlite/tables/host/audit.hpp"
#include "storage/sqlite/tables/host/host_lists.hpp"
#include "storage/sqlite/tables/host/hosts.hpp"
#include "storage/sqlite/tables/people/invitations.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/people/sign_ins.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "storage/sqlite/upkeep/unused.hpp"

namespace crisscross::storage {
namespace {

bool has_changed_something(std::monostate) {
    return true;
}
bool has_changed_something(const RemovedPerson& removed) {
    return removed.now;
}
template <class Outcome>
bool has_changed_something(const Outcome& outcome) {
    return static_cast<bool>(outcome);
}

}  // namespace

template <class Outcome, class Change>
void SqliteHostStore::write(Change change, AuditEntry entry, Completion<Outcome> done) {
    auto work = [change = std::move(change), entry = std::move(entry)](Database& database) -> Outcome {
        AuditEntry made = entry;
        Outcome outcome = change(database, made);
        if (has_changed_something(outcome)) storage::add_to_audit_log(database, made);
        return outcome;
    };
    writer_.add(make_job(std::move(work), std::move(done)));
}

template <class Rows, class Read>
void SqliteHostStore::read(Read read, Completion<Rows> done) {
    readers_.add(make_job(std::move(read), std::move(done)));
}

void SqliteHostStore::create_invitation(NewInvitation invitation, AuditEntry entry, Completion<InvitationId> done) {
    auto change = [invitation](Database& database, AuditEntry& made) {
        const InvitationId id = storage::create_invitation(database, invitation);
        made.subject = std::to_string(id);
        return id;
    };
    write<InvitationId>(change, std::move(entry), std::move(done));
}

void SqliteHostStore::revoke_invitation(InvitationId invitation, AuditEntry entry, Completion<bool> done) {
    auto change = [invitation](Database& database, AuditEntry&) {
        return storage::revoke_invitation(database, invitation);
    };
    write<bool>(change, std::move(entry), std::move(done));
}

void SqliteHostStore::create_host_link(TokenHash secret, std::int64_t expires, AuditEntry entry,
                                       Completion<std::monostate> done) {
    auto change = [secret, expires](Database& database, AuditEntry& made) {
        storage::create_host_link(database, secret, expires, made.at);
        return std::monostate{};
    };
    write<std::monostate>(change, std::move(entry), std::move(done));
}

void SqliteHostStore::exchange_host_link(TokenHash secret, TokenHash token, std::int64_t expires, AuditEntry entry,
                                         Completion<std::optional<HostSession>> done) {
    auto change = [secret, token, expires](Database& database, AuditEntry& made) {
        made.session = storage::exchange_host_link(database, secret, token, expires, made.at);
        return made.session;
    };
    write<std::optional<HostSession>>(change, std::move(entry), std::move(done));
}

void SqliteHostStore::end_host_session(HostSession session, AuditEntry entry, Completion<std::monostate> done) {
    auto change = [session](Database& database, AuditEntry&) {
        storage::end_host_session(database, session);
        return std::monostate{};
    };
    write<std::monostate>(change, std::move(entry), std::move(done));
}

void SqliteHostStore::end_host_sessions(AuditEntry entry, Completion<std::monostate> done) {
    auto change = [](Database& database, AuditEntry&) {
        storage::end_host_sessions(database);
        return std::monostate{};
    };
    write<std::monostate>(change, std::move(entry), std::move(done));
}

void SqliteHostStore::close_room(std::string code, AuditEntry entry, Completion<bool> done) {
    auto change = [code = std::move(code)](Database& database, AuditEntry& made) {
        return storage::close_room(database, code, made.at);
    };
    write<bool>(std::move(change), std::move(entry), std::move(done));
}

void SqliteHostStore::remove_player(PlayerId player, AuditEntry entry, Completion<RemovedPerson> done) {
    auto change = [player](Database& database, AuditEntry& made) {
        return storage::remove_player(database, player, made.at);
    };
    write<RemovedPerson>(change, std::move(entry), std::move(done));
}

void SqliteHostStore::reset_account(std::string name, NameLook look, TokenHash secret, std::int64_t expires,
                                    AuditEntry entry, Completion<bool> done) {
    auto change = [name = std::move(name), look = std::move(look), secret, expires](Database& database,
                                                                                    AuditEntry& made) {
        const auto player =
            storage::reset_account(database, name, look, {.secret = secret, .at = made.at, .expires = expires});
        if (player) made.subject = std::to_string(*player);
        return player.has_value();
    };
    write<bool>(change, std::move(entry), std::move(done));
}

void SqliteHostStore::add_to_audit_log(AuditEntry entry, Completion<std::monostate> done) {
    auto change = [](Database&, AuditEntry&) { return std::monostate{}; };
    write<std::monostate>(change, std::move(entry), std::move(done));
}

void SqliteHostStore::find_host_session(TokenHash token, std::int64_t now,
                                        Completion<std::optional<HostSession>> done) {
    read([token, now](Database& database) { return storage::find_host_session(database, token, now); },
         std::move(done));
}

void SqliteHostStore::invitations(std::int64_t now, int limit, Completion<std::vector<InvitationRow>> done) {
    read([now, limit](Database& database) { return list_invitations(database, now, limit); }, std::move(done));
}

void SqliteHostStore::rooms(ListPage page, std::optional<std::string> code,
                            Completion<std::vector<HostRoomRow>> done) {
    read([page, code = std::move(code)](Database& database) { return list_rooms(database, page, code); },
         std::move(done));
}

void SqliteHostStore::people(ListPage page, Completion<std::vector<HostPersonRow>> done) {
    read([page](Database& database) { return list_people(database, page); }, std::move(done));
}

void SqliteHostStore::audit_log(ListPage page, Completion<std::vector<AuditRow>> done) {
    read([page](Database& database) { return list_audit_log(database, page); }, std::move(done));
}

void SqliteHostStore::word_rulings(ListPage page, Completion<std::vector<WordRuling>> done) {
    read([page](Database& database) { return list_word_rulings(database, page); }, std::move(done));
}

void SqliteHostStore::old_games(std::int64_t before, OldGame after, int limit,
                                Completion<std::vector<OldGame>> done) {
    read([before, after = std::move(after),
          limit](Database& database) { return storage::old_games(database, before, after, limit); },
         std::move(done));
}

void SqliteHostStore::remove_old_games(std::vector<OldGame> games, Completion<int> done) {
    auto remove = [games = std::move(games)](Database& database) {
        return storage::remove_old_games(database, games);
    };
    writer_.add(after_others(make_job<int>(std::move(remove), std::move(done))));
}

}  // namespace crisscross::storage
