#include "storage/host/host_store.hpp"

#include <future>

#include "storage/sqlite/sqlite_store.hpp"
#include "storage/sqlite/tables/host/audit.hpp"
#include "storage/sqlite/tables/host/host_lists.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/answer_to.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/tables/history/imported_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

struct Hosted {
    std::vector<AuditRow> audit_log(ListPage page = {}) {
        return answer_to<std::vector<AuditRow>>([&](auto done) { host.audit_log(page, std::move(done)); });
    }
    std::vector<HostRoomRow> rooms(ListPage page = {}, std::optional<std::string> code = {}) {
        return answer_to<std::vector<HostRoomRow>>([&](auto done) { host.rooms(page, code, std::move(done)); });
    }
    std::vector<HostPersonRow> people(ListPage page = {}) {
        return answer_to<std::vector<HostPersonRow>>([&](auto done) { host.people(page, std::move(done)); });
    }

    DataFile file{};
    Database database{file.path};
    SqliteStore store{file.path};
    HostStore& host = store.host();
};

}  // namespace

TEST_CASE("a room is closed once, disappears from its players' lists, and keeps its events") {
    Hosted hosted;
    const PlayerRow mara = create_player(hosted.database, device(1)).player;
    CreateRoom room = new_room("AAAAAAAA");
    room.projection.seats = {{mara.id, "Mara"}};
    add_room(hosted.database, room);
    const auto close = [&](const std::string& code) {
        return answer_to<bool>([&](auto done) {
            hosted.host.close_room(code, {2000, 7, "close_room", code}, std::move(done));
        });
    };
    CHECK(close("AAAAAAAA"));
    CHECK_FALSE(close("AAAAAAAA"));
    CHECK_FALSE(close("BBBBBBBB"));
    CHECK(find_room(hosted.database, "AAAAAAAA")->closed);
    CHECK(rooms_of(hosted.database, {.player = mara.id}).empty());
    CHECK(game_of(hosted.database, "AAAAAAAA")->entries.size() == 1);
    const auto log = hosted.audit_log();
    REQUIRE(log.size() == 1);
    CHECK(log[0].entry.action == "close_room");
    CHECK(log[0].entry.subject == "AAAAAAAA");
    CHECK(log[0].entry.session == 7);
}

TEST_CASE("the lists of the host are paged, the newest first") {
    Hosted hosted;
    for (int number = 1; number <= 5; ++number) {
        const PlayerRow player = create_player(hosted.database, device(number, 1000 * number)).player;
        CreateRoom room = new_room("ROOM" + std::to_string(number));
        room.projection.seats = {{player.id, "Mara"}, {std::nullopt, "Robin"}};
        add_room(hosted.database, room);
        add_to_audit_log(hosted.database, {1000 * number, std::nullopt, "admin", ""});
    }
    const auto first = hosted.rooms({.limit = 2});
    REQUIRE(first.size() == 2);
    CHECK(first[0].code == "ROOM5");
    CHECK(first[1].names == std::vector<std::string>{"Mara", "Robin"});
    const auto second = hosted.rooms({.before = first[1].number, .limit = 2});
    REQUIRE(second.size() == 2);
    CHECK(second[0].code == "ROOM3");
    CHECK(hosted.rooms({}, "ROOM2").at(0).code == "ROOM2");
    CHECK(hosted.rooms({}, "ROOM9").empty());
    const auto people = hosted.people({.limit = 3});
    REQUIRE(people.size() == 3);
    CHECK(people[0].created == 5000);
    CHECK(hosted.people({.before = people[2].id, .limit = 9}).size() == 2);
    CHECK(hosted.audit_log({.limit = 4}).size() == 4);
}

TEST_CASE("the host sees that there are imported games, but not who played in them") {
    Imports imports;
    imports.import(game_of(imports.mara, 1));
    for (const std::optional<std::string>& code :
         {std::optional<std::string>(), std::optional<std::string>("IMPORTED")}) {
        const std::vector<HostRoomRow> rooms = list_rooms(imports.database, {}, code);
        REQUIRE(rooms.size() == 1);
        CHECK(rooms[0].code == "IMPORTED");
        CHECK(rooms[0].names.empty());
    }
}

TEST_CASE("an action that changes nothing leaves no entry in the audit log") {
    Hosted hosted;
    const auto removed = answer_to<RemovedPerson>([&](auto done) {
        hosted.host.remove_player(77, {2000, 7, "remove_person", "77"}, std::move(done));
    });
    CHECK_FALSE(removed.now);
    CHECK_FALSE(answer_to<std::optional<HostSession>>([&](auto done) {
        hosted.host.exchange_host_link(token(1), token(2), 9000, {2000, {}, "sign_in", ""}, std::move(done));
    }));
    CHECK(hosted.audit_log().empty());
}

TEST_CASE("signing in is in the audit log with the number of the session") {
    Hosted hosted;
    answer_to<std::monostate>([&](auto done) {
        hosted.host.create_host_link(token(1), 5000, {1000, {}, "make_link", ""}, std::move(done));
    });
    const auto session = answer_to<std::optional<HostSession>>([&](auto done) {
        hosted.host.exchange_host_link(token(1), token(2), 9000, {2000, {}, "sign_in", ""}, std::move(done));
    });
    REQUIRE(session);
    CHECK(hosted.audit_log().at(0).entry.session == session);
    CHECK(hosted.audit_log().at(1).entry.action == "make_link");
}

TEST_CASE("the audit log keeps the latest 10,000 entries") {
    DataFile file;
    Database database(file.path);
    Transaction transaction(database);
    for (int number = 1; number <= 10'003; ++number) add_to_audit_log(database, {number, {}, "admin", ""});
    transaction.commit();
    CHECK(ask(database, "SELECT count(*) FROM audit_log") == "10000");
    CHECK(list_audit_log(database, {.limit = 1}).at(0).entry.at == 10'003);
}

TEST_CASE("a move does not wait until old games are removed") {
    Hosted hosted;
    CreateRoom old = new_room("AAAAAAAA");
    old.projection.stage = "over";
    const std::vector<OldGame> games{{.id = add_room(hosted.database, old)}};
    const GameId game = add_room(hosted.database, "BBBBBBBB");
    std::vector<std::string> answers;
    std::promise<void> both;
    const auto answer = [&](const std::string& name) {
        answers.push_back(name);
        if (answers.size() == 2) both.set_value();
    };
    // The answer comes on the thread that writes, so both wait when it looks for more to do.
    hosted.host.add_to_audit_log({2000, {}, "admin", ""}, [&](const auto&) {
        hosted.host.remove_old_games(games, [&](const auto& removed) { answer(removed ? "removed" : "failed"); });
        hosted.store.append(events(game, 1), [&](const auto&) { answer("moved"); });
    });
    both.get_future().wait();
    hosted.store.stop();
    CHECK(answers == std::vector<std::string>{"moved", "removed"});
    CHECK_FALSE(find_room(hosted.database, "AAAAAAAA"));
}
