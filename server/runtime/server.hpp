#pragma once

#include <boost/system/result.hpp>
#include <cstdint>
#include <memory>
#include <string>

#include "engine/play/refusal.hpp"

namespace crisscross::server {

struct Config;
class Clock;
class Entropy;

/// Why a server cannot start, in one line for the host.
struct StartFault {
    std::string why{};
};

[[noreturn]] void throw_exception_from_error(const StartFault& fault, const boost::source_location&);

/// The whole server: its database, its word lists, its rooms and its connections.
class Server {
public:
    /// Opens the data, reads the web client, binds the port; connections wait until it runs. `clock` and `entropy`
    /// outlive it.
    static engine::Result<std::unique_ptr<Server>, StartFault> open(const Config& config, Clock& clock,
                                                                    Entropy& entropy);
    ~Server();

    /// Serves until `stop`; returns when everything is on disk and all threads have ended. Call once.
    void run();
    /// Ends a run gracefully, within ten seconds: no new connections, `restarting` to all, what is begun is finished,
    /// 1012. Any thread; a second call does nothing.
    void stop();
    /// SIGTERM and SIGINT stop it; the second one ends the program at once.
    void stop_on_signals();

    /// The port that it listens on.
    std::uint16_t port() const;

private:
    struct Parts;
    explicit Server(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> parts_;
};

}  // namespace crisscross::server
