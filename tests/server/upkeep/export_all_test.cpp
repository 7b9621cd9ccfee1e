#include <filesystem>

#include "protocol/stored/game_text.hpp"
#include "protocol/stored/stored_text.hpp"
#include "server/files/whole_file.hpp"
#include "tests/server/cli/running_program.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/wire_room.hpp"
#include "tests/support/engine/short_words.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace fs = std::filesystem;

namespace {

/// The room that follows from an exported game alone, as docs/export.md describes it.
server::GameState replayed(const protocol::ExportedGame& game) {
    const engine::Rules rules = engine::compile(protocol::read_ruleset(game.rules.text).value()).value();
    server::GameState state = server::fresh_game(rules);
    for (const protocol::ExportedEntry& entry : game.entries)
        state = server::evolve(std::move(state),
                               {entry.version, entry.at, protocol::read_event(rules, entry.event.text).value()});
    return state;
}

struct Library {
    Outcome export_all() const { return run({"export-all", folder.string(), "--data", server.data().string()}); }
    std::string text(const std::string& room) const {
        return server::read_whole(folder / (room + "-1.json")).value();
    }
    std::size_t files() const {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
    }

    TestServer server{{}, short_words()};
    TemporaryFolder place{};
    fs::path folder = place / "games";
};

}  // namespace

TEST_CASE("an exported game can be replayed to the state in which it ended") {
    Library library;
    WireRoom room(library.server, {}, 2);
    RandomPlayer player(short_words_as_letters(), 9);
    while (!room.over()) room.carry_out(player.next(room.game()));
    const Outcome outcome = library.export_all();
    CHECK(outcome.out == library.folder.string() + ": 1 game exported, 0 were there already\n");

    const std::string text = library.text(room.code());
    const auto game = protocol::read_game(text);
    REQUIRE(game.has_value());
    CHECK(game->room == room.code());
    CHECK(game->system == "classic");
    CHECK(game->seed == room.kept().chance().seed());
    CHECK(replayed(*game) == room.kept().state());
    CHECK(protocol::write_game(*game) == text);
}

TEST_CASE("games under way are left out and counted, since their files would show racks and the seed") {
    Library library;
    WireRoom room(library.server, {}, 2);
    WireRoom other(library.server, {}, 2);
    const Outcome before = library.export_all();
    CHECK(before.status == 0);
    CHECK(before.out ==
          library.folder.string() + ": 0 games exported, 0 were there already; left out: 2 games under way\n");
    CHECK(library.files() == 0);
    other.guest(1).say(protocol::client::Resign{});
    const Outcome after = library.export_all();
    CHECK(after.out ==
          library.folder.string() + ": 1 game exported, 0 were there already; left out: 1 game under way\n");
    CHECK(library.files() == 1);
    CHECK(fs::status(library.folder).permissions() == fs::perms::owner_all);
}

TEST_CASE("no option exports games under way") {
    Library library;
    WireRoom room(library.server, {}, 2);
    const Outcome outcome =
        run({"export-all", library.folder.string(), "--data", library.server.data().string(), "--all"});
    CHECK(outcome.status == 2);
    CHECK(!fs::exists(library.folder));
}

TEST_CASE("exporting again writes only what is missing, and never an exported game anew") {
    Library library;
    WireRoom room(library.server, {}, 2);
    room.guest(1).say(protocol::client::Resign{});
    CHECK(library.export_all().status == 0);
    const fs::path file = library.folder / (room.code() + "-1.json");
    const auto written = fs::last_write_time(file);
    WireRoom other(library.server, {}, 2);
    other.guest(1).say(protocol::client::Resign{});
    const Outcome again = library.export_all();
    CHECK(again.out == library.folder.string() + ": 1 game exported, 1 was there already\n");
    CHECK(fs::last_write_time(file) == written);
    CHECK(library.files() == 2);
}

TEST_CASE("a game that cannot be read is named, and keeps no other from being exported") {
    Library library;
    WireRoom damaged(library.server, {}, 2);
    damaged.guest(1).say(protocol::client::Resign{});
    WireRoom whole(library.server, {}, 2);
    whole.guest(1).say(protocol::client::Resign{});
    library.server.database()
        .prepare(
            "DELETE FROM game_secrets WHERE game = (SELECT games.id FROM games JOIN rooms ON rooms.id = room "
            "WHERE code = ?)")
        .bind(1, damaged.code())
        .run();
    const Outcome outcome = library.export_all();
    CHECK(outcome.status == 1);
    CHECK(outcome.error == "crisscross: " + damaged.code() + "-1 cannot be read: its seed is gone\n");
    CHECK(outcome.out ==
          library.folder.string() + ": 1 game exported, 0 were there already; 1 game cannot be read\n");
    CHECK(library.files() == 1);
    CHECK_FALSE(library.text(whole.code()).empty());
}
