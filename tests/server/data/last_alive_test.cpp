#include "server/data/last_alive.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <fstream>

#include "server/time/span.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/fakes/fake_clock.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::test;
using crisscross::server::LastAlive;
using crisscross::server::Moment;
using crisscross::server::Span;

namespace {

/// A server that says nothing but that it is alive, for as long as this is in scope. It ends as if it were killed.
struct LivingServer {
    LivingServer(const std::filesystem::path& folder, FakeClock& fake_clock)
        : clock(fake_clock), last_alive(folder, clock.now()) {
        boost::asio::co_spawn(context, last_alive.keep(clock), boost::asio::detached);
        context.poll();
    }

    void pass_time(Span milliseconds) {
        clock.advance(milliseconds);
        context.poll();
    }

    FakeClock& clock;
    LastAlive last_alive;
    boost::asio::io_context context{};
};

}  // namespace

TEST_CASE("a server says every few seconds that it is alive, once it has settled") {
    TemporaryFolder folder;
    FakeClock clock;
    LivingServer(folder.path(), clock);
    const Moment first = clock.now();
    clock.advance(60'000);
    LivingServer server(folder.path(), clock);
    server.pass_time(LastAlive::settling_takes - 1);
    CHECK(server.last_alive.read() == first);
    server.pass_time(1);
    CHECK(server.last_alive.read() == clock.now());
    server.pass_time(2'000);
    CHECK(server.last_alive.read() == clock.now());
}

TEST_CASE("the first server in a folder says at once that it is alive") {
    TemporaryFolder folder;
    FakeClock clock;
    const LivingServer server(folder.path(), clock);
    CHECK(server.last_alive.read() == clock.now());
}

TEST_CASE(
    "the first server on a restored database leaves the time since the backup to the next one until it has settled") {
    TemporaryFolder folder;
    FakeClock clock;
    std::ofstream(folder.path() / LastAlive::file_name) << LastAlive::long_ago << '\n';
    LivingServer server(folder.path(), clock);
    server.pass_time(LastAlive::settling_takes - 1);
    CHECK(server.last_alive.read() == LastAlive::long_ago);
    server.pass_time(1);
    CHECK(server.last_alive.read() == clock.now());
}

TEST_CASE("a server that stops says when, but not before it has settled") {
    TemporaryFolder folder;
    const Moment started = 1'800'000'000'000;
    const LastAlive last_alive(folder.path(), started);
    last_alive.end(started + LastAlive::settling_takes - 1);
    CHECK(last_alive.read() == 0);
    last_alive.end(started + LastAlive::settling_takes);
    CHECK(last_alive.read() == started + LastAlive::settling_takes);
}
