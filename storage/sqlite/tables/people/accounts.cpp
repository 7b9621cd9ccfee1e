#include "storage/sqlite/tables/people/accounts.hpp"

#include <algorithm>

#include "storage/sqlite/database/transaction.hpp"
#include "storage/sqlite/tables/people/passkeys.hpp"
#include "storage/sqlite/tables/people/players.hpp"

namespace crisscross::storage {
namespace {

AccountRow read_account(const Statement& row) {
    AccountRow account{.player = row.integer(0), .name = row.text(1)};
    if (!row.is_null(2)) account.pass_phrase = row.text(2);
    return account;
}

bool is_taken(Database& database, const std::string& name, const NameLook& look) {
    Statement find =
        database.prepare("SELECT 1 FROM accounts WHERE look = ? OR look_in_small_letters = ? OR name = ?");
    return find.bind(1, look.as_written).bind(2, look.in_small_letters).bind(3, name).step();
}

struct RenewedLook {
    PlayerId player = 0;
    NameLook look{};
};

/// The new looks of the accounts whose names look different now, the oldest first.
std::vector<RenewedLook> outdated_looks(Database& database, const LookOf& look_of) {
    std::vector<RenewedLook> outdated;
    Statement select =
        database.prepare("SELECT player, name, look, look_in_small_letters FROM accounts ORDER BY created, player");
    while (select.step()) {
        RenewedLook account{select.integer(0), look_of(select.text(1))};
        if (account.look != NameLook{select.text(2), select.text(3)}) outdated.push_back(std::move(account));
    }
    return outdated;
}

/// A guest who is the same person as somebody with an account has one, too.
bool has_account(Database& database, PlayerId player) {
    Statement find = database.prepare(
        "SELECT 1 FROM players WHERE id = ?1 AND "
        "(same_as IS NOT NULL OR EXISTS (SELECT 1 FROM accounts WHERE player = ?1))");
    return find.bind(1, player).step();
}

void insert_account(Database& database, const NewAccount& account) {
    Statement insert = database.prepare(
        "INSERT INTO accounts (player, name, look, look_in_small_letters, pass_phrase, created) "
        "VALUES (?, ?, ?, ?, ?, ?)");
    insert.bind(1, account.player).bind(2, account.name);
    insert.bind(3, account.look.as_written).bind(4, account.look.in_small_letters);
    insert.bind(5, account.pass_phrase);
    insert.bind(6, account.at).run();
}

}  // namespace

MakingAccount create_account(Database& database, const NewAccount& account) {
    if (!is_still_here(database, account.player)) return MakingAccount::gone;
    if (has_account(database, account.player)) return MakingAccount::has_one;
    if (is_taken(database, account.name, account.look)) return MakingAccount::name_taken;
    if (account.passkey && find_passkey(database, account.passkey->credential)) return MakingAccount::passkey_taken;
    insert_account(database, account);
    if (account.passkey) insert_passkey(database, account.player, *account.passkey, account.at);
    database.prepare("UPDATE players SET name = ? WHERE id = ? AND name = '' AND deleted IS NULL")
        .bind(1, account.name)
        .bind(2, account.player)
        .run();
    return database.changes() == 1 ? MakingAccount::done_and_named : MakingAccount::done;
}

std::optional<AccountRow> account_of(Database& database, PlayerId player) {
    Statement find = database.prepare(
        "SELECT player, accounts.name, pass_phrase FROM accounts JOIN players ON players.id = player "
        "WHERE player = ? AND removed IS NULL");
    if (!find.bind(1, player).step()) return std::nullopt;
    return read_account(find);
}

std::optional<AccountRow> find_account(Database& database, const std::string& name, const NameLook& look) {
    Statement find = database.prepare(
        "SELECT player, accounts.name, pass_phrase FROM accounts JOIN players ON players.id = player "
        "WHERE (look = ?1 OR look_in_small_letters = ?2 OR accounts.name = ?3) AND removed IS NULL "
        "ORDER BY accounts.name = ?3 DESC");
    find.bind(1, look.as_written).bind(2, look.in_small_letters).bind(3, name);
    if (!find.step()) return std::nullopt;
    return read_account(find);
}

int renew_looks(Database& database, const LookOf& look_of) {
    std::vector<RenewedLook> outdated = outdated_looks(database, look_of);
    Statement update =
        database.prepare("UPDATE OR IGNORE accounts SET look = ?, look_in_small_letters = ? WHERE player = ?");
    const auto renew = [&](const RenewedLook& account) {
        update.bind(1, account.look.as_written).bind(2, account.look.in_small_letters).bind(3, account.player).run();
        return database.changes() == 1;
    };
    int renewed = 0;
    // A look may be free only once another account has its new one.
    while (const auto more = std::erase_if(outdated, renew)) renewed += static_cast<int>(more);
    return renewed;
}

int renew_looks(const std::filesystem::path& file, const LookOf& look_of) {
    Database database(file);
    Transaction transaction(database);
    const int renewed = renew_looks(database, look_of);
    transaction.commit();
    return renewed;
}

bool change_pass_phrase(Database& database, const NewPassPhrase& change) {
    Statement update = database.prepare(
        "UPDATE accounts SET pass_phrase = ?1 WHERE player = ?2 AND pass_phrase IS ?3 "
        "AND EXISTS (SELECT 1 FROM devices WHERE id = ?4 AND signed_out IS NULL)");
    update.bind(1, change.hash).bind(2, change.player).bind(4, change.device);
    update.bind(3, change.matched);
    update.run();
    return database.changes() == 1;
}

bool set_pass_phrase(Database& database, PlayerId player, const std::optional<std::string>& hash) {
    Statement update = database.prepare("UPDATE accounts SET pass_phrase = ? WHERE player = ?");
    update.bind(1, hash);
    update.bind(2, player).run();
    return database.changes() == 1;
}

}  // namespace crisscross::storage
