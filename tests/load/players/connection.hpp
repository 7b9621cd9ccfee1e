#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace crisscross::load {

/// The client's end of a WebSocket. Everything happens on the thread that runs its context.
class Connection {
public:
    using Receive = std::function<void(std::string_view frame)>;

    /// Connects and begins to read. Frames are dropped until somebody receives them. `from`: the client's address.
    Connection(boost::asio::io_context& context, std::uint16_t port, const std::string& from = "127.0.0.1");

    void on_frame(Receive receive) { receive_ = std::move(receive); }
    void send(std::string frame);
    /// Sends a request with a new id and runs the context until its answer has come; other frames are dropped. Throws
    /// if the answer is an error.
    nlohmann::json ask(nlohmann::json request);
    bool is_open() const { return is_open_; }

private:
    using Socket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;

    void read();
    void write();

    boost::asio::io_context& context_;
    boost::beast::websocket::stream<Socket> socket_;
    boost::beast::flat_buffer buffer_;
    std::deque<std::string> waiting_;  // the first is being written
    Receive receive_;
    bool is_open_ = true;
    int last_id_ = 0;
};

}  // namespace crisscross::load
