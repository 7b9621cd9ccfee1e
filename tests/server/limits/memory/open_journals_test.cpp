#include "server/limits/memory/open_journals.hpp"

#include <algorithm>
#include <chrono>

#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using server::OpenJournals;

namespace {

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

TEST_CASE("journals of a usual length are always opened, and longer ones while there is room for them") {
    OpenJournals journals({.always = 10, .total = 100});
    OpenJournals::Share first(journals);
    OpenJournals::Share second(journals);
    CHECK(first.take(90));
    CHECK_FALSE(second.take(11));
    CHECK(second.take(10));
    CHECK(journals.size() == 90);
    first.set(60);
    CHECK(second.take(40));
    CHECK(journals.size() == 100);
    first.set(10);
    CHECK(journals.size() == 40);
    {
        OpenJournals::Share third(journals);
        CHECK(third.take(60));
    }
    CHECK(journals.size() == 40);
}

TEST_CASE("a game may grow beyond what all journals may have, and then no other long one is opened") {
    OpenJournals journals({.always = 10, .total = 100});
    OpenJournals::Share first(journals);
    first.set(150);
    CHECK(journals.size() == 150);
    OpenJournals::Share second(journals);
    CHECK_FALSE(second.take(11));
    CHECK(second.take(10));
}

TEST_CASE("a long game is not opened while too many others are open, and is once they are closed") {
    TestServer server;
    const PlayedGame first = played_game(server);
    const PlayedGame second = played_game(server);
    const auto [shorter, longer] = std::minmax(first.entries, second.entries);
    server.restart_with([always = shorter - 1, total = longer](server::Config& config) {
        config.journals = {.always = always, .total = total};
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
