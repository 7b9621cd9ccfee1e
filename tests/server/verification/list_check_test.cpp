#include <filesystem>

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
