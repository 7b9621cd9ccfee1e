#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstdint>
#include <string>
#include <string_view>

namespace crisscross::test {

/// A connection to a server on this machine over which anything may be sent. The server may close it at any time, so
/// errors do not matter.
class AttackLine {
public:
    explicit AttackLine(std::uint16_t port);

    /// Sends what the kernel takes at once: the server may not read.
    void send(std::string_view bytes);
    /// Some of what arrives within a moment, at most about 160 KB.
    std::string read();
    /// Ends the connection without a goodbye, as when a machine is switched off.
    void vanish();

private:
    boost::asio::io_context context_{};
    boost::asio::ip::tcp::socket socket_{context_};
    boost::system::error_code ignored_{};
};

}  // namespace crisscross::test
