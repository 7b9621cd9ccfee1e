#include "storage/accounts.hpp"

#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("a player is found by the hash of the token and by no other") {
    DataFile file;
    Database database(file.path);
    const Account mara = create_account(database, token(1), 1000);
    const Account jonas = create_account(database, token(2), 1000);
    CHECK(mara.id != jonas.id);
    CHECK(mara.name.empty());
    CHECK(find_account(database, token(1)) == mara);
    CHECK(find_account(database, token(2)) == jonas);
    CHECK_FALSE(find_account(database, token(3)));
}

TEST_CASE("a player's name is the one used last") {
    DataFile file;
    Database database(file.path);
    const Account mara = create_account(database, token(1), 1000);
    create_account(database, token(2), 1000);
    rename_account(database, mara.id, "Mara");
    rename_account(database, mara.id, "Mára");
    CHECK(find_account(database, token(1)) == Account{mara.id, "Mára"});
    CHECK(find_account(database, token(2))->name.empty());
}

TEST_CASE("two players cannot have the same token") {
    DataFile file;
    Database database(file.path);
    create_account(database, token(1), 1000);
    CHECK_THROWS_AS(create_account(database, token(1), 2000), DatabaseError);
}

TEST_CASE("only a hash can be stored for a token") {
    DataFile file;
    Database database(file.path);
    CHECK_THROWS_AS(database.execute("INSERT INTO players (token_hash, created) VALUES (x'6d7920746f6b656e', 1000)"),
                    DatabaseError);
}
