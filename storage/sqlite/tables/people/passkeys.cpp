#include "storage/sqlite/tables/people/passkeys.hpp"

#include "storage/sqlite/tables/people/accounts.hpp"

namespace crisscross::storage {
namespace {

std::vector<std::uint8_t> bytes(const Statement& row, int column) {
    const std::string blob = row.blob(column);
    return {blob.begin(), blob.end()};
}

PasskeyRow read_passkey(const Statement& row) {
    PasskeyRow passkey{.id = row.integer(0),
                       .player = row.integer(1),
                       .credential = bytes(row, 2),
                       .public_key = bytes(row, 3),
                       .count = static_cast<std::uint32_t>(row.integer(4)),
                       .name = row.text(5),
                       .created = row.integer(6)};
    if (!row.is_null(7)) passkey.used = row.integer(7);
    return passkey;
}

int count_passkeys(Database& database, PlayerId player) {
    Statement count = database.prepare("SELECT count(*) FROM passkeys WHERE player = ?");
    count.bind(1, player).step();
    return static_cast<int>(count.integer(0));
}

}  // namespace

void insert_passkey(Database& database, PlayerId player, const NewPasskey& passkey, std::int64_t at) {
    database
        .prepare(
            "INSERT INTO passkeys (player, credential, public_key, count, name, created) VALUES (?, ?, ?, ?, ?, ?)")
        .bind(1, player)
        .bind(2, passkey.credential)
        .bind(3, passkey.public_key)
        .bind(4, passkey.count)
        .bind(5, passkey.name)
        .bind(6, at)
        .run();
}

AddingPasskey add_passkey(Database& database, PlayerId player, const NewPasskey& passkey, std::int64_t at) {
    if (!account_of(database, player)) return AddingPasskey::no_account;
    if (count_passkeys(database, player) >= max_passkeys) return AddingPasskey::too_many;
    if (find_passkey(database, passkey.credential)) return AddingPasskey::taken;
    insert_passkey(database, player, passkey, at);
    return AddingPasskey::done;
}

std::vector<PasskeyRow> passkeys_of(Database& database, PlayerId player) {
    Statement select = database.prepare(
        "SELECT id, player, credential, public_key, count, name, created, used FROM passkeys WHERE player = ? "
        "ORDER BY id");
    select.bind(1, player);
    std::vector<PasskeyRow> passkeys;
    while (select.step()) passkeys.push_back(read_passkey(select));
    return passkeys;
}

std::optional<PasskeyRow> find_passkey(Database& database, std::span<const std::uint8_t> credential) {
    Statement find = database.prepare(
        "SELECT id, player, credential, public_key, count, name, created, used FROM passkeys WHERE credential = ?");
    if (!find.bind(1, credential).step()) return std::nullopt;
    return read_passkey(find);
}

RemovingPasskey remove_passkey(Database& database, PlayerId player, PasskeyId passkey) {
    Statement find = database.prepare("SELECT 1 FROM passkeys WHERE id = ? AND player = ?");
    if (!find.bind(1, passkey).bind(2, player).step()) return RemovingPasskey::unknown;
    const auto account = account_of(database, player);
    if (account && !account->pass_phrase && count_passkeys(database, player) == 1) return RemovingPasskey::last;
    database.prepare("DELETE FROM passkeys WHERE id = ?").bind(1, passkey).run();
    return RemovingPasskey::done;
}

bool use_passkey(Database& database, PlayerId player, const UsedPasskey& used, std::int64_t at) {
    database.prepare("UPDATE passkeys SET count = ?, used = ? WHERE id = ? AND player = ? AND count = ?")
        .bind(1, used.now)
        .bind(2, at)
        .bind(3, used.id)
        .bind(4, player)
        .bind(5, used.before)
        .run();
    return database.changes() == 1;
}

}  // namespace crisscross::storage
