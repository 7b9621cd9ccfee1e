#include "tests/support/server/scripted_server.hpp"
#include "tests/support/becomes_true.hpp"

#include <sys/socket.h>

#include <algorithm>
#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <mutex>
#include <thread>

namespace crisscross::test {

namespace asio = boost::asio;
namespace ssl = boost::asio::ssl;
namespace http = boost::beast::http;
using tcp = asio::ip::tcp;

void Peer::answer(int status, const std::string& headers) {
    hear();
    say("HTTP/1.1 " + std::to_string(status) + " Scripted\r\nContent-Length: 0\r\n" + headers + "\r\n");
}

namespace {

HeardRequest heard_of(const http::request<http::string_body>& request) {
    HeardRequest heard{std::string(request.method_string()), std::string(request.target()), {}, request.body()};
    for (const auto& field : request) {
        std::string name(field.name_string());
        std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
        heard.headers[name] = std::string(field.value());
    }
    return heard;
}

template <class Stream>
class PeerOver : public Peer {
public:
    PeerOver(Stream& stream, std::function<void(HeardRequest)> keep) : stream_(stream), keep_(std::move(keep)) {}

    HeardRequest hear() override {
        http::request<http::string_body> request;
        http::read(stream_, buffer_, request);
        keep_(heard_of(request));
        return heard_of(request);
    }
    void say(std::string_view text) override { asio::write(stream_, asio::buffer(text)); }
    void hold() override {
        char byte = 0;
        boost::system::error_code error;
        while (!error) asio::read(stream_, asio::buffer(&byte, 1), error);
    }

private:
    Stream& stream_;
    std::function<void(HeardRequest)> keep_;
    boost::beast::flat_buffer buffer_;
};

ssl::context context_of(const Certificate& certificate) {
    ssl::context context(ssl::context::tls_server);
    context.use_certificate(asio::buffer(certificate.certificate), ssl::context::pem);
    context.use_private_key(asio::buffer(certificate.key), ssl::context::pem);
    return context;
}

}  // namespace

struct ScriptedServer::Parts {
    explicit Parts(Script does) : script(std::move(does)) {}

    void serve();
    void talk_to(tcp::socket& socket);
    template <class Stream>
    void follow_script(Stream& stream);
    void stop();

    Script script;
    asio::io_context context{};
    tcp::acceptor acceptor{context, {asio::ip::address_v4::loopback(), 0}};
    std::optional<ssl::context> tls{};
    mutable std::mutex mutex{};
    std::vector<HeardRequest> heard{};
    int open = -1;  // the descriptor of the connection; -1: none
    bool stopping = false;
    std::atomic<int> connections = 0;
    std::thread thread{};
};

template <class Stream>
void ScriptedServer::Parts::follow_script(Stream& stream) {
    PeerOver<Stream> peer(stream, [this](HeardRequest request) {
        const std::lock_guard lock(mutex);
        heard.push_back(std::move(request));
    });
    script(peer);
}

void ScriptedServer::Parts::talk_to(tcp::socket& socket) {
    if (!tls) return follow_script(socket);
    ssl::stream<tcp::socket&> stream(socket, *tls);
    stream.handshake(ssl::stream_base::server);
    follow_script(stream);
}

void ScriptedServer::Parts::serve() {
    for (;;) {
        boost::system::error_code error;
        tcp::socket socket(context);
        acceptor.accept(socket, error);
        {
            const std::lock_guard lock(mutex);
            if (error || stopping) return;
            open = socket.native_handle();
        }
        ++connections;
        try {
            talk_to(socket);
        } catch (const std::exception&) {
            // The client is gone, or does not want this server.
        }
        const std::lock_guard lock(mutex);
        open = -1;
    }
}

// Wakes the thread, wherever it waits.
void ScriptedServer::Parts::stop() {
    {
        const std::lock_guard lock(mutex);
        stopping = true;
        if (open >= 0) ::shutdown(open, SHUT_RDWR);
        ::shutdown(acceptor.native_handle(), SHUT_RDWR);
    }
    thread.join();
}

ScriptedServer::ScriptedServer(Script script, std::optional<Certificate> certificate)
    : parts_(std::make_unique<Parts>(std::move(script))) {
    if (certificate) parts_->tls.emplace(context_of(*certificate));
    parts_->thread = std::thread([this] { parts_->serve(); });
}

ScriptedServer::~ScriptedServer() {
    parts_->stop();
}

std::uint16_t ScriptedServer::port() const {
    return parts_->acceptor.local_endpoint().port();
}

std::string ScriptedServer::address(const std::string& target, const std::string& host) const {
    return (parts_->tls ? "https://" : "http://") + host + ":" + std::to_string(port()) + target;
}

int ScriptedServer::connections() const {
    return parts_->connections;
}

std::vector<HeardRequest> ScriptedServer::heard() const {
    const std::lock_guard lock(parts_->mutex);
    return parts_->heard;
}

bool ScriptedServer::has_heard(std::size_t count) const {
    return becomes_true([&] { return heard().size() >= count; });
}

}  // namespace crisscross::test
