#include "storage/sqlite/tables/host/hosts.hpp"

namespace crisscross::storage {

void create_host_link(Database& database, const TokenHash& secret, std::int64_t expires, std::int64_t now) {
    database.prepare("DELETE FROM host_links WHERE expires <= ?").bind(1, now).run();
    Statement insert = database.prepare("INSERT INTO host_links (secret_hash, expires) VALUES (?, ?)");
    insert.bind(1, secret).bind(2, expires).run();
}

std::optional<HostSession> exchange_host_link(Database& database, const TokenHash& secret, const TokenHash& token,
                                              std::int64_t expires, std::int64_t now) {
    Statement end = database.prepare("DELETE FROM host_links WHERE secret_hash = ? AND expires > ?");
    end.bind(1, secret).bind(2, now).run();
    if (database.changes() == 0) return std::nullopt;
    database.prepare("DELETE FROM host_sessions WHERE expires <= ?").bind(1, now).run();
    Statement insert = database.prepare("INSERT INTO host_sessions (token_hash, expires) VALUES (?, ?)");
    insert.bind(1, token).bind(2, expires).run();
    return database.last_insert_id();
}

std::optional<HostSession> find_host_session(Database& database, const TokenHash& token, std::int64_t now) {
    Statement find = database.prepare("SELECT id FROM host_sessions WHERE token_hash = ? AND expires > ?");
    if (!find.bind(1, token).bind(2, now).step()) return std::nullopt;
    return find.integer(0);
}

void end_host_session(Database& database, HostSession session) {
    database.prepare("DELETE FROM host_sessions WHERE id = ?").bind(1, session).run();
}

void end_host_sessions(Database& database) {
    database.execute("DELETE FROM host_sessions");
    database.execute("DELETE FROM host_links");
}

}  // namespace crisscross::storage
