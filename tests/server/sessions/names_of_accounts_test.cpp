#include "tests/server/sessions/code_or_type.hpp"
#include "tests/server/sessions/signing_in.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using nlohmann::json;

TEST_CASE("a name that nobody can have gets the answer of a wrong pass-phrase, and counts for its network alone") {
    TestServer server([](server::Config& config) {
        config.limits.failed_sign_ins_per_network = {.burst = 4, .per_second = 0.001};
        config.limits.failed_sign_ins_per_name = {.burst = 1, .per_second = 0.001};
    });
    const json wrong = sign_in(server, "Nobody");
    CHECK(code_or_type(wrong) == "WRONG_PASS_PHRASE");
    std::string nobody;
    for (int character = 0; character < 200; ++character) nobody += "\uFDFA";  // each looks like 18 others
    for (int time = 0; time < 3; ++time) CHECK(sign_in(server, nobody) == wrong);
    CHECK(code_or_type(sign_in(server, nobody)) == "TOO_MANY_SIGN_INS");
}

TEST_CASE("no two accounts have names that look alike, and nobody else takes such a name in a room") {
    TestServer server;
    Guest mara = server.guest();
    make_account(mara, "Mara");
    Guest jonas = server.guest();
    const std::string like_mara = "M\u0430ra";  // a Cyrillic a
    CHECK(jonas.refused(client::MakeAccount{.name = like_mara, .pass_phrase = bottles}).code == "NAME_OF_ACCOUNT");
    CHECK(jonas.refused(client::Create{.name = like_mara, .settings = {.system = "classic"}}).code ==
          "NAME_OF_ACCOUNT");
    const std::string room = jonas.create("Jonas");
    CHECK(jonas.refused(client::Rename{.name = "MARA"}).code == "NAME_OF_ACCOUNT");
    Guest other = server.guest();
    other.join(room);
    CHECK(other.refused(client::TakeSeat{.name = "mara"}).code == "NAME_OF_ACCOUNT");
    CHECK(other.refused(client::TakePart{.name = "mara"}).code == "NAME_OF_ACCOUNT");
    mara.join(room);
    CHECK_NOTHROW(mara.say(client::TakeSeat{.name = "MARA"}));
}

TEST_CASE("nobody takes the name of an account by writing its marks in another way, in an account or a room") {
    TestServer server;
    Guest mara = server.guest();
    make_account(mara, "M\u1eadra");
    Guest jonas = server.guest();
    const std::string room = jonas.create("Jonas");
    for (const std::string equivalent : {"Ma\u0302\u0323ra", "M\u00e2\u0323ra"}) {
        CHECK(jonas.refused(client::MakeAccount{.name = equivalent, .pass_phrase = bottles}).code ==
              "NAME_OF_ACCOUNT");
        CHECK(jonas.refused(client::Rename{.name = equivalent}).code == "NAME_OF_ACCOUNT");
        CHECK(code_or_type(sign_in(server, equivalent)) == "signed_in");
    }
    mara.join(room);
    mara.say(client::TakeSeat{.name = "M\u1eadra"});
    CHECK(jonas.refused(client::Rename{.name = "M\u00e2\u0323ra"}).code == "NAME_OF_ACCOUNT");
}

TEST_CASE("a server that starts gives the names of accounts the looks that they have now") {
    TestServer server;
    Guest mara = server.guest();
    make_account(mara, "Mara");
    server.stop();
    server.database().execute("UPDATE accounts SET look = 'as it was', look_in_small_letters = 'as it was'");
    server.start();
    Guest jonas = server.guest();
    CHECK(jonas.refused(client::MakeAccount{.name = "MARA", .pass_phrase = bottles}).code == "NAME_OF_ACCOUNT");
    CHECK(code_or_type(sign_in(server, "mara")) == "signed_in");
}

TEST_CASE("two accounts whose names are alike only since an upgrade can both sign in") {
    TestServer server;
    Guest mara = server.guest();
    make_account(mara, "Mara");
    Guest jonas = server.guest();
    make_account(jonas, "Jonas");
    server.stop();
    server.database().execute("UPDATE accounts SET name = 'MARA' WHERE name = 'Jonas'");
    server.start();
    CHECK(sign_in(server, "Mara").at("name") == "Mara");
    CHECK(sign_in(server, "MARA").at("name") == "Jonas");
}
