#include "tests/games/faults/imports_at_once.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <stdexcept>
#include <utility>

namespace crisscross::test {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

namespace {

constexpr std::chrono::minutes max_patience{5};
/// So that what is sent is soon read, and does not only wait in the kernel.
constexpr int send_buffer = 64 * 1024;

std::string request_of(std::uint16_t port, const ImportsAtOnce::Sender& sender, const std::string& text) {
    return "POST /api/v1/games HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) + "\r\nAuthorization: Bearer " +
           sender.token + "\r\nX-Forwarded-For: " + sender.address +
           "\r\nContent-Length: " + std::to_string(text.size()) + "\r\n\r\n" + text;
}

}  // namespace

class ImportsAtOnce::Import {
public:
    Import(asio::io_context& context, std::uint16_t port, std::string request)
        : stream_(context), request_(std::move(request)) {
        stream_.socket().open(asio::ip::tcp::v4());
        stream_.socket().set_option(asio::socket_base::send_buffer_size(send_buffer));
        stream_.socket().connect({asio::ip::address_v4::loopback(), port});
    }

    // The server may answer before it has read everything, and then it closes the connection.
    void send_most() {
        stream_.expires_after(max_patience);
        asio::async_write(stream_, asio::buffer(request_.data(), request_.size() - 1),
                          [](beast::error_code, std::size_t) {});
    }
    void finish() {
        stream_.expires_after(max_patience);
        asio::async_write(stream_, asio::buffer(&request_.back(), 1),
                          [this](beast::error_code, std::size_t) { read(); });
    }
    Answer answer() const {
        if (error_) throw std::runtime_error("no answer to an import: " + error_.message());
        return {static_cast<int>(response_.result_int()), response_.body()};
    }

private:
    void read() {
        http::async_read(stream_, buffer_, response_,
                         [this](beast::error_code error, std::size_t) { error_ = error; });
    }

    beast::tcp_stream stream_;
    std::string request_;
    beast::flat_buffer buffer_{};
    http::response<http::string_body> response_{};
    beast::error_code error_{};
};

ImportsAtOnce::ImportsAtOnce(std::uint16_t port) : port_(port) {}
ImportsAtOnce::~ImportsAtOnce() = default;

void ImportsAtOnce::add(const Sender& sender, const std::string& text) {
    imports_.push_back(std::make_unique<Import>(context_, port_, request_of(port_, sender, text)));
}

void ImportsAtOnce::send_most() {
    for (const auto& import : imports_) import->send_most();
    run();
}

std::vector<ImportsAtOnce::Answer> ImportsAtOnce::finish() {
    for (const auto& import : imports_) import->finish();
    run();
    std::vector<Answer> answers;
    for (const auto& import : imports_) answers.push_back(import->answer());
    return answers;
}

void ImportsAtOnce::run() {
    context_.restart();
    context_.run();
}

}  // namespace crisscross::test
