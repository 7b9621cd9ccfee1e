#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "protocol/hex.hpp"
#include "server/cli/commands/games/game_commands.hpp"
#include "storage/sqlite/tables/games/games.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/server/cli/outcome.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/wire_table.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/fakes/unpacked_journals.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using nlohmann::json;

namespace {

Outcome verify(const server::VerifyRequest& request) {
    std::ostringstream out;
    std::ostringstream error;
    const int status = server::verify(request, out, error);
    return {status, out.str(), error.str()};
}

std::size_t lines_of(const std::string& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// Two tiles of a rack on the centre.
client::Play first_play(Guest& guest) {
    client::Play play{.turn = 1};
    for (const std::string& tile : guest.rack())
        if (tile != "?" && play.placement.size() < 2)
            play.placement.push_back({{7, 7 + static_cast<int>(play.placement.size())}, tile, std::nullopt});
    return play;
}

/// A server with a game that is over, one that has begun with a play, and a room that waits.
struct ThreeRooms {
    ThreeRooms() {
        over = begin(first);
        mover(first).say(first_play(mover(first)));
        other(first).say(client::Challenge{.turn = 1});
        other(first).say(client::Resign{});
        running = begin(second);
        mover(second).say(first_play(mover(second)));
        waiting = server.guest().create("Mara");
    }

    std::string begin(std::deque<Guest>& guests) { return open_table(server, guests, {}, 2); }
    Guest& mover(std::deque<Guest>& guests) {
        to_move = guests[0].snapshot()["state"]["to_move"];
        return guests[static_cast<std::size_t>(to_move)];
    }
    Guest& other(std::deque<Guest>& guests) { return guests[static_cast<std::size_t>(1 - to_move)]; }

    std::filesystem::path file() const { return server.data() / server::database_file; }
    server::VerifyRequest everything() const { return {file(), server.data() / "lexicons" / "compiled"}; }

    TestServer server{{}, short_words()};
    std::deque<Guest> first{};
    std::deque<Guest> second{};
    int to_move = 0;
    std::string over{};
    std::string running{};
    std::string waiting{};
};

/// A copy of what a server has stored, to be damaged.
class Copy {
public:
    Copy(const ThreeRooms& rooms, const std::string& room)
        : original_(rooms.server.database()), lists_(rooms.everything().lists.value()) {
        original_.copy_to(file_);
        database_.emplace(file_);
        unpack_journals(*database_);
        const auto found = storage::find_room(*database_, room).value();
        game_ = storage::load_game(*database_, found.id).value();
    }

    const storage::StoredGame& game() const { return game_; }
    /// The last version with an event of this type.
    std::uint32_t version_of(const std::string& type) const {
        for (auto entry = game_.entries.rbegin(); entry != game_.entries.rend(); ++entry)
            if (json::parse(entry->body)["type"] == type) return entry->version;
        throw std::runtime_error("no such event: " + type);
    }
    json event(std::uint32_t version) const {
        return json::parse(game_.entries.at(version - game_.entries.front().version).body);
    }
    void put(std::uint32_t version, const std::string& body) {
        database_->prepare("UPDATE events SET body = ? WHERE game = ? AND version = ?")
            .bind(1, body)
            .bind(2, game_.id)
            .bind(3, version)
            .run();
    }
    /// `?1` is the game.
    void run(const std::string& sql) { database_->prepare(sql).bind(1, game_.id).run(); }

    /// Exactly one line for a problem, which names the room and the game.
    std::string only_problem() {
        const Outcome outcome = problems();
        CHECK(lines_of(outcome.out) == 2);
        CHECK(contains(outcome.out, "events: 1 problem\n"));
        return outcome.out.substr(0, outcome.out.find('\n'));
    }
    Outcome problems() {
        Outcome outcome = verify({file_, lists_});
        INFO(outcome.out << outcome.error);
        CHECK(outcome.status == 1);
        CHECK(outcome.out.starts_with(game_.room + ", game 1"));
        CHECK_FALSE(contains(outcome.out, protocol::to_hex(game_.setup.seed.value())));
        return outcome;
    }

private:
    TemporaryFolder folder_{};
    std::filesystem::path file_ = folder_ / "copy.db";
    storage::Database original_;
    std::filesystem::path lists_;
    std::optional<storage::Database> database_{};
    storage::StoredGame game_{};
};

std::string at(const Copy& copy, std::uint32_t version) {
    return copy.game().room + ", game 1, version " + std::to_string(version) + ": ";
}

std::string in_game(const Copy& copy) {
    return copy.game().room + ", game 1: ";
}

}  // namespace

TEST_CASE("verify finds nothing wrong in what a server stores, while it runs, after it has stopped, and in a copy") {
    ThreeRooms rooms;
    const Outcome running = verify(rooms.everything());
    CHECK(running.out.starts_with("3 games, "));
    CHECK(running.out.ends_with(" events: no problems\n"));
    CHECK(lines_of(running.out) == 1);
    CHECK(running.status == 0);
    const TemporaryFolder folder;
    rooms.server.database().copy_to(folder / "copy.db");
    CHECK(verify({folder / "copy.db"}).out ==
          running.out + "the word lists were not checked: --data says where they are\n");
    rooms.server.stop();
    CHECK(verify(rooms.everything()).out == running.out);
}

TEST_CASE("verify finds nothing wrong in whole random games") {
    TestServer server({}, short_words());
    std::uint32_t seed = 1;
    for (const engine::Settings& settings :
         {engine::Settings{.knobs = {{"ruling", "void"}}}, engine::Settings{.knobs = {{"ruling", "double"}}},
          engine::Settings{.system = "crosswords"}, engine::Settings{.system = "finish-line"}}) {
        INFO(settings.system << seed);
        WireTable table(server, settings, 2 + static_cast<int>(seed % 3));
        RandomPlayer player(short_words_as_letters(), ++seed);
        while (!table.over()) table.carry_out(player.next(table.game()));
    }
    const Outcome outcome = verify({server.data() / server::database_file, server.data() / "lexicons" / "compiled"});
    INFO(outcome.out);
    CHECK(outcome.status == 0);
}

TEST_CASE("verify names a version that does not fit, cannot be read or is missing") {
    const ThreeRooms rooms;
    SECTION("a seat that is not there") {
        Copy copy(rooms, rooms.waiting);
        copy.run(
            "INSERT INTO events (game, version, at, body) VALUES (?1, 2, 5000, "
            "'{\"type\":\"stand_in_added\",\"seat\":5,\"strength\":\"casual\"}')");
        copy.run("UPDATE games SET version = 2 WHERE id = ?1");
        CHECK(copy.only_problem() == at(copy, 2) + "it names a seat that is not there");
    }
    SECTION("more targets than seats") {
        Copy copy(rooms, rooms.running);
        json began = copy.event(copy.version_of("began"));
        began["targets"] = {1, 2, 3, 4, 5, 6, 7, 8};
        copy.put(copy.version_of("began"), began.dump());
        CHECK(copy.only_problem() == at(copy, copy.version_of("began")) +
                                         "it has a number that does not follow from the versions before it");
    }
    SECTION("a text that is cut") {
        Copy copy(rooms, rooms.running);
        copy.put(4, R"({"type":"order_dr)");
        CHECK(copy.only_problem().starts_with(at(copy, 4) + "it cannot be read: This stops being JSON at byte "));
    }
    SECTION("an unknown event") {
        Copy copy(rooms, rooms.running);
        copy.put(4, R"({"type":"dances"})");
        CHECK(copy.only_problem() == at(copy, 4) + "it cannot be read: There is no such type. (/type)");
    }
    SECTION("a missing version") {
        Copy copy(rooms, rooms.running);
        copy.run("DELETE FROM events WHERE game = ?1 AND version = 5");
        CHECK(copy.only_problem() == at(copy, 5) + "it is missing");
    }
    SECTION("missing versions at the end") {
        Copy copy(rooms, rooms.running);
        copy.run("UPDATE games SET version = version + 2 WHERE id = ?1");
        const auto versions = copy.game().version;
        CHECK(copy.only_problem() ==
              at(copy, versions + 1) + "it is missing: the game has " + std::to_string(versions + 2) + " versions");
    }
    SECTION("rules that cannot be read") {
        Copy copy(rooms, rooms.running);
        copy.run("UPDATE games SET rules = substr(rules, 1, 50) WHERE id = ?1");
        CHECK(copy.only_problem().starts_with(in_game(copy) + "the rules: it cannot be read: "));
    }
    SECTION("a seed that is gone") {
        Copy copy(rooms, rooms.running);
        copy.run("DELETE FROM game_secrets WHERE game = ?1");
        CHECK(copy.only_problem() == in_game(copy) + "it cannot be read: its seed is gone");
    }
}

TEST_CASE("verify draws every tile again") {
    const ThreeRooms rooms;
    SECTION("another seed than the one that was promised") {
        Copy copy(rooms, rooms.running);
        copy.run("UPDATE game_secrets SET seed = zeroblob(32) WHERE game = ?1");
        CHECK(copy.only_problem() == at(copy, 3) + "the seed does not have the hash that it promises");
    }
    SECTION("another seed, and its hash") {
        Copy copy(rooms, rooms.running);
        copy.run("UPDATE game_secrets SET seed = zeroblob(32) WHERE game = ?1");
        json began = copy.event(3);
        began["seed_hash"] = protocol::to_hex(engine::hash_of(engine::Seed{}));
        copy.put(3, began.dump());
        CHECK(copy.only_problem() == at(copy, 4) + "it is not what the seed and the rules give as the opening");
    }
    SECTION("another tile after a play") {
        Copy copy(rooms, rooms.running);
        const auto version = copy.version_of("drew");
        json drew = copy.event(version);
        auto& tile = drew["drawn"]["tiles"].front();
        tile = tile == "E" ? "I" : "E";
        copy.put(version, drew.dump());
        CHECK(copy.only_problem() == at(copy, version) + "its tiles are not those that the seed gives");
    }
    SECTION("another seed at the end") {
        Copy copy(rooms, rooms.over);
        const auto version = copy.version_of("ended");
        json ended = copy.event(version);
        ended["seed"] = std::string(64, '0');
        copy.put(version, ended.dump());
        CHECK(copy.only_problem() == at(copy, version) + "it reveals another seed than that of the game");
    }
    SECTION("another word list") {
        Copy copy(rooms, rooms.running);
        json began = copy.event(3);
        began["lexicon_hash"] = std::string(64, '0');
        copy.put(3, began.dump());
        CHECK(copy.only_problem() == at(copy, 3) + "it names another word list than the game");
    }
}

TEST_CASE("verify compares the rows beside the journal with its events") {
    const ThreeRooms rooms;
    const auto [sql, why] = GENERATE(table<std::string, std::string>({
        {"UPDATE games SET stage = 'playing' WHERE id = ?1",
         "its stage is stored as playing, and its events make it over"},
        {"UPDATE games SET changed = 7 WHERE id = ?1", "its last change is stored with another time"},
        {"UPDATE seats SET name = 'Nobody' WHERE game = ?1 AND seat = 1",
         "its stored seats are not those of its events"},
        {"UPDATE seats SET player = NULL WHERE game = ?1 AND seat = 1",
         "its stored seats are not those of its events"},
        {"UPDATE seats SET asked = 'vote' WHERE game = ?1 AND seat = 1",
         "what it waits for is not stored as it follows from its events"},
        {"UPDATE games SET alarm = 7 WHERE id = ?1",
         "whether its clocks will do something is not stored as it follows from its events"},
        {"UPDATE challenges SET upheld = 1 - upheld WHERE game = ?1",
         "its stored challenges are not those of its events"},
        {"DELETE FROM challenges WHERE game = ?1", "its stored challenges are not those of its events"},
    }));
    INFO(sql);
    Copy copy(rooms, rooms.over);
    copy.run(sql);
    CHECK(copy.only_problem() == in_game(copy) + why);
}

TEST_CASE("verify finds a receipt for a version that the game does not have") {
    const ThreeRooms rooms;
    Copy copy(rooms, rooms.over);
    copy.run("UPDATE receipts SET version = 900 WHERE game = ?1 AND kind = 'create'");
    CHECK(copy.only_problem() ==
          at(copy, 900) + "a command was acknowledged with this version, which the game does not have");
}

TEST_CASE(
    "verify reports the games whose word list is gone or damaged, and only those of the folder that it is given") {
    ThreeRooms rooms;
    const auto lists = rooms.everything().lists.value();
    const auto list = std::filesystem::directory_iterator(lists)->path();
    std::filesystem::resize_file(list, 200);
    const Outcome cut = verify(rooms.everything());
    CHECK(cut.status == 1);
    CHECK(lines_of(cut.out) == 4);
    CHECK(contains(cut.out, rooms.waiting + ", game 1: its word list " + list.string() + " is cut off"));
    std::filesystem::remove(list);
    CHECK(contains(verify(rooms.everything()).out, "cannot be read: No such file or directory"));
    CHECK(verify({rooms.file()}).status == 0);
}

TEST_CASE("verify goes on after a game with problems, and refuses a file that it cannot use") {
    const ThreeRooms rooms;
    Copy copy(rooms, rooms.over);
    copy.put(copy.game().entries.front().version, "damaged");
    copy.run("UPDATE seats SET name = 'Nobody' WHERE game > ?1");
    CHECK(lines_of(copy.problems().out) == 4);
    const TemporaryFolder folder;
    const Outcome missing = verify({folder / "missing.db"});
    CHECK(missing.status == 2);
    CHECK(missing.out.empty());
    CHECK(lines_of(missing.error) == 1);
    CHECK(contains(missing.error, "missing.db cannot be read"));
}
