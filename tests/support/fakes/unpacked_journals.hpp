#pragma once

#include "storage/sqlite/database/database.hpp"

namespace crisscross::test {

/// Puts the journals of finished games back into rows of events, where a test can read and damage them one by one.
/// Afterwards the database lets a test change anything about journals.
void unpack_journals(storage::Database& database);

}  // namespace crisscross::test
