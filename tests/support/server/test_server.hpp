#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "server/options/config.hpp"
#include "server/start/server.hpp"
#include "storage/sqlite/database/database.hpp"
#include "tests/support/clients/guest.hpp"
#include "tests/support/fakes/fake_clock.hpp"
#include "tests/support/fakes/fake_entropy.hpp"
#include "tests/support/temporary_folder.hpp"

namespace crisscross::test {

/// A whole server in this process, on a free port, with its own data folder, a clock that stands still, and the same
/// entropy in every run. Stops gracefully when it goes out of scope.
class TestServer {
public:
    /// The default word list, for tests that do not need a particular one.
    static const std::vector<std::string>& some_words();

    /// Has four threads and no limits on frames, connections, guests, rooms and joins, unless `change` changes that.
    explicit TestServer(const std::function<void(server::Config&)>& change = {},
                        const std::vector<std::string>& words = some_words());
    ~TestServer();

    FakeClock clock{};
    FakeEntropy entropy{};

    std::uint16_t port() const { return server_->port(); }
    std::uint16_t metrics_port() const { return server_->metrics_port(); }
    /// A new guest who has said hello, or the one to whom the token belongs.
    Guest guest(std::optional<std::string> token = std::nullopt) const { return Guest(port(), std::move(token)); }

    /// Stops the server gracefully; returns once it is down.
    void stop();
    /// Starts it again with the same data, on another port.
    void start();
    void restart();
    /// Restarts it with other options.
    void restart_with(const std::function<void(server::Config&)>& change);

    /// Another connection to its database, even while it runs.
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
