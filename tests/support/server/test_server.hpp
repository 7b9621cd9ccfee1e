#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "server/runtime/config.hpp"
#include "server/runtime/server.hpp"
#include "storage/sqlite/database.hpp"
#include "tests/support/server/fake_clock.hpp"
#include "tests/support/server/fake_entropy.hpp"
#include "tests/support/server/guest.hpp"
#include "tests/support/temporary_folder.hpp"

namespace crisscross::test {

/// A whole server in this process: on a free port, with a data folder of its own, a clock that stands still, and the
/// same chance in each run. Stops gracefully when it goes out of scope.
class TestServer {
public:
    /// Words of the default list, if a test does not care.
    static const std::vector<std::string>& some_words();

    /// Its settings: four threads and no limit of frames, unless `change` says something else.
    explicit TestServer(const std::function<void(server::Config&)>& change = {},
                        const std::vector<std::string>& words = some_words());
    ~TestServer();

    FakeClock clock{};
    FakeEntropy entropy{};

    std::uint16_t port() const { return server_->port(); }
    /// A new guest who has said hello; with a token, the one that it belongs to.
    Guest guest(std::optional<std::string> token = std::nullopt) const { return Guest(port(), std::move(token)); }

    /// Stops it gracefully; returns when it is down.
    void stop();
    /// Starts it again on the same data, on another port.
    void start();
    void restart();

    /// Another look into its database, also while it runs.
    storage::Database database() const { return storage::Database(data() / server::database_file); }
    std::filesystem::path data() const { return config_.data; }
    const server::Config& config() const { return config_; }

private:
    TemporaryFolder folder_{};
    server::Config config_{};
    std::unique_ptr<server::Server> server_;
    std::thread thread_;
};

}  // namespace crisscross::test
