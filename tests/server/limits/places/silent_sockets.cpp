#include "tests/server/limits/places/silent_sockets.hpp"

#include <sys/socket.h>

#include <algorithm>
#include <cerrno>

namespace crisscross::test {

namespace {

using boost::asio::ip::tcp;

/// The server sends nothing to somebody who says nothing, so whatever there is to read is the end.
bool has_ended(tcp::socket& socket) {
    char byte = 0;
    const auto read = ::recv(socket.native_handle(), &byte, 1, MSG_PEEK | MSG_DONTWAIT);
    return read == 0 || (read < 0 && errno != EAGAIN && errno != EINTR);
}

}  // namespace

void SilentSockets::open(const std::string& from, int count) {
    for (int number = 0; number < count; ++number) {
        tcp::socket& socket = sockets_.emplace_back(context_);
        socket.open(tcp::v4());
        socket.bind({boost::asio::ip::make_address(from), 0});
        socket.connect({boost::asio::ip::address_v4::loopback(), port_});
    }
}

std::size_t SilentSockets::closed() {
    return static_cast<std::size_t>(std::ranges::count_if(sockets_, has_ended));
}

}  // namespace crisscross::test
