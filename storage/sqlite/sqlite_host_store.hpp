#pragma once

#include "storage/host/host_store.hpp"
#include "storage/sqlite/jobs/readers.hpp"
#include "storage/sqlite/jobs/writer.hpp"

namespace crisscross::storage {

/// The host's verbs, on the threads of a `SqliteStore`.
class SqliteHostStore final : public HostStore {
public:
    SqliteHostStore(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

    void create_invitation(NewInvitation invitation, AuditEntry entry, Completion<InvitationId> done) override;
    void revoke_invitation(InvitationId invitation, AuditEntry entry, Completion<bool> done) override;
    void invitations(std::int64_t now, int limit, Completion<std::vector<InvitationRow>> done) override;
    void create_host_link(TokenHash secret, std::int64_t expires, AuditEntry entry,
                          Completion<std::monostate> done) override;
    void exchange_host_link(TokenHash secret, TokenHash token, std::int64_t expires, AuditEntry entry,
                            Completion<std::optional<HostSession>> done) override;
    void find_host_session(TokenHash token, std::int64_t now, Completion<std::optional<HostSession>> done) override;
    void end_host_session(HostSession session, AuditEntry entry, Completion<std::monostate> done) override;
    void end_host_sessions(AuditEntry entry, Completion<std::monostate> done) override;
    void close_room(std::string code, AuditEntry entry, Completion<bool> done) override;
    void remove_player(PlayerId player, AuditEntry entry, Completion<RemovedPerson> done) override;
    void add_to_audit_log(AuditEntry entry, Completion<std::monostate> done) override;
    void rooms(ListPage page, std::optional<std::string> code, Completion<std::vector<HostRoomRow>> done) override;
    void people(ListPage page, Completion<std::vector<HostPersonRow>> done) override;
    void audit_log(ListPage page, Completion<std::vector<AuditRow>> done) override;
    void word_rulings(ListPage page, Completion<std::vector<WordRuling>> done) override;
    void old_games(std::int64_t before, OldGame after, int limit, Completion<std::vector<OldGame>> done) override;
    void remove_old_games(std::vector<OldGame> games, Completion<int> done) override;
    void reset_account(std::string name, NameLook look, TokenHash secret, std::int64_t expires, AuditEntry entry,
                       Completion<bool> done) override;

private:
    /// Does `change` and, unless its outcome is empty, adds the entry.
    template <class Outcome, class Change>
    void write(Change change, AuditEntry entry, Completion<Outcome> done);
    template <class Rows, class Read>
    void read(Read read, Completion<Rows> done);

    Writer& writer_;
    Readers& readers_;
};

}  // namespace crisscross::storage
