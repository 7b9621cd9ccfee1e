#include "tests/server/verification/damaged_copy.hpp"

using namespace crisscross;
using namespace crisscross::test;

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
        WireRoom room(server, settings, 2 + static_cast<int>(seed % 3));
        RandomPlayer player(short_words_as_letters(), ++seed);
        while (!room.over()) room.carry_out(player.next(room.game()));
    }
    const Outcome outcome = verify({server.data() / server::database_file, server.data() / "lexicons" / "compiled"});
    INFO(outcome.out);
    CHECK(outcome.status == 0);
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
