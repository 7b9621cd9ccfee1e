#include "server/data/last_alive.hpp"
#include "server/log/log.hpp"
#include "server/time/span.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;

TEST_CASE("whatever part of the upkeep fails, a server goes on to say that it is alive") {
    TestServer server;
    server::log::set_level("off");
    const server::LastAlive last_alive(server.data(), 0);
    for (int calls = 0; calls < 6; ++calls) {
        CAPTURE(calls);
        server.clock.fail_after(calls);
        server.clock.advance(server::span::minute);
        const server::Moment before = last_alive.read();
        CHECK(becomes_true([&] {
            server.clock.advance(2 * server::span::second);
            return last_alive.read() > before + server::span::minute;
        }));
    }
    server.clock.fail_no_more();
}
