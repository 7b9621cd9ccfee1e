#pragma once

#include <vector>

#include "storage/people/deletion.hpp"
#include "storage/sqlite/database/database.hpp"

/// Games of a person who deletes themselves, as others have imported them. See `IdentityStore`.
namespace crisscross::storage {

std::vector<CopiedSeat> copied_seats(Database& database, PlayerId player, const CopyPlace& after, int limit);

/// Within a transaction.
void rewrite_copy(Database& database, const CopyWithoutPerson& copy);

}  // namespace crisscross::storage
