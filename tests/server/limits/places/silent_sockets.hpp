#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace crisscross::test {

/// Connections to a server on this machine that say nothing, from other addresses of this machine.
class SilentSockets {
public:
    explicit SilentSockets(std::uint16_t port) : port_(port) {}

    /// So many more from this address, such as 127.0.0.2.
    void open(const std::string& from, int count);
    /// How many the server has closed.
    std::size_t closed();

private:
    std::uint16_t port_;
    boost::asio::io_context context_{};
    std::vector<boost::asio::ip::tcp::socket> sockets_{};
};

}  // namespace crisscross::test
