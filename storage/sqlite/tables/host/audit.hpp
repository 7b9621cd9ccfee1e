#pragma once

#include <vector>

#include "storage/host/host.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// Adds an entry, and deletes the oldest when there are too many.
void add_to_audit_log(Database& database, const AuditEntry& entry);
std::vector<AuditRow> list_audit_log(Database& database, const ListPage& page);

}  // namespace crisscross::storage
