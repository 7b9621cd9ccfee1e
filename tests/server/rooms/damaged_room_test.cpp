#include "server/log/log.hpp"
#include "tests/server/rooms/started_room.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

/// Changes rows that the server would never change, as another program or a bad disk could.
class Meddler {
public:
    explicit Meddler(const TestServer& server) : database_(server.database()) {
        database_.execute("DROP TRIGGER IF EXISTS events_never_change; DROP TRIGGER IF EXISTS events_never_go");
    }

    /// Adds a version to the game of a room.
    void add(const std::string& room, const std::string& body) {
        database_
            .prepare(
                "INSERT INTO events (game, version, at, body) SELECT id, version + 1, changed, ? FROM games "
                "WHERE room = (SELECT id FROM rooms WHERE code = ?)")
            .bind(1, body)
            .bind(2, room)
            .run();
        run("UPDATE games SET version = version + 1 WHERE room = (SELECT id FROM rooms WHERE code = ?)", room);
    }
    void run(const std::string& sql, const std::string& room) { database_.prepare(sql).bind(1, room).run(); }

private:
    storage::Database database_;
};

constexpr const char* its_game = "(SELECT games.id FROM games JOIN rooms ON rooms.id = room WHERE code = ?)";

/// A waiting room with a computer beside its creator, which nobody has opened yet.
std::string waiting_room(Guest& mara, Meddler& meddler) {
    const std::string room = mara.create("Mara");
    meddler.add(
        room,
        R"({"type":"seats_changed","seats":[{"name":"Mara","player":1},{"name":"Robin","computer":"casual"}]})");
    return room;
}

std::string seats_of(int count) {
    nlohmann::json seats;
    for (int seat = 0; seat < count; ++seat)
        seats.push_back({{"name", std::string(1, 'A' + seat)}, {"player", seat + 1}});
    return nlohmann::json{{"type", "seats_changed"}, {"seats", seats}}.dump();
}

const std::string twice_the_same_player =
    R"({"type":"seats_changed","seats":[{"name":"Mara","player":1},{"name":"Jonas","player":1}]})";

std::string began(int seats, const std::string& targets = "") {
    const std::string hash(64, '0');
    return R"({"type":"began","seat_count":)" + std::to_string(seats) + R"(,"seed_hash":")" + hash +
           R"(","lexicon_hash":")" + hash + "\"" + targets + "}";
}

}  // namespace

TEST_CASE("a room whose journal fits is joined, even if another program wrote it") {
    TestServer server;
    Guest mara = server.guest();
    Meddler meddler(server);
    CHECK(mara.join(waiting_room(mara, meddler)).view.seat == 0);
}

TEST_CASE("a version that does not fit or cannot be read closes its room, and no other room notices") {
    TestServer server;
    Guest mara = server.guest();
    Guest other = server.guest();
    const std::string healthy = other.create("Other");
    other.join(healthy);
    Meddler meddler(server);
    for (const std::string& body : {std::string(R"({"type":"stand_in_added","seat":5,"strength":"casual"})"),
                                    std::string(R"({"type":"seat_reclaimed","seat":2})"),
                                    std::string(R"({"type":"seat_reclaimed","seat":-1})"),
                                    began(2, R"(,"targets":[1,2,3,4,5,6,7,8,9])"),
                                    began(3),
                                    began(15),
                                    began(2),
                                    std::string(R"({"type":"passed","seat":0,"turn":1})"),
                                    std::string(R"({"type":"stand_in_added","seat":0,"strength":"casual"})"),
                                    std::string(R"({"type":"seat_reclaimed","seat":9})"),
                                    seats_of(5),
                                    twice_the_same_player,
                                    std::string(R"({"type":"dances","seat":0})"),
                                    std::string(R"({"type":"seats_changed"})"),
                                    std::string(R"({"type":"seats_ch)"),
                                    std::string("not JSON"),
                                    std::string(),
                                    std::string("[]"),
                                    std::string("null"),
                                    std::string("\0{}", 3),
                                    std::string(100, '[')}) {
        INFO(body);
        const std::string room = waiting_room(mara, meddler);
        meddler.add(room, body);
        for (Guest* guest : {&mara, &other}) CHECK(guest->refused(client::Join{.room = room}).code == "GAME_DAMAGED");
        other.join(healthy);
    }
}

TEST_CASE("a game whose rows are missing or make no sense is closed as damaged") {
    TestServer server;
    Guest mara = server.guest();
    Meddler meddler(server);
    for (const std::string& sql :
         {std::string("DELETE FROM events WHERE version = 2 AND game = ") + its_game,
          std::string("UPDATE events SET version = 7 WHERE version = 2 AND game = ") + its_game,
          std::string("UPDATE events SET at = 9223372036854775807 WHERE version = 2 AND game = ") + its_game,
          std::string("UPDATE games SET version = 3 WHERE id = ") + its_game,
          std::string("UPDATE games SET version = 1 WHERE id = ") + its_game,
          std::string("UPDATE games SET rules = substr(rules, 1, 100) WHERE id = ") + its_game,
          std::string("UPDATE games SET rules = '{}' WHERE id = ") + its_game,
          std::string("UPDATE games SET rules = replace(rules, '\"rack_size\":7', '\"rack_size\":70') WHERE id = ") +
              its_game,
          std::string("DELETE FROM game_secrets WHERE game = ") + its_game}) {
        INFO(sql);
        const std::string room = waiting_room(mara, meddler);
        meddler.run(sql, room);
        CHECK(mara.refused(client::Join{.room = room}).code == "GAME_DAMAGED");
    }
    CHECK_FALSE(mara.create("Mara").empty());
}

TEST_CASE("players who are in a game when it turns out to be damaged hear of it, and the server goes on") {
    StartedRoom room(2);
    Meddler(room.server).add(room.code, R"({"type":"passed","seat":7,"turn":7})");
    CHECK(room.mover().refused(client::Pass{.turn = 1}).code == "GAME_DAMAGED");
    protocol::ServerMessage told;
    while (!std::holds_alternative<protocol::server::Error>(told)) told = room.other().next();
    CHECK(std::get<protocol::server::Error>(told).code == "GAME_DAMAGED");
    CHECK(std::get<protocol::server::Error>(told).room == room.code);
    CHECK(room.other().refused(client::Pass{.turn = 1}).code == "NOT_JOINED");
    CHECK(room.other().refused(client::Join{.room = room.code}).code == "GAME_DAMAGED");
    CHECK_FALSE(room.server.guest().create("Mara").empty());
}

TEST_CASE("however often a damaged game is joined, few lines are logged") {
    TestServer server;
    Guest mara = server.guest();
    Meddler meddler(server);
    const std::string room = waiting_room(mara, meddler);
    meddler.add(room, R"({"type":"pirouettes"})");
    const auto before = server::log::errors();
    for (int time = 0; time < 40; ++time) CHECK(mara.refused(client::Join{.room = room}).code == "GAME_DAMAGED");
    // One, unless the machine stops for a minute in between.
    CHECK(server::log::errors() > before);
    CHECK(server::log::errors() < before + 4);
}
