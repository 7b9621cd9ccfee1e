#include "tests/load/baseline/bare_server.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <memory>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

namespace crisscross::load {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<asio::ip::tcp, Executor>;
using Frame = std::shared_ptr<const std::string>;

class Session;
/// The sessions of each group, as long as they last.
using Groups = std::unordered_map<int, std::vector<std::weak_ptr<Session>>>;

class Session : public std::enable_shared_from_this<Session> {
public:
    Session(Socket socket, Groups& groups) : socket_(std::move(socket)), groups_(groups) {}

    void run() {
        socket_.text(true);
        socket_.async_accept([self = shared_from_this()](beast::error_code error) {
            if (!error) self->read();
        });
    }

private:
    void read() {
        socket_.async_read(buffer_, [self = shared_from_this()](beast::error_code error, std::size_t) {
            if (error) return;
            self->handle(beast::buffers_to_string(self->buffer_.data()));
            self->buffer_.clear();
            self->read();
        });
    }

    void handle(const std::string& text) {
        if (!broadcast_) return join(text);
        for (const auto& member : groups_[group_])
            if (const auto session = member.lock()) session->put(broadcast_);
        put(answer_);
    }

    void join(const std::string& text) {
        std::size_t broadcast = 0;
        std::size_t answer = 0;
        std::istringstream(text) >> group_ >> broadcast >> answer;
        groups_[group_].push_back(weak_from_this());
        put(std::make_shared<const std::string>(text));
        broadcast_ = std::make_shared<const std::string>(broadcast, 'b');
        answer_ = std::make_shared<const std::string>(answer, 'a');
    }

    void put(Frame frame) {
        waiting_.push_back(std::move(frame));
        if (waiting_.size() == 1) write();
    }

    void write() {
        const auto done = [self = shared_from_this()](beast::error_code error, std::size_t) {
            self->waiting_.pop_front();
            if (!error && !self->waiting_.empty()) self->write();
        };
        socket_.async_write(asio::buffer(*waiting_.front()), done);
    }

    beast::websocket::stream<Socket> socket_;
    beast::flat_buffer buffer_;
    Groups& groups_;
    int group_ = 0;
    std::deque<Frame> waiting_;  // the first is being written
    Frame broadcast_;
    Frame answer_;
};

class Listener {
public:
    Listener(asio::io_context& context, std::uint16_t port)
        : acceptor_(context, {asio::ip::make_address("127.0.0.1"), port}) {
        accept();
    }

private:
    void accept() {
        acceptor_.async_accept([this](beast::error_code error, Socket socket) {
            if (error) return;
            begin(std::move(socket));
            accept();
        });
    }

    void begin(Socket socket) {
        beast::error_code ignored;
        socket.set_option(asio::ip::tcp::no_delay(true), ignored);
        std::make_shared<Session>(std::move(socket), groups_)->run();
    }

    asio::basic_socket_acceptor<asio::ip::tcp, Executor> acceptor_;
    Groups groups_;
};

}  // namespace

void serve_bare(std::uint16_t port) {
    asio::io_context context(1);
    asio::signal_set signals(context, SIGTERM);
    signals.async_wait([&context](beast::error_code, int) { context.stop(); });
    const Listener listener(context, port);
    context.run();
}

}  // namespace crisscross::load
