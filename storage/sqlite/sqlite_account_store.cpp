#include "storage/sqlite/sqlite_account_store.hpp"

#include "storage/sqlite/tables/people/accounts.hpp"
#include "storage/sqlite/tables/people/passkeys.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/people/sign_ins.hpp"

namespace crisscross::storage {

void SqliteAccountStore::create_account(NewAccount account, Completion<MakingAccount> done) {
    auto change = [account = std::move(account)](Database& database) {
        return storage::create_account(database, account);
    };
    writer_.add(make_job(std::move(change), std::move(done)));
}

void SqliteAccountStore::account_of(PlayerId player, Completion<std::optional<AccountRow>> done) {
    const auto find = [player](Database& database) { return storage::account_of(database, player); };
    readers_.add(make_job(find, std::move(done)));
}

void SqliteAccountStore::find_account(std::string name, NameLook look, Completion<std::optional<AccountRow>> done) {
    auto find = [name = std::move(name), look = std::move(look)](Database& database) {
        return storage::find_account(database, name, look);
    };
    readers_.add(make_job(std::move(find), std::move(done)));
}

void SqliteAccountStore::change_pass_phrase(NewPassPhrase change, Completion<bool> done) {
    auto carry_out = [change = std::move(change)](Database& database) {
        return storage::change_pass_phrase(database, change);
    };
    writer_.add(make_job(std::move(carry_out), std::move(done)));
}

void SqliteAccountStore::add_passkey(PlayerId player, NewPasskey passkey, std::int64_t at,
                                     Completion<AddingPasskey> done) {
    auto change = [player, passkey = std::move(passkey), at](Database& database) {
        return storage::add_passkey(database, player, passkey, at);
    };
    writer_.add(make_job(std::move(change), std::move(done)));
}

void SqliteAccountStore::passkeys_of(PlayerId player, Completion<std::vector<PasskeyRow>> done) {
    const auto find = [player](Database& database) { return storage::passkeys_of(database, player); };
    readers_.add(make_job(find, std::move(done)));
}

void SqliteAccountStore::find_passkey(std::vector<std::uint8_t> credential,
                                      Completion<std::optional<PasskeyRow>> done) {
    auto find = [credential = std::move(credential)](Database& database) {
        return storage::find_passkey(database, credential);
    };
    readers_.add(make_job(std::move(find), std::move(done)));
}

void SqliteAccountStore::remove_passkey(PlayerId player, PasskeyId passkey, Completion<RemovingPasskey> done) {
    const auto change = [player, passkey](Database& database) {
        return storage::remove_passkey(database, player, passkey);
    };
    writer_.add(make_job(change, std::move(done)));
}

void SqliteAccountStore::sign_in(NewSignIn sign_in, Completion<std::optional<SignedIn>> done) {
    auto change = [sign_in = std::move(sign_in)](Database& database) { return storage::sign_in(database, sign_in); };
    writer_.add(make_job(std::move(change), std::move(done)));
}

void SqliteAccountStore::sign_out_others(PlayerId player, DeviceId but, std::int64_t at,
                                         Completion<std::vector<DeviceId>> done) {
    const auto change = [player, but, at](Database& database) {
        return storage::sign_out_others(database, player, but, at);
    };
    writer_.add(make_job(change, std::move(done)));
}

void SqliteAccountStore::player_in(std::string room, PlayerId player, Completion<PlayerId> done) {
    auto find = [room = std::move(room), player](Database& database) {
        return storage::player_in(database, room, player);
    };
    readers_.add(make_job(std::move(find), std::move(done)));
}

void SqliteAccountStore::guests_of(PlayerId player, Completion<std::vector<PlayerId>> done) {
    const auto find = [player](Database& database) { return storage::guests_of(database, player); };
    readers_.add(make_job(find, std::move(done)));
}

}  // namespace crisscross::storage
