#include <chrono>

#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

bool hears_of(Guest& guest, const std::string& room) {
    guest.socket.send(R"({"type":"ping","sent":1})");
    for (;;) {
        const auto frame = guest.socket.receive();
        if (!frame) return false;
        if (frame->find(room) != std::string::npos) return true;
        if (frame->find(R"("pong")") != std::string::npos) return false;
    }
}

}  // namespace

TEST_CASE("followers of other games do not hear the code of a room that its host closes") {
    TestServer server;
    Guest anna = server.guest();
    Guest nora = server.guest();
    for (Guest* guest : {&anna, &nora}) guest->ask(client::FollowMyGames{});
    const std::string room = anna.create("Anna");
    anna.join(room);
    anna.say(client::CloseRoom{});
    CHECK(becomes_true([&] { return hears_of(anna, room); }));
    CHECK_FALSE(hears_of(nora, room));
}

TEST_CASE(
    "a host who has closed a room without finished games hears so again, even after a restart, and nobody else") {
    TestServer server;
    Guest anna = server.guest();
    const client::CloseRoom closing{.id = Guest::new_id(), .room = anna.create("Anna")};
    anna.join(closing.room);
    for (int times = 0; times < 2; ++times) CHECK_NOTHROW(anna.ask_for<protocol::server::Ok>(closing));
    server.restart();
    Guest again(server.port(), anna.token);
    CHECK_NOTHROW(again.ask_for<protocol::server::Ok>(closing));
    CHECK(again.refused(client::CloseRoom{.room = closing.room}).code == "NOT_JOINED");
    Guest nora = server.guest();
    CHECK(nora.refused(closing).code == "NOT_JOINED");
}
