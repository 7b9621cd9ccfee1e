#include "server/log/once_a_minute.hpp"

#include "server/log/log.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace std::chrono_literals;

namespace {

const server::OnceAMinute::Time start{};

}  // namespace

TEST_CASE("a line about the same is allowed once a minute") {
    server::OnceAMinute lines;
    CHECK(lines.allows("a game", start));
    CHECK_FALSE(lines.allows("a game", start));
    CHECK_FALSE(lines.allows("a game", start + 59s));
    CHECK(lines.allows("another game", start + 59s));
    CHECK(lines.allows("a game", start + 60s));
    CHECK_FALSE(lines.allows("a game", start + 119s));
}

TEST_CASE("however many there are to log a line about, few lines a minute are allowed") {
    server::OnceAMinute lines;
    std::size_t allowed = 0;
    for (int game = 0; game < 1000; ++game) allowed += lines.allows(std::to_string(game), start) ? 1 : 0;
    CHECK(allowed == server::OnceAMinute::max_lines);
    CHECK(lines.allows("1000", start + 60s));
}

TEST_CASE("requests that fail for the same reason leave few lines in the log") {
    server::log::set_level("off");
    const auto before = server::log::errors();
    for (int request = 0; request < 20; ++request)
        server::log_once_a_minute("a request of this test failed", "no reason");
    CHECK(server::log::errors() > before);
    CHECK(server::log::errors() < before + 3);
}
