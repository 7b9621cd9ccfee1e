#pragma once

#include <cstdint>

#include "storage/sqlite/database/database.hpp"

/// What is deleted is overwritten at once (`secure_delete`). Its last traces go when the log begins anew, and when
/// the file is rewritten: then no page has anything that no row has.
namespace crisscross::storage {

/// From now on the file should be rewritten.
void note_deletion(Database& database);
bool is_cleaning_due(Database& database);

/// Empties the log, outside of a transaction. False if somebody reads an old version of the data, so that it has to
/// stay for now.
bool empty_log(Database& database);
/// Writes the file anew and empties the log, outside of a transaction. It takes seconds for a gigabyte, and needs
/// twice the space of what is used: for a copy, and for the log. False as `empty_log`: it is then still due. Throws
/// if it fails, or if less than `reserve` bytes of the disk would be free meanwhile; the log is then empty, too.
bool clean(Database& database, std::uintmax_t reserve = 0);

}  // namespace crisscross::storage
