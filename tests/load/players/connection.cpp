#include "tests/load/players/connection.hpp"

#include <boost/beast/websocket/rfc6455.hpp>
#include <optional>
#include <stdexcept>

namespace crisscross::load {

namespace asio = boost::asio;
namespace beast = boost::beast;

Connection::Connection(asio::io_context& context, std::uint16_t port, const std::string& from)
    : context_(context), socket_(context) {
    Socket& socket = beast::get_lowest_layer(socket_);
    socket.open(asio::ip::tcp::v4());
    socket.bind({asio::ip::make_address(from), 0});
    socket.connect({asio::ip::make_address("127.0.0.1"), port});
    socket.set_option(asio::ip::tcp::no_delay(true));
    socket_.read_message_max(64 << 20);
    socket_.auto_fragment(false);
    socket_.handshake("127.0.0.1:" + std::to_string(port), "/ws");
    read();
}

// Operations in progress are aborted after the connection is destroyed, so their handlers must not touch it.
void Connection::read() {
    socket_.async_read(buffer_, [this](beast::error_code error, std::size_t) {
        if (error == asio::error::operation_aborted) return;
        if (error) {
            is_open_ = false;
            return;
        }
        const auto bytes = buffer_.cdata();
        if (receive_) receive_({static_cast<const char*>(bytes.data()), bytes.size()});
        buffer_.clear();
        read();
    });
}

void Connection::send(std::string frame) {
    waiting_.push_back(std::move(frame));
    if (waiting_.size() == 1) write();
}

void Connection::write() {
    socket_.async_write(asio::buffer(waiting_.front()), [this](beast::error_code error, std::size_t) {
        if (error == asio::error::operation_aborted) return;
        waiting_.pop_front();
        if (!error && !waiting_.empty()) write();
    });
}

nlohmann::json Connection::ask(nlohmann::json request) {
    const std::string id = "s" + std::to_string(++last_id_);
    std::optional<nlohmann::json> answer;
    const Receive before = std::exchange(receive_, [&](std::string_view frame) {
        nlohmann::json message = nlohmann::json::parse(frame);
        if (message.contains("id") && message["id"] == id) answer = std::move(message);
    });
    request["id"] = id;
    send(request.dump());
    while (!answer) {
        if (!is_open_) throw std::runtime_error("the server has closed a connection");
        if (context_.stopped()) context_.restart();
        context_.run_one();
    }
    receive_ = before;
    if (answer->at("type") == "error") throw std::runtime_error(request.dump() + " was refused: " + answer->dump());
    return *std::move(answer);
}

}  // namespace crisscross::load
