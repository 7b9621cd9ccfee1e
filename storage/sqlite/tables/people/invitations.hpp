#pragma once

#include <vector>

#include "storage/people/invitation.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// Also deletes those that have expired.
InvitationId create_invitation(Database& database, const NewInvitation& invitation);
/// Counts one use. False if there is no such invitation, or it is used up or has expired.
bool use_invitation(Database& database, const TokenHash& secret, std::int64_t at);
/// False if there is no such invitation.
bool revoke_invitation(Database& database, InvitationId invitation);
/// Those that can still be used, the newest first.
std::vector<InvitationRow> list_invitations(Database& database, std::int64_t now, int limit);

}  // namespace crisscross::storage
