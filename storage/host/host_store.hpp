#pragma once

#include <functional>
#include <variant>

#include "engine/result.hpp"
#include "storage/failure.hpp"
#include "storage/host/host.hpp"
#include "storage/people/account.hpp"
#include "storage/people/invitation.hpp"
#include "storage/rooms/room.hpp"

namespace crisscross::storage {

/// What the host of the server may look at and change. The verbs answer as those of `Store` do; each change is
/// stored together with its entry in the audit log, which keeps the latest 10,000.
class HostStore {
public:
    virtual ~HostStore() = default;

    virtual void create_invitation(NewInvitation invitation, AuditEntry entry, Completion<InvitationId> done) = 0;
    /// False, and no entry, if there is no such invitation.
    virtual void revoke_invitation(InvitationId invitation, AuditEntry entry, Completion<bool> done) = 0;
    /// Those that can still be used at `now`, the newest first, at most `limit`.
    virtual void invitations(std::int64_t now, int limit, Completion<std::vector<InvitationRow>> done) = 0;

    virtual void create_host_link(TokenHash secret, std::int64_t expires, AuditEntry entry,
                                  Completion<std::monostate> done) = 0;
    /// Ends the link and begins a session with this token until `expires`; nothing if the link is unknown or too old
    /// at the time of the entry, to which the number of the session is added.
    virtual void exchange_host_link(TokenHash secret, TokenHash token, std::int64_t expires, AuditEntry entry,
                                    Completion<std::optional<HostSession>> done) = 0;
    /// The session with this token, unless it has expired at `now`.
    virtual void find_host_session(TokenHash token, std::int64_t now,
                                   Completion<std::optional<HostSession>> done) = 0;
    virtual void end_host_session(HostSession session, AuditEntry entry, Completion<std::monostate> done) = 0;
    /// Also ends all links that have not been used.
    virtual void end_host_sessions(AuditEntry entry, Completion<std::monostate> done) = 0;

    /// False, and no entry, if there is no such room or it is closed already.
    virtual void close_room(std::string code, AuditEntry entry, Completion<bool> done) = 0;
    /// Removes a person, whether by their account or as a guest who has signed in to it. Their name, their seats and
    /// the games that they have imported stay. If the person does not exist, or was removed before, this changes
    /// nothing and logs nothing, and returns who they are.
    virtual void remove_player(PlayerId player, AuditEntry entry, Completion<RemovedPerson> done) = 0;
    virtual void add_to_audit_log(AuditEntry entry, Completion<std::monostate> done) = 0;

    /// By the number of the room; with `code` only that one.
    virtual void rooms(ListPage page, std::optional<std::string> code, Completion<std::vector<HostRoomRow>> done) = 0;
    virtual void people(ListPage page, Completion<std::vector<HostPersonRow>> done) = 0;
    virtual void audit_log(ListPage page, Completion<std::vector<AuditRow>> done) = 0;
    /// What players have ruled about words, the word with the latest ruling first. Imported games have no part in it.
    virtual void word_rulings(ListPage page, Completion<std::vector<WordRuling>> done) = 0;

    /// Games that ended before `before`, after the one that `after` names, those that ended first at the beginning.
    virtual void old_games(std::int64_t before, OldGame after, int limit, Completion<std::vector<OldGame>> done) = 0;
    /// Removes games that are over, with everything that was made of them; a room without another game goes with
    /// them.
    virtual void remove_old_games(std::vector<OldGame> games, Completion<int> done) = 0;

    /// Takes the pass-phrase away from the account with this name, and gives its player a hand-over with this secret
    /// until `expires`. The entry gets the number of the player. False, and no entry, if there is no such account.
    virtual void reset_account(std::string name, NameLook look, TokenHash secret, std::int64_t expires,
                               AuditEntry entry, Completion<bool> done) = 0;
};

}  // namespace crisscross::storage
