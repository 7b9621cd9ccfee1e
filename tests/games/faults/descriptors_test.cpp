#include <algorithm>
#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>

#include "tests/games/faults/pair_of_players.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/paths/paths.hpp"

using namespace crisscross;
using namespace crisscross::test;
using namespace std::chrono_literals;
using boost::asio::ip::tcp;

namespace {

constexpr rlim_t open_in_every_program = 3;

/// A browser that asks whether the server is well, and has no answer yet.
class Visitor {
public:
    explicit Visitor(std::uint16_t port) {
        line_.connect({boost::asio::ip::address_v4::loopback(), port});
        boost::asio::write(line_,
                           boost::asio::buffer(std::string("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")));
    }
    bool has_answer() { return line_.available() > 0; }
    bool waits_for_answer() {
        return becomes_true([this] { return has_answer(); });
    }

private:
    boost::asio::io_context context_{};
    tcp::socket line_{context_};
};

}  // namespace

TEST_CASE("a server that may have few file descriptors at first takes as many as it is allowed") {
    rlimit before{};
    REQUIRE(getrlimit(RLIMIT_NOFILE, &before) == 0);
    const rlimit few{std::min<rlim_t>(256, before.rlim_max), before.rlim_max};
    REQUIRE(setrlimit(RLIMIT_NOFILE, &few) == 0);  // the server starts with the limits of the test
    ServerProcess server(program());
    setrlimit(RLIMIT_NOFILE, &before);
    CHECK(server.limit(RLIMIT_NOFILE, before.rlim_max) == before.rlim_max);
}

TEST_CASE("without file descriptors nobody new gets in, those inside play on, and newcomers are served later") {
    ServerProcess server(program());
    PairOfPlayers players(server);
    // The sanitizers need descriptors to look at an object of a kind that is new to them.
    CHECK_FALSE(players.move_until_refused(30));
    const rlim_t before = server.limit(RLIMIT_NOFILE, open_in_every_program);
    Visitor visitor(server.port());
    CHECK_FALSE(players.move_until_refused(30));
    CHECK_FALSE(visitor.has_answer());
    server.limit(RLIMIT_NOFILE, before);
    CHECK(visitor.waits_for_answer());
    CHECK(server.healthy());
    CHECK_FALSE(players.move_until_refused(5));
    CHECK(players.keeps_everything());
    CHECK(server.stop() == 0);
}
