#pragma once

#include <cstdint>
#include <memory>

#include "server/runtime/start_fault.hpp"

namespace crisscross::server {

struct Config;
class Clock;
class Entropy;

/// The whole server: its database, its word lists, its rooms and its connections.
class Server {
public:
    /// Opens the data, reads the web client and binds the port; connections wait until the server runs. `clock` and
    /// `entropy` must outlive it.
    static engine::Result<std::unique_ptr<Server>, StartFault> open(const Config& config, Clock& clock,
                                                                    Entropy& entropy);
    ~Server();

    /// Serves until `stop`; returns when everything is on disk and all threads have ended. Call once.
    void run();
    /// Ends a run gracefully, within ten seconds: accepts no new connections, sends all clients `restarting`,
    /// finishes what has begun, and closes with 1012. May be called from any thread; a second call does nothing.
    void stop();
    /// SIGTERM, SIGINT and SIGHUP stop the server; a second signal ends the program at once.
    void stop_on_signals();

    /// The port that it listens on; 0 for a Unix socket.
    std::uint16_t port() const;
    /// The port of the metrics; 0 if they are not served.
    std::uint16_t metrics_port() const;

private:
    struct Parts;
    explicit Server(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> parts_;
};

}  // namespace crisscross::server
