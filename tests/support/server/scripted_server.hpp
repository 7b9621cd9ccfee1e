#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tests/support/server/certificates.hpp"

namespace crisscross::test {

/// A request as a scripted server has received it.
struct HeardRequest {
    std::string method{};
    std::string target{};
    std::map<std::string, std::string> headers{};  ///< by their names in lower case
    std::string body{};
};

/// One connection of a client to a scripted server. It is closed when the script ends.
class Peer {
public:
    virtual ~Peer() = default;
    /// Reads a whole request, and keeps it for `ScriptedServer::heard`. Throws if none comes.
    virtual HeardRequest hear() = 0;
    /// Throws if the client is gone.
    virtual void say(std::string_view text) = 0;
    /// Says nothing until the client is gone or the server stops.
    virtual void hold() = 0;

    /// Hears a request and answers it with this status and these header lines.
    void answer(int status, const std::string& headers = {});
};

/// A server on this machine that treats each connection as a test says, one after the other, with TLS if it has a
/// certificate. A script that ends with an exception ends its connection.
class ScriptedServer {
public:
    using Script = std::function<void(Peer&)>;

    explicit ScriptedServer(Script script, std::optional<Certificate> certificate = {});
    ~ScriptedServer();

    std::uint16_t port() const;
    /// The address of a target here, by the name `host`.
    std::string address(const std::string& target = "/", const std::string& host = "127.0.0.1") const;
    /// How many connections there have been. May be called from any thread, like `heard`.
    int connections() const;
    std::vector<HeardRequest> heard() const;
    /// Waits until this many requests have been heard; false if that takes more than a minute.
    bool has_heard(std::size_t count) const;

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace crisscross::test
