#include "server/log/log_sink.hpp"

#include <fcntl.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include <array>

#include "tests/support/catch.hpp"

using namespace crisscross::server;

namespace {

std::string lost_line(std::size_t count) {
    return "log lines lost count=" + std::to_string(count);
}

/// A pipe, and a logger that writes to it.
struct Pipe {
    Pipe() {
        REQUIRE(pipe(ends.data()) == 0);
        logger = std::make_shared<spdlog::logger>("test", std::make_shared<LogSink>(ends[1], lost_line));
        logger->set_pattern("%v");
    }
    ~Pipe() {
        for (const int end : ends) close(end);
    }
    /// What has been written and not read yet.
    std::string read_all() {
        fcntl(ends[0], F_SETFL, O_NONBLOCK);
        std::string text(1 << 20, ' ');
        const auto length = ::read(ends[0], text.data(), text.size());
        text.resize(length < 0 ? 0 : static_cast<std::size_t>(length));
        return text;
    }

    std::array<int, 2> ends{};
    std::shared_ptr<spdlog::logger> logger{};
};

}  // namespace

TEST_CASE("log lines go to the descriptor") {
    Pipe pipe;
    pipe.logger->info("room opened");
    CHECK(pipe.read_all() == "room opened\n");
}

TEST_CASE("a log that nobody reads holds nothing up, and says later how many lines are missing") {
    Pipe pipe;
    const std::string line(1000, 'x');
    for (int number = 0; number < 1000; ++number) pipe.logger->info(line);
    CHECK(pipe.read_all().size() < 1000 * line.size());
    pipe.logger->info("room opened");
    const std::string later = pipe.read_all();
    CHECK(later.find("log lines lost count=") == 0);
    CHECK(later.find("room opened\n") != std::string::npos);
}

TEST_CASE("a very long log line is cut") {
    Pipe pipe;
    pipe.logger->info(std::string(10'000, 'x'));
    const std::string text = pipe.read_all();
    CHECK(text.size() == 4096);
    CHECK(text.back() == '\n');
}
