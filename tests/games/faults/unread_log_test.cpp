#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <stdexcept>

#include "tests/games/faults/pair_of_players.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/paths/paths.hpp"

using namespace crisscross;
using namespace crisscross::test;

namespace {

/// A named pipe that the test can read, too.
class Pipe {
public:
    explicit Pipe(const std::filesystem::path& name) {
        if (::mkfifo(name.c_str(), 0600) != 0) throw std::runtime_error("no named pipe");
        descriptor_ = ::open(name.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC);
    }
    ~Pipe() { close(); }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    void fill() {
        while (::write(descriptor_, "x", 1) == 1) continue;
    }
    void close() {
        if (descriptor_ >= 0) ::close(descriptor_);
        descriptor_ = -1;
    }

    std::string read_all() {
        std::array<char, 1 << 20> text{};
        const auto length = ::read(descriptor_, text.data(), text.size());
        return {text.data(), length < 0 ? 0 : static_cast<std::size_t>(length)};
    }

private:
    int descriptor_;
};

}  // namespace

TEST_CASE("a server whose log nobody reads goes on playing, and says later how much of its log is missing") {
    const TemporaryFolder folder;
    Pipe log(folder / "out.error");
    log.fill();
    ServerProcess server(program(), {"--log-level", "debug"}, {.data = {}, .output = folder / "out"});
    PairOfPlayers players(server);
    CHECK_FALSE(players.move_until_refused(100));
    CHECK(players.keeps_everything());
    CHECK(server.healthy());
    CHECK(log.read_all().find("stopped") == std::string::npos);
    CHECK(server.stop() == 0);
    const std::string said = log.read_all();
    CHECK(said.find("log lines lost") != std::string::npos);
    CHECK(said.find("stopped") != std::string::npos);
}

TEST_CASE("a server whose log lost its reader goes on playing") {
    const TemporaryFolder folder;
    Pipe log(folder / "out.error");
    ServerProcess server(program(), {"--log-level", "debug"}, {.data = {}, .output = folder / "out"});
    log.close();
    PairOfPlayers players(server);
    CHECK_FALSE(players.move_until_refused(100));
    CHECK(players.keeps_everything());
    CHECK(server.stop() == 0);
}
