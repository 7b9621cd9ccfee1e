#include "storage/sqlite/tables/host/audit.hpp"

#include <limits>

namespace crisscross::storage {
namespace {

constexpr std::int64_t max_entries = 10'000;

AuditRow read_entry(const Statement& row) {
    AuditRow made{.number = row.integer(0),
                  .entry = {.at = row.integer(1), .action = row.text(3), .subject = row.text(4)}};
    if (!row.is_null(2)) made.entry.session = row.integer(2);
    return made;
}

}  // namespace

void add_to_audit_log(Database& database, const AuditEntry& entry) {
    Statement insert =
        database.prepare("INSERT INTO audit_log (at, host_session, action, subject) VALUES (?, ?, ?, ?)");
    insert.bind(1, entry.at).bind(3, entry.action).bind(4, entry.subject);
    insert.bind(2, entry.session);
    insert.run();
    const std::int64_t latest = database.last_insert_id();
    database.prepare("DELETE FROM audit_log WHERE id <= ?").bind(1, latest - max_entries).run();
}

std::vector<AuditRow> list_audit_log(Database& database, const ListPage& page) {
    Statement select = database.prepare(
        "SELECT id, at, host_session, action, subject FROM audit_log WHERE id < ? ORDER BY id DESC LIMIT ?");
    select.bind(1, page.before.value_or(std::numeric_limits<std::int64_t>::max())).bind(2, page.limit);
    std::vector<AuditRow> rows;
    while (select.step()) rows.push_back(read_entry(select));
    return rows;
}

}  // namespace crisscross::storage
