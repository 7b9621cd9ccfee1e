#include "storage/sqlite/tables/people/invitations.hpp"

namespace crisscross::storage {
namespace {

void delete_expired(Database& database, std::int64_t now) {
    database.prepare("DELETE FROM invitations WHERE expires <= ?").bind(1, now).run();
}

}  // namespace

InvitationId create_invitation(Database& database, const NewInvitation& invitation) {
    delete_expired(database, invitation.at);
    Statement insert =
        database.prepare("INSERT INTO invitations (secret_hash, created, expires, uses_left) VALUES (?, ?, ?, ?)");
    insert.bind(1, invitation.secret).bind(2, invitation.at).bind(3, invitation.expires).bind(4, invitation.uses);
    insert.run();
    return database.last_insert_id();
}

bool use_invitation(Database& database, const TokenHash& secret, std::int64_t at) {
    Statement update = database.prepare(
        "UPDATE invitations SET uses_left = uses_left - 1 WHERE secret_hash = ? AND uses_left > 0 AND expires > ?");
    update.bind(1, secret).bind(2, at).run();
    return database.changes() == 1;
}

bool revoke_invitation(Database& database, InvitationId invitation) {
    database.prepare("DELETE FROM invitations WHERE id = ?").bind(1, invitation).run();
    return database.changes() == 1;
}

std::vector<InvitationRow> list_invitations(Database& database, std::int64_t now, int limit) {
    Statement select = database.prepare(
        "SELECT id, created, expires, uses_left FROM invitations INDEXED BY invitations_by_expiry "
        "WHERE expires > ? AND uses_left > 0 ORDER BY id DESC LIMIT ?");
    select.bind(1, now).bind(2, limit);
    std::vector<InvitationRow> rows;
    while (select.step())
        rows.push_back({.id = select.integer(0),
                        .created = select.integer(1),
                        .expires = select.integer(2),
                        .uses_left = static_cast<int>(select.integer(3))});
    return rows;
}

}  // namespace crisscross::storage
