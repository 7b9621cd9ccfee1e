#include <sys/socket.h>
#include <sys/time.h>

#include <array>
#include <boost/algorithm/string/case_conv.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <cerrno>
#include <set>
#include <string>

#include "tests/fuzz/require.hpp"
#include "tests/fuzz/small_page.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/server/test_server.hpp"

namespace crisscross::fuzz {

namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

/// A server behind a proxy, so that it reads X-Forwarded-For too. Its clock stands still, so a limit that is reached
/// once would refuse all that comes later.
struct Site {
    SmallPage page{};
    test::TestServer server{[this](server::Config& config) {
        config.threads = 1;
        config.analysis_threads = 1;
        config.web = page.web;
        config.trusted_proxies = *server::TrustedProxies::parse("127.0.0.1");
        config.connections_per_network = 1000;
        for (server::Rate* rate : {&config.limits.host_requests_per_network, &config.limits.previews_per_network,
                                   &config.limits.guesses_per_network, &config.limits.entry_guesses_per_network,
                                   &config.limits.all_entry_guesses, &config.limits.failed_sign_ins_per_network,
                                   &config.limits.failed_sign_ins_per_name})
            *rate = {.burst = 1e9, .per_second = 1e9};
    }};
};

constexpr long patience_seconds = 20;
constexpr std::string_view end_of_head = "\r\n\r\n";

/// A connection to the server. The server may close first, so errors of sending do not matter.
class Line {
public:
    explicit Line(std::uint16_t port) {
        // The fuzzer's own timer may interrupt it.
        boost::system::error_code error = asio::error::interrupted;
        while (error == asio::error::interrupted) {
            socket_ = tcp::socket(context_);
            socket_.connect({asio::ip::address_v4::loopback(), port}, error);
        }
        require(!error, "the server can be reached");
        const timeval patience{patience_seconds, 0};
        ::setsockopt(socket_.native_handle(), SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    }

    void send(std::string_view bytes) {
        boost::system::error_code ignored;
        asio::write(socket_, asio::buffer(bytes.data(), bytes.size()), ignored);
    }
    void send_no_more() {
        boost::system::error_code ignored;
        socket_.shutdown(tcp::socket::shutdown_send, ignored);
    }
    /// Adds what comes next to `answer`; false at the end.
    bool receive(std::string& answer) {
        std::array<char, 4096> part{};
        ssize_t size = -1;
        do size = ::recv(socket_.native_handle(), part.data(), part.size(), 0);
        while (size < 0 && errno == EINTR);
        require(size >= 0 || (errno != EAGAIN && errno != EWOULDBLOCK), "a connection ends when its client is done");
        if (size > 0) answer.append(part.data(), static_cast<std::size_t>(size));
        return size > 0;
    }

private:
    asio::io_context context_{};
    tcp::socket socket_{context_};
};

/// Whether the head of a request announces more than itself: the server answers only after that.
bool has_body(std::string_view head) {
    const std::string lower = boost::algorithm::to_lower_copy(std::string(head));
    return lower.find("content-length") != std::string::npos || lower.find("transfer-encoding") != std::string::npos;
}

/// Whether the server answers this head at once. Without a version it waits for more, as if the line went on.
bool asks_for_socket(std::string_view head) {
    return head.find("websocket") != std::string_view::npos &&
           head.substr(0, head.find("\r\n")).ends_with(" HTTP/1.1");
}

/// Sends the bytes and then no more, and returns all that comes back until the server closes. What follows a request
/// for a WebSocket is sent after its answer, as every client does.
std::string answer_to(std::uint16_t port, std::string_view bytes) {
    Line line(port);
    std::string answer;
    const std::size_t end = bytes.find(end_of_head);
    const std::string_view head = bytes.substr(0, end);
    if (end != std::string_view::npos && asks_for_socket(head) && !has_body(head)) {
        line.send(bytes.substr(0, end + end_of_head.size()));
        bytes.remove_prefix(end + end_of_head.size());
        while (answer.find(end_of_head) == std::string::npos && line.receive(answer)) continue;
    }
    line.send(bytes);
    line.send_no_more();
    while (line.receive(answer)) continue;
    return answer;
}

}  // namespace

void http(std::string_view bytes) {
    static const std::set<std::string> statuses{"100", "101", "200", "304", "400", "401", "403", "404",
                                                "405", "413", "415", "421", "426", "429", "431"};
    static Site site;
    const std::string answer = answer_to(site.server.port(), bytes);
    if (answer.empty()) return;
    require(answer.starts_with("HTTP/1.") && answer.size() > 12,
            "the first thing that a client gets is a status line");
    require(statuses.contains(answer.substr(9, 3)), "a request gets one of the statuses that are meant for it");
    const std::string head = answer.substr(0, answer.find("\r\n\r\n"));
    require(head.find("Beast") == std::string::npos, "the name of the library is not sent");
    require(answer.find(SmallPage::hidden_text) == std::string::npos, "nothing outside the folder is served");
}

}  // namespace crisscross::fuzz
