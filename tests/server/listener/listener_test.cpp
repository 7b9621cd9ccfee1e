#include "server/listener/listener.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <new>
#include <string>

#include "server/log/log.hpp"
#include "server/metrics/metrics.hpp"
#include "server/runtime/task_group.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

asio::awaitable<void> greet(TcpSocket socket, [[maybe_unused]] Listener::Place place) {
    co_await asio::async_write(socket, asio::buffer("hello", 5), asio::use_awaitable);
}

/// Waits for what the server says; empty if it has closed the connection.
std::string heard(tcp::socket& line) {
    std::string text(5, '\0');
    boost::system::error_code closed;
    text.resize(asio::read(line, asio::buffer(text), closed));
    return text;
}

}  // namespace

TEST_CASE("a connection that the server cannot serve is closed, and the next is accepted") {
    log::set_level("off");
    asio::io_context context{1};
    Listener listener(context, "127.0.0.1", 0);
    OpenConnections places({});
    Metrics metrics("test");
    TaskGroup tasks{"test"};
    int asked = 0;
    const auto admit = [](const std::string& peer) { return peer; };
    const auto serve = [&asked](TcpSocket socket, Listener::Place place) {
        if (++asked == 1) throw std::bad_alloc();
        return greet(std::move(socket), std::move(place));
    };
    tasks.spawn(listener.executor(), listener.run({.admit = admit, .serve = serve}, places, metrics, tasks));

    asio::io_context clients;
    tcp::socket first(clients);
    tcp::socket second(clients);
    for (tcp::socket* line : {&first, &second}) line->connect({asio::ip::address_v4::loopback(), listener.port()});
    while (asked < 2) context.run_one();
    listener.stop();
    context.run();
    CHECK(heard(first).empty());
    CHECK(heard(second) == "hello");
    CHECK(places.size() == 0);
    CHECK(tasks.size() == 0);
}
