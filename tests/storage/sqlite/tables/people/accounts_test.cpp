#include "storage/sqlite/tables/people/accounts.hpp"

#include "storage/sqlite/tables/people/deletions.hpp"
#include "storage/sqlite/tables/people/devices.hpp"
#include "storage/sqlite/tables/people/passkeys.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/upkeep/unused.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

NewPasskey passkey(std::uint8_t number) {
    return {.credential = {number, 1}, .public_key = {number, 2}, .count = 1, .name = "key"};
}

/// Two guests, without accounts.
struct Owned {
    MakingAccount make(PlayerId player, const std::string& name, const NameLook& look) {
        return create_account(database, {.player = player, .name = name, .look = look, .pass_phrase = "hash"});
    }
    MakingAccount make_with_passkey(PlayerId player, const std::string& name, std::uint8_t number) {
        return create_account(
            database, {.player = player, .name = name, .look = {name, name}, .passkey = passkey(number), .at = 1000});
    }

    DataFile file{};
    Database database{file.path};
    PlayerId mara = create_player(database, device(1)).player.id;
    PlayerId jonas = create_player(database, device(2)).player.id;
};

}  // namespace

TEST_CASE("an account is found by its name and by either look of it, and by the exact name first") {
    Owned owned;
    CHECK(owned.make(owned.mara, "Mara", {"written", "small"}) == MakingAccount::done_and_named);
    const AccountRow mara{owned.mara, "Mara", "hash"};
    CHECK(account_of(owned.database, owned.mara) == mara);
    CHECK(find_account(owned.database, "MARA", {"other", "small"}) == mara);
    CHECK(find_account(owned.database, "MARA", {"written", "other"}) == mara);
    CHECK(find_account(owned.database, "Mara", {"other", "other"}) == mara);
    CHECK_FALSE(find_account(owned.database, "MARA", {"other", "other"}));
    CHECK(owned.make(owned.jonas, "Jonas", {"second", "second small"}) == MakingAccount::done_and_named);
    CHECK(find_account(owned.database, "Jonas", {"written", "second small"})->name == "Jonas");
    CHECK(find_account(owned.database, "Mara", {"written", "second small"})->name == "Mara");
}

TEST_CASE("no two accounts have names that look the same, and nobody has two accounts") {
    Owned owned;
    owned.make(owned.mara, "Mara", {"written", "small"});
    CHECK(owned.make(owned.jonas, "MARA", {"other", "small"}) == MakingAccount::name_taken);
    CHECK(owned.make(owned.jonas, "Mara.", {"written", "other"}) == MakingAccount::name_taken);
    CHECK(owned.make(owned.jonas, "Mara", {"other", "other"}) == MakingAccount::name_taken);
    CHECK_FALSE(account_of(owned.database, owned.jonas));
    CHECK(owned.make(owned.mara, "Another", {"a", "b"}) == MakingAccount::has_one);
}

TEST_CASE("names have the looks of an upgrade, even where one has to wait until another has its new one") {
    Owned owned;
    owned.make(owned.mara, "Mara", {"old", "old small"});
    owned.make(owned.jonas, "Jonas", {"new", "new small"});
    const auto look_of = [](const std::string& name) {
        return name == "Mara" ? NameLook{"new", "new small"} : NameLook{"newest", "newest small"};
    };
    CHECK(renew_looks(owned.database, look_of) == 2);
    CHECK(find_account(owned.database, "M", {"new", ""})->name == "Mara");
    CHECK(find_account(owned.database, "J", {"", "newest small"})->name == "Jonas");
    CHECK_FALSE(find_account(owned.database, "M", {"old", "old small"}));
    CHECK(renew_looks(owned.database, look_of) == 0);
}

TEST_CASE("of two names that are alike only since an upgrade, the older one gets the look, and both are found") {
    Owned owned;
    owned.make(owned.jonas, "J", {"first", "first"});
    owned.make(owned.mara, "M", {"second", "second"});
    const auto look_of = [](const std::string&) { return NameLook{"same", "same"}; };
    owned.database.execute("UPDATE accounts SET created = player = " + std::to_string(owned.jonas));
    CHECK(renew_looks(owned.database, look_of) == 1);
    CHECK(find_account(owned.database, "?", {"same", "same"})->name == "M");
    CHECK(find_account(owned.database, "J", {"same", "same"})->name == "J");
    CHECK(owned.make(create_player(owned.database, device(3)).player.id, "J", {"other", "other"}) ==
          MakingAccount::name_taken);
}

TEST_CASE("a guest without a name gets that of their account, and others keep theirs") {
    Owned owned;
    rename_player(owned.database, owned.jonas, "Jo");
    CHECK(owned.make(owned.mara, "Mara", {"a", "a"}) == MakingAccount::done_and_named);
    CHECK(owned.make(owned.jonas, "Jonas", {"b", "b"}) == MakingAccount::done);
    CHECK(find_player(owned.database, token(1))->player.name == "Mara");
    CHECK(find_player(owned.database, token(2))->player.name == "Jo");
}

TEST_CASE("a player whom the host has removed has no account any more, and their name stays taken") {
    Owned owned;
    owned.make(owned.mara, "Mara", {"a", "b"});
    remove_player(owned.database, owned.mara, 2000);
    CHECK_FALSE(account_of(owned.database, owned.mara));
    CHECK_FALSE(find_account(owned.database, "Mara", {"a", "b"}));
    CHECK(owned.make(owned.jonas, "Mara", {"a", "b"}) == MakingAccount::name_taken);
}

TEST_CASE("an account has another pass-phrase at once") {
    Owned owned;
    owned.make(owned.mara, "Mara", {"a", "b"});
    CHECK(set_pass_phrase(owned.database, owned.mara, "another"));
    CHECK(account_of(owned.database, owned.mara)->pass_phrase == "another");
    CHECK(set_pass_phrase(owned.database, owned.mara, std::nullopt));
    CHECK_FALSE(account_of(owned.database, owned.mara)->pass_phrase);
    CHECK_FALSE(set_pass_phrase(owned.database, owned.jonas, "another"));
}

TEST_CASE("a pass-phrase that was changed while it was being checked is not changed once more") {
    Owned owned;
    owned.make(owned.mara, "Mara", {"a", "b"});
    NewPassPhrase change{owned.mara, find_player(owned.database, token(1))->device.id, "hash", "first"};
    CHECK(change_pass_phrase(owned.database, change));
    change.hash = "second";
    CHECK_FALSE(change_pass_phrase(owned.database, change));
    CHECK(account_of(owned.database, owned.mara)->pass_phrase == "first");
    set_pass_phrase(owned.database, owned.mara, std::nullopt);
    change.matched.reset();
    CHECK(change_pass_phrase(owned.database, change));
    CHECK(account_of(owned.database, owned.mara)->pass_phrase == "second");
    change.player = owned.jonas;
    CHECK_FALSE(change_pass_phrase(owned.database, change));
}

TEST_CASE("a device that was signed out while a pass-phrase was being checked does not change it") {
    Owned owned;
    owned.make(owned.mara, "Mara", {"a", "b"});
    const DeviceId lost = find_player(owned.database, token(1))->device.id;
    sign_out_now(owned.database, lost, 2000);
    CHECK_FALSE(change_pass_phrase(owned.database, {owned.mara, lost, "hash", "another"}));
    CHECK(account_of(owned.database, owned.mara)->pass_phrase == "hash");
}

TEST_CASE("a passkey belongs to one account and is found by its credential") {
    Owned owned;
    CHECK(owned.make_with_passkey(owned.mara, "Mara", 7) == MakingAccount::done_and_named);
    CHECK(owned.make_with_passkey(owned.jonas, "Jonas", 7) == MakingAccount::passkey_taken);
    CHECK(add_passkey(owned.database, owned.jonas, passkey(8), 1000) == AddingPasskey::no_account);
    CHECK(owned.make_with_passkey(owned.jonas, "Jonas", 8) == MakingAccount::done_and_named);
    CHECK(add_passkey(owned.database, owned.jonas, passkey(7), 1000) == AddingPasskey::taken);
    const auto found = find_passkey(owned.database, passkey(7).credential);
    REQUIRE(found);
    CHECK(*found == PasskeyRow{found->id, owned.mara, {7, 1}, {7, 2}, 1, "key", 1000});
    CHECK_FALSE(find_passkey(owned.database, passkey(9).credential));
}

TEST_CASE("an account may have only so many passkeys, listed with the oldest first") {
    Owned owned;
    owned.make(owned.mara, "Mara", {"a", "b"});
    for (std::uint8_t number = 0; number < max_passkeys; ++number)
        CHECK(add_passkey(owned.database, owned.mara, passkey(number), 1000) == AddingPasskey::done);
    CHECK(add_passkey(owned.database, owned.mara, passkey(99), 1000) == AddingPasskey::too_many);
    const auto passkeys = passkeys_of(owned.database, owned.mara);
    REQUIRE(passkeys.size() == max_passkeys);
    CHECK(passkeys.front().credential == passkey(0).credential);
    CHECK(remove_passkey(owned.database, owned.mara, passkeys.front().id) == RemovingPasskey::done);
    CHECK(add_passkey(owned.database, owned.mara, passkey(99), 1000) == AddingPasskey::done);
}

TEST_CASE("nobody removes a passkey of somebody else, or the last way to sign in") {
    Owned owned;
    owned.make_with_passkey(owned.mara, "Mara", 7);
    const PasskeyId only = find_passkey(owned.database, passkey(7).credential)->id;
    CHECK(remove_passkey(owned.database, owned.jonas, only) == RemovingPasskey::unknown);
    CHECK(remove_passkey(owned.database, owned.mara, only) == RemovingPasskey::last);
    set_pass_phrase(owned.database, owned.mara, "hash");
    CHECK(remove_passkey(owned.database, owned.mara, only) == RemovingPasskey::done);
    CHECK(remove_passkey(owned.database, owned.mara, only) == RemovingPasskey::unknown);
}

TEST_CASE("a passkey counts on from the count that its user knew") {
    Owned owned;
    owned.make_with_passkey(owned.mara, "Mara", 7);
    const PasskeyId id = find_passkey(owned.database, passkey(7).credential)->id;
    CHECK(use_passkey(owned.database, owned.mara, {id, 1, 5}, 3000));
    CHECK_FALSE(use_passkey(owned.database, owned.mara, {id, 1, 6}, 4000));
    CHECK_FALSE(use_passkey(owned.database, owned.jonas, {id, 5, 6}, 4000));
    const auto used = find_passkey(owned.database, passkey(7).credential);
    CHECK(used->count == 5);
    CHECK(used->used == 3000);
}

TEST_CASE("somebody with an account is kept even if they never did anything else") {
    Owned owned;
    owned.make(owned.mara, "Mara", {"a", "b"});
    rename_player(owned.database, owned.mara, "");
    const Unused unused = find_unused(owned.database, {.before = 9000});
    REQUIRE(unused.players.size() == 1);
    CHECK(unused.players.front().id == owned.jonas);
    remove_unused(owned.database, {9000, {}, {{.id = owned.mara}}});
    CHECK(account_of(owned.database, owned.mara));
}

TEST_CASE("somebody who is gone gets no account and no name, and the name stays free") {
    Owned owned;
    const PlayerId kim = create_player(owned.database, device(3)).player.id;
    CreateRoom create = new_room("MARASOLD");  // so that a row of her stays
    create.projection.stage = "over";
    create.projection.seats = std::vector<SeatRow>{{owned.mara, "Mara"}};
    add_room(owned.database, create);
    Transaction transaction(owned.database);
    delete_person(owned.database, {owned.mara, {}, 2000});
    transaction.commit();
    remove_player(owned.database, owned.jonas, 2000);
    const PlayerId unknown = 99;
    for (const PlayerId gone : {owned.mara, owned.jonas, unknown})
        CHECK(owned.make(gone, "Ida", {"a", "b"}) == MakingAccount::gone);
    CHECK(ask(owned.database, "SELECT name FROM players WHERE deleted IS NOT NULL").empty());
    CHECK(owned.make(kim, "Ida", {"a", "b"}) == MakingAccount::done_and_named);
}
