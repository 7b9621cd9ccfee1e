#include "storage/accounts.hpp"

namespace crisscross::storage {

Account create_account(Database& database, const TokenHash& token, std::int64_t at) {
    database.prepare("INSERT INTO players (token_hash, created) VALUES (?, ?)").bind(1, token).bind(2, at).run();
    return {.id = database.last_insert_id()};
}

std::optional<Account> find_account(Database& database, const TokenHash& token) {
    Statement find = database.prepare("SELECT id, name FROM players WHERE token_hash = ?");
    if (!find.bind(1, token).step()) return std::nullopt;
    return Account{.id = find.integer(0), .name = find.text(1)};
}

void rename_account(Database& database, PlayerId player, const std::string& name) {
    database.prepare("UPDATE players SET name = ? WHERE id = ?").bind(1, name).bind(2, player).run();
}

}  // namespace crisscross::storage
