#include "tests/server/api/importing.hpp"
#include "tests/server/host/signed_in_host.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;

TEST_CASE("imported games are removed by their owner, one or all, and nobody else's") {
    const Importing anna;
    const std::string first = anna.imported(game_text("classic"));
    const std::string second = anna.imported(game_text("super"));
    const std::string third = anna.imported(game_text("shmac"));
    const std::string ben = anna.server.guest().token;
    const auto remove = [&](const std::string& token, const std::string& path) {
        return http_request(anna.server.port(), "DELETE", "/api/v1/imports" + path,
                            {{"Authorization", "Bearer " + token}});
    };
    CHECK(remove(ben, "/" + first).status == 404);
    CHECK(remove(ben, "").status == 200);
    CHECK(remove(anna.token, "/" + first).status == 200);
    CHECK(remove(anna.token, "/" + first).status == 404);
    CHECK(anna.history().get("/games/" + first).status == 404);
    CHECK(anna.history().ask("/imports").at("games") == 2);
    CHECK(anna.history().get("/games/" + second).status == 200);
    CHECK(json::parse(remove(anna.token, "").body).at("games") == 0);
    for (const std::string& id : {second, third}) CHECK(anna.history().get("/games/" + id).status == 404);
    CHECK(anna.history().get("/games/" + anna.imported(game_text("classic"))).status == 200);
}

TEST_CASE("all rooms of imported games go with a person whom the host removes, and those that are open close") {
    Importing importing;
    HostPage page(importing.server);
    page.sign_in();
    const std::string closed = importing.imported(small_record).substr(0, 8);
    CHECK(page.outcome({{"type", "close_room"}, {"room", closed}}) == "done");
    const std::string open = importing.imported(record_text()).substr(0, 8);
    CHECK(open != closed);
    Guest owner = importing.server.guest(importing.token);
    owner.join(open);
    const json people = page.ask({{"type", "people"}}).at("people");
    REQUIRE(people.size() == 1);
    CHECK(page.outcome({{"type", "remove_person"}, {"person", people[0].at("person")}}) == "done");
    storage::Database database = importing.server.database();
    CHECK_FALSE(storage::find_room(database, closed));
    CHECK_FALSE(storage::find_room(database, open));
    CHECK(importing.server.guest().refused(protocol::client::Join{.room = open}).code == "NO_SUCH_ROOM");
}

TEST_CASE("somebody who has imported games, and sits in none of them, reviews them after their room is closed") {
    Importing importing;
    HostPage page(importing.server);
    page.sign_in();
    const std::string room = importing.imported(small_record).substr(0, 8);
    CHECK(page.outcome({{"type", "close_room"}, {"room", room}}) == "done");
    const protocol::client::Join review{.room = room, .game = 1};
    Guest owner = importing.server.guest(importing.token);
    CHECK(owner.ask_for<protocol::server::Joined>(review).view.game == 1);
    CHECK(importing.server.guest().refused(review).code == "ROOM_CLOSED");
}

TEST_CASE("a person is removed, with an entry in the audit log, before their imported games go") {
    Importing importing;
    HostPage page(importing.server);
    page.sign_in();
    const std::string room = importing.imported(small_record).substr(0, 8);
    const json people = page.ask({{"type", "people"}}).at("people");
    REQUIRE(people.size() == 1);
    const json removal{{"type", "remove_person"}, {"person", people[0].at("person")}};
    importing.server.database().execute(
        "CREATE TRIGGER full BEFORE UPDATE ON games WHEN new.stage = 'removed' "
        "BEGIN SELECT raise(ABORT, 'no'); END");
    CHECK(page.outcome(removal) != "done");
    const json log = page.ask({{"type", "audit_log"}}).at("entries");
    CHECK(log.at(0).at("action") == "remove_person");
    CHECK(page.ask({{"type", "people"}}).at("people").at(0).at("removed") == true);
    storage::Database database = importing.server.database();
    CHECK(storage::find_room(database, room));
    database.execute("DROP TRIGGER full");
    CHECK(page.outcome(removal) == "NOT_FOUND");
    CHECK_FALSE(storage::find_room(database, room));
    CHECK(page.ask({{"type", "audit_log"}}).at("entries").size() == log.size());
}
