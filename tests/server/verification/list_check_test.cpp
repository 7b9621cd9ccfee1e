#include <filesystem>

#include "server/lexicons/lexicon_store.hpp"
#include "tests/server/api/importing.hpp"
#include "tests/server/verification/verified_rooms.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;

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

TEST_CASE("an imported game may be without its word list, but a list that is kept for it must be right") {
    const Importing anna;
    const auto compiled = anna.server.data() / "lexicons" / "compiled";
    const server::VerifyRequest request{anna.server.data() / server::database_file, compiled};
    const auto problems = [&] {
        const Outcome outcome = verify(request);
        INFO(outcome.out);
        CHECK(contains(outcome.out, outcome.status == 0 ? "no problems" : "problem"));
        return lines_of(outcome.out) - 1;
    };
    anna.imported(small_record);  // of which nobody knows the list
    CHECK(problems() == 0);
    CHECK_FALSE(std::filesystem::exists(compiled));
    anna.imported(game_text("classic"));  // of the list of the server
    const auto list = server::kept_list(compiled, lexicon_of(short_words()).hash());
    REQUIRE(becomes_true([&] { return std::filesystem::exists(list); }));
    CHECK(problems() == 0);
    std::filesystem::resize_file(list, 200);
    CHECK(problems() == 1);
    std::filesystem::remove(list);
    CHECK(problems() == 0);
}
