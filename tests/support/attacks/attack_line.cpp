#include "tests/support/attacks/attack_line.hpp"

#include <sys/socket.h>
#include <sys/time.h>

#include <array>

namespace crisscross::test {

namespace asio = boost::asio;

namespace {

constexpr int max_parts = 20;
constexpr timeval moment{0, 20'000};  // seconds, microseconds

}  // namespace

AttackLine::AttackLine(std::uint16_t port) {
    socket_.connect({asio::ip::address_v4::loopback(), port}, ignored_);
}

void AttackLine::send(std::string_view bytes) {
    socket_.non_blocking(true, ignored_);
    socket_.write_some(asio::buffer(bytes.data(), bytes.size()), ignored_);
}

std::string AttackLine::read() {
    std::string received;
    std::array<char, 8192> part{};
    socket_.non_blocking(false, ignored_);
    ::setsockopt(socket_.native_handle(), SOL_SOCKET, SO_RCVTIMEO, &moment, sizeof moment);
    for (int parts = 0; parts < max_parts; ++parts) {
        const ssize_t size = ::recv(socket_.native_handle(), part.data(), part.size(), 0);
        if (size <= 0) break;
        received.append(part.data(), static_cast<std::size_t>(size));
    }
    return received;
}

void AttackLine::vanish() {
    socket_.set_option(asio::socket_base::linger(true, 0), ignored_);
    socket_.close(ignored_);
}

}  // namespace crisscross::test
