#include "server/limits/memory/open_journals.hpp"

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>

#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using server::OpenJournals;

namespace {

const std::string own_network = "192.0.2.1";
const std::string other_network = "192.0.2.2";

struct PlayedGame {
    std::string room{};
    std::string token{};  // of somebody with a seat
    std::size_t entries = 0;
};

PlayedGame played_game(TestServer& server) {
    Guest anna = server.guest();
    Guest ben = server.guest();
    const std::string room = anna.create("Anna");
    anna.join(room);
    ben.join(room);
    ben.say(client::TakeSeat{.name = "Ben"});
    ben.wait_for(anna.say(client::Start{}));
    ben.say(client::Resign{});
    return {room, anna.token, ben.log().size()};
}

bool opens_in_time(TestServer& server, Guest& guest, const std::string& room) {
    return becomes_true([&] {
        server.clock.advance(server.config().presence_grace);
        return std::holds_alternative<protocol::server::Joined>(guest.ask(client::Join{.room = room}));
    });
}

}  // namespace

TEST_CASE("journals of a usual length are opened beside long ones, and longer ones while there is room for them") {
    OpenJournals journals({.usual = 10, .total = 100});
    OpenJournals::Share first(journals);
    OpenJournals::Share second(journals);
    CHECK(first.take(90, own_network));
    CHECK_FALSE(second.take(11, own_network));
    CHECK(second.take(10, own_network));
    CHECK(journals.size() == 90);
    first.set(60);
    CHECK(second.take(30, own_network));
    CHECK(journals.size() == 100);
    first.set(10);
    CHECK(journals.size() == 40);
    {
        OpenJournals::Share third(journals);
        CHECK(third.take(60, own_network));
    }
    CHECK(journals.size() == 40);
}

TEST_CASE("the games that a network has opened are bounded, however short, and others open theirs") {
    OpenJournals journals({.usual = 10, .per_network = 30, .total = 100});
    OpenJournals::Share first(journals);
    CHECK(first.take(10, own_network));
    {
        OpenJournals::Share second(journals);
        CHECK(second.take(8, own_network));
        CHECK(second.take(8, own_network));
        OpenJournals::Share third(journals);
        CHECK_FALSE(third.take(5, own_network));
        CHECK(third.take(4, own_network));
        CHECK(third.take(10, other_network));  // which has the room from now on
        CHECK_FALSE(third.take(20, other_network));
        CHECK(third.take(3, std::nullopt));
        CHECK(first.take(4, own_network));
        CHECK_FALSE(first.take(1, own_network));
    }
    CHECK(first.take(16, own_network));
    first.set(0);
    CHECK(first.take(40, own_network));
}

TEST_CASE("a network opens long games only as long as it leaves room for those of others") {
    OpenJournals journals({.usual = 10, .per_network = 50, .total = 100});
    OpenJournals::Share first(journals), second(journals), third(journals);
    CHECK(first.take(40, own_network));
    CHECK_FALSE(second.take(11, own_network));
    CHECK(second.take(50, other_network));
    CHECK_FALSE(third.take(11, "192.0.2.3"));
    CHECK(third.take(10, "192.0.2.3"));
}

TEST_CASE("a game may grow beyond what all journals may have, and then no other long one is opened") {
    OpenJournals journals({.usual = 10, .total = 100});
    OpenJournals::Share first(journals);
    first.set(150);
    CHECK(journals.size() == 150);
    OpenJournals::Share second(journals);
    CHECK_FALSE(second.take(11, own_network));
    CHECK(second.take(10, own_network));
}

TEST_CASE("a long game is not opened while too many others are open, and is once they are closed") {
    TestServer server;
    const PlayedGame first = played_game(server);
    const PlayedGame second = played_game(server);
    const auto [shorter, longer] = std::minmax(first.entries, second.entries);
    server.restart_with([usual = shorter - 1, total = longer](server::Config& config) {
        config.journals = {.usual = usual, .total = total};
    });
    Guest ben = server.guest(second.token);
    {
        Guest anna = server.guest(first.token);
        anna.join(first.room);
        CHECK(ben.refused(client::Join{.room = second.room}).code == "SERVER_FULL");
        CHECK_NOTHROW(ben.join(ben.create("Ben")));
    }
    CHECK(opens_in_time(server, ben, second.room));
}

TEST_CASE("a network that has opened too many games opens no more until one is closed") {
    TestServer server([](server::Config& config) { config.journals.per_network = 1; });
    Guest ben = server.guest();
    const std::string room = ben.create("Ben");  // with one entry
    {
        Guest anna = server.guest();
        const std::string another = anna.create("Anna");
        anna.join(another);
        const auto refused = ben.refused(client::Join{.room = room});
        CHECK(refused.code == "SERVER_FULL");
        CHECK(refused.details.limit == "open_journals");
        CHECK_NOTHROW(ben.join(another));  // Anna has it open
        ben.say(client::Leave{.room = another});
    }
    CHECK(opens_in_time(server, ben, room));
}
