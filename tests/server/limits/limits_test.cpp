#include "server/limits/limits.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <fstream>
#include <list>

#include "server/log/log.hpp"
#include "server/metrics/metrics.hpp"
#include "server/sessions/present_people.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/contains.hpp"
#include "tests/support/fakes/fake_clock.hpp"
#include "tests/support/server/test_server.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::test;

namespace {

/// While it lives, the log goes to a file.
class LoggedTo {
public:
    explicit LoggedTo(const std::filesystem::path& file) : before_(::dup(STDERR_FILENO)) {
        const int opened = ::open(file.c_str(), O_WRONLY | O_CREAT, 0600);
        ::dup2(opened, STDERR_FILENO);
        ::close(opened);
        server::log::set_level("warning");
    }
    ~LoggedTo() {
        server::log::set_level("off");
        ::dup2(before_, STDERR_FILENO);
        ::close(before_);
    }
    LoggedTo(const LoggedTo&) = delete;
    LoggedTo& operator=(const LoggedTo&) = delete;

private:
    int before_;
};

}  // namespace

TEST_CASE("limits that many networks reach at once leave few lines in the log") {
    const TemporaryFolder folder;
    server::Metrics metrics("0.1.0");
    FakeClock clock;
    server::Limits limits({.guesses_per_network = {.burst = 0, .per_second = 0}}, metrics);
    {
        const LoggedTo file(folder / "log");
        for (int number = 0; number < 100; ++number)
            limits.guesses.permit_code("192.0.2." + std::to_string(number), clock);
    }
    std::ifstream file(folder / "log");
    int lines = 0;
    for (std::string line; std::getline(file, line);)
        lines += line.find("limit reached") != std::string::npos ? 1 : 0;
    CHECK(lines == 10);
    CHECK(metrics.times_reached(server::Limit::guesses) == 100);
}

TEST_CASE("attempts to sign in that are refused leave no name behind") {
    server::Metrics metrics("0.1.0");
    server::Limits limits({.failed_sign_ins_per_network = {.burst = 3, .per_second = 0.001},
                           .failed_sign_ins_per_name = {.burst = 1, .per_second = 0.001}},
                          metrics);
    // Once a limit remembers as many names as it can, all others share the permissions of 64.
    for (int number = 0; number < 70'000; ++number)
        limits.sign_ins.refuse("192.0.2.7", "Mara " + std::to_string(number), 1);
    for (int number = 0; number < 100; ++number) {
        const std::string text = std::to_string(number);
        CHECK_FALSE(limits.sign_ins.refuse("198.51.100." + text, "Nora " + text, 1));
    }
}

TEST_CASE("a person may have only so many connections, and the refusal says how many") {
    TestServer server;
    const Guest mara = server.guest();
    std::list<Guest> more;
    while (more.size() + 1 < server::PresentPeople::max_connections) more.emplace_back(server.port(), mara.token);
    WebSocketClient one_too_many(server.port());
    one_too_many.send(R"({"type":"hello","id":"h","protocols":{"min":1,"max":1},"token":")" + mara.token + R"("})");
    const auto refusal = one_too_many.receive();
    CHECK(contains(refusal, "TOO_MANY_CONNECTIONS"));
    CHECK(contains(refusal, R"("most":32)"));
}
