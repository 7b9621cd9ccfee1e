#include "tests/support/server/secrets.hpp"

#include "tests/support/catch.hpp"

using crisscross::test::leaks;

namespace {

using Frames = std::vector<std::string>;

const std::string dealt =
    R"({"type":"events","events":[{"v":5,"at":1,"event":{"type":"dealt","seat":0,"drawn":{"count":1,"tiles":["Q"]}}}]})";
const std::string ended = R"({"type":"events","events":[{"v":9,"at":1,"event":{"type":"ended","seed":"5eed"}}]})";

}  // namespace

TEST_CASE("the viewer's own rack is not a leak, another player's is") {
    CHECK(leaks(Frames{dealt}, 0, "5eed").empty());
    CHECK(leaks(Frames{dealt}, 1, "5eed").size() == 1);
    CHECK(leaks(Frames{dealt}, {}, "5eed").size() == 1);
}

TEST_CASE("the viewer's seat in the answer to a join does not excuse another player's rack") {
    const std::string joined =
        R"({"type":"joined","seat":1,"snapshot":{"state":{"players":[{"rack":{"count":1,"tiles":["Q"]}},
        {"rack":{"count":1,"tiles":["A"]}}]},"rules":{"tile_set":[{"tile":"A"}]}}})";
    CHECK(leaks(Frames{joined}, 1, "5eed").size() == 1);
}

TEST_CASE("the viewer's seat beside a snapshot does not excuse tiles outside of racks") {
    for (const std::string type : {"joined", "created"}) {
        const std::string frame = R"({"type":")" + type + R"(","seat":1,"snapshot":{"bag":["Q"]}})";
        CHECK(leaks(Frames{frame}, 1, "5eed").size() == 1);
    }
}

TEST_CASE("plays of the viewer's own rack are not a leak, another player's are") {
    const std::string hint =
        R"({"type":"hint","id":"h","seat":1,"plays":[{"placement":[{"cell":[7,7],"tile":"Q"}],"equity":9}]})";
    CHECK(leaks(Frames{hint}, 1, "5eed").empty());
    CHECK(leaks(Frames{hint}, 0, "5eed").size() == 1);
}

TEST_CASE("tiles where the protocol has none are a leak") {
    CHECK(leaks(Frames{R"({"type":"presence","bag":["A","B"]})"}, 0, "5eed").size() == 2);
}

TEST_CASE("what a viewer may do has numbers of tiles, and a watcher may only take a seat") {
    const std::string of_a_player = R"({"type":"events","may":[{"command":"exchange","turn":1,"least":1,"most":7}]})";
    CHECK(leaks(Frames{of_a_player}, 0, "5eed").empty());
    CHECK(leaks(Frames{of_a_player}, {}, "5eed").size() == 1);
    CHECK(leaks(Frames{R"({"type":"joined","may":[{"command":"take_seat"}]})"}, {}, "5eed").empty());
    CHECK(leaks(Frames{R"({"type":"events","may":[{"command":"exchange","from":["Q"]}]})"}, 0, "5eed").size() == 1);
}

TEST_CASE("who accepts every play is a leak to the others before the end") {
    const std::string set =
        R"({"type":"events","events":[{"v":5,"at":1,"event":{"type":"always_accept_set","seat":0,"on":true}}]})";
    CHECK(leaks(Frames{set}, 0, "5eed").empty());
    CHECK(leaks(Frames{set}, 1, "5eed").size() == 1);
    CHECK(leaks(Frames{set}, {}, "5eed").size() == 1);
    CHECK(leaks(Frames{ended, set}, 1, "5eed").empty());
}

TEST_CASE("the seed is a leak before the end, but not after it") {
    CHECK(
        leaks(Frames{R"({"type":"events","events":[{"event":{"type":"began","note":"5eed"}}]})"}, 0, "5eed").size() ==
        1);
    CHECK(leaks(Frames{ended}, 0, "5eed").empty());
}
