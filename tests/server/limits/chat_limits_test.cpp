#include "server/limits/limits.hpp"
#include "server/metrics/metrics.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;

namespace {

void greet(Guest& guest, const std::string& room) {
    guest.ask_for<protocol::server::LineKept>(client::Say{.text = "Hello", .room = room});
}

}  // namespace

TEST_CASE("a person says only so much in the chats of all rooms together, even if they leave and come back") {
    TestServer server;
    Guest mara = server.guest();
    Guest jonas = server.guest();
    const std::string room = mara.create("Mara");
    const std::string other = jonas.create("Jonas");
    for (Guest* guest : {&mara, &jonas})
        for (const std::string& joined : {other, room}) guest->join(joined);
    for (int time = 0; time < 5; ++time)
        for (const std::string& said_in : {room, other}) greet(mara, said_in);
    const client::Say another{.text = "Hello", .room = other};
    CHECK(mara.refused(another).code == "TOO_MANY_LINES");
    CHECK(mara.refused(another).details.limit == "chat");
    mara.ask_for<protocol::server::Ok>(client::Leave{.room = other});
    mara.join(other);
    const auto refused = mara.refused(another);
    CHECK(refused.code == "TOO_MANY_LINES");
    REQUIRE(refused.details.retry_after.value_or(0) > 0);
    greet(jonas, room);
    server.clock.advance(*refused.details.retry_after);
    greet(mara, other);
}

TEST_CASE("people on one network say only so much together, and nobody loses by what others say") {
    server::Metrics metrics("0.1.0");
    server::Limits limits({}, metrics);
    const auto said_by = [&limits](std::int64_t player, const std::string& network) {
        return limits.chats.refuse({.player = player, .network = network}, 0);
    };
    for (int line = 0; line < 200; ++line) REQUIRE_FALSE(said_by(line, "192.0.2.7"));
    CHECK(said_by(1000, "192.0.2.7") == 100);
    CHECK_FALSE(said_by(1001, "192.0.2.8"));
    CHECK(metrics.times_reached(server::Limit::chat) == 1);
    for (int line = 0; line < 10; ++line) CHECK_FALSE(said_by(1000, "192.0.2.8"));
    CHECK(said_by(1000, "192.0.2.8"));
}

TEST_CASE("lines of chats and reactions to them count among the bytes of notes from a network") {
    TestServer server(
        [](server::Config& config) { config.limits.note_bytes_per_network = {.burst = 1150, .per_second = 1}; });
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    mara.join(room);
    const client::React like{.line = 1, .reaction = protocol::Reaction::like, .room = room};
    for (int time = 0; time < 3; ++time) CHECK(mara.refused(like).code == "NO_SUCH_LINE");  // gives its bytes back
    for (int line = 0; line < 2; ++line) greet(mara, room);
    const auto line = mara.refused(client::Say{.text = "Hello", .room = room});
    CHECK(line.code == "TOO_MANY_LINES");
    CHECK(line.details.limit == "notes");
    CHECK(line.details.retry_after.value_or(0) > 0);
    CHECK(mara.refused(like).details.limit == "notes");
    CHECK_NOTHROW(mara.ask_for<protocol::server::Ok>(client::DeleteLine{.line = 1, .room = room}));
}
