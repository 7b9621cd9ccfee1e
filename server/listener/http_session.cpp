#include "server/listener/http_session.hpp"

#include <atomic>
#include <utility>

#include "server/addresses/client_address.hpp"
#include "server/api/history_api.hpp"
#include "server/api/import_api.hpp"
#include "server/host/host_api.hpp"
#include "server/http/feed_answer.hpp"
#include "server/http/health.hpp"
#include "server/imports/import_reading.hpp"
#include "server/limits/limits.hpp"
#include "server/limits/memory/large_answers.hpp"
#include "server/listener/http_call.hpp"
#include "server/listener/request_limit.hpp"
#include "server/log/log.hpp"
#include "server/metrics/metrics.hpp"
#include "server/net/websocket_stream.hpp"
#include "server/options/config.hpp"
#include "server/previews/preview_answer.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/session.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

HttpAnswer import_too_large() {
    const std::string sentence = "A game may have " + std::to_string(max_import_bytes >> 20) + " MiB.";
    return refusal(Complaint{"FILE_TOO_LARGE", sentence});
}

// Logged once, because strangers can name any host.
HttpAnswer unknown_host(const std::string& host) {
    static std::atomic<bool> is_logged = false;
    const char* why =
        "a web server in front has to pass on the Host header, or --public-origin has to name this host";
    if (!is_logged.exchange(true)) log::warning("unknown host name", {{"host", host}, {"why", why}});
    return plain_answer(421,
                        "This server does not know that host name. Its host can name it (--public-origin), and a web "
                        "server in front has to pass on the Host header.");
}

/// One connection, as long as it speaks HTTP.
class HttpSession {
public:
    HttpSession(TcpSocket socket, std::unique_ptr<OpenConnections::Place> place, Services& services)
        : services_(services), place_(std::move(place)), stream_(std::move(socket), services.config) {}

    /// Answers requests until the connection ends; the one that makes it a WebSocket is given back.
    asio::awaitable<std::optional<Request>> run();
    /// Serves the WebSocket that the request has asked for.
    asio::awaitable<void> run_socket(Request request);

private:
    asio::awaitable<Admission> admit(const Request& head);
    asio::awaitable<HttpAnswer> answer_page(std::string body);
    std::optional<HttpAnswer> refuse_socket();
    bool counts_for(const std::string& network);
    Permission room_for(HttpAnswer& made);

    Services& services_;
    std::unique_ptr<OpenConnections::Place> place_;
    HttpStream stream_;
    const std::string peer_ = stream_.peer();
    const bool is_behind_proxy_ = services_.config.trusted_proxies.trusts(peer_);
    HttpCall call_{};                 // the request that is being read or answered
    std::optional<ImportPass> pass_;  // if it may import a game
};

asio::awaitable<std::optional<Request>> HttpSession::run() {
    if (!is_behind_proxy_ && !counts_for(network_of(peer_))) co_return std::nullopt;
    const Admit admit_request = [this](const Request& head) { return admit(head); };
    for (auto connection = Afterwards::stays; connection == Afterwards::stays;) {
        pass_.reset();
        std::optional<Request> request = co_await stream_.read(admit_request);
        if (!request) break;
        connection = afterwards(*request);
        std::optional<HttpAnswer> made;
        if (!call_.is_for_this_host) {
            made = unknown_host(call_.question.host);
        } else if (!call_.is_below_base_path) {
            made = answer_outside(call_.question.target, services_.config.base_path);
        } else if (call_.wants_socket) {
            made = refuse_socket();
        } else {
            made = co_await answer_page(std::move(request->body()));
        }
        if (!made) co_return request;
        if (made->status == 429) connection = Afterwards::closes;  // so that the next request costs a connection
        const Permission room = room_for(*made);
        if (!co_await stream_.send(*made, request->version(), connection)) break;
    }
    stream_.end();
    co_return std::nullopt;
}

// Every request counts before anything is done with it. Only somebody who may import a game sends more than a little.
asio::awaitable<Admission> HttpSession::admit(const Request& head) {
    call_ = call_of(head, peer_, services_);
    if (is_behind_proxy_) place_->comes_from(call_.network);
    const bool is_for_page = call_.is_for_page();
    const bool opens_socket = is_for_page && call_.wants_socket && call_.may_have_socket;
    auto too_many = opens_socket ? over_connection_limit(call_.network, services_)
                                 : over_limit(call_.question, is_for_page, call_.network, services_);
    if (too_many) co_return *std::move(too_many);
    if (!is_for_page) co_return BodyLimit{};
    if (is_call_with_body(call_.question)) co_return BodyLimit{max_call_body_bytes};
    if (!is_import_call(call_.question.method, call_.question.target)) co_return BodyLimit{};
    HistoryCall call{call_.question, call_.authorization, call_.network};
    auto admitted = co_await admit_import(std::move(call), services_);
    if (auto* refusal = std::get_if<HttpAnswer>(&admitted)) co_return std::move(*refusal);
    pass_.emplace(std::get<ImportPass>(std::move(admitted)));
    co_return BodyLimit{max_import_bytes, import_too_large()};
}

// An awaited value gets a name before it goes into braces: GCC 12 destroys such temporaries twice.
asio::awaitable<HttpAnswer> HttpSession::answer_page(std::string body) {
    const HttpQuestion& question = call_.question;
    if (is_host_call(question)) {
        HostCall call{question, call_.content_type, call_.authorization, std::move(body)};
        co_return co_await answer_host(std::move(call), services_);
    }
    if (pass_) co_return co_await answer_import(*std::exchange(pass_, std::nullopt), std::move(body), services_);
    if (is_history_call(question)) {
        HistoryCall call{question, call_.authorization, call_.network, std::move(body)};
        co_return co_await answer_history(std::move(call), services_);
    }
    if (const auto room = room_asked_about(question))
        co_return co_await answer_about(*room, question, call_.network, services_);
    if (const auto feed = feed_asked_about(question)) co_return co_await answer_feed(*feed, question, services_);
    co_return answer(question, services_.files, health_of(services_));
}

std::optional<HttpAnswer> HttpSession::refuse_socket() {
    if (!call_.may_have_socket) return plain_answer(403, "Pages of other sites may not use this server.");
    if (!is_behind_proxy_ || counts_for(call_.network)) return std::nullopt;
    return refused_for(1, 429, plain_answer(429, "Too many connections from your address."));
}

bool HttpSession::counts_for(const std::string& network) {
    if (place_->count_for(network)) return true;
    services_.metrics.limit_reached(Limit::connections_per_address);
    return false;
}

// The files of the page are shared by all connections, so they are not counted. An answer for which the
// others leave no space is replaced with a short one that says so.
Permission HttpSession::room_for(HttpAnswer& made) {
    std::optional<Permission> room = services_.large_answers.take(call_.network, made.text.size());
    if (room) return *std::move(room);
    services_.limits.reached.add(Limit::large_answers, call_.network, services_.clock.now());
    made = is_history_call(call_.question)
               ? refusal(server_busy(Limit::large_answers))
               : refused_for(1, 503, plain_answer(503, "Too much is being sent. Try again in a moment."));
    return Permission();
}

asio::awaitable<void> HttpSession::run_socket(Request request) {
    auto socket = co_await accept_websocket(stream_.take(), std::move(request), services_.config.idle_limit);
    if (!socket) co_return;
    const auto session = std::make_shared<Session>(std::move(socket), call_.network, std::move(place_),
                                                   passkey_site(call_.question.origin), services_);
    co_await session->run();
}

}  // namespace

asio::awaitable<void> serve_connection(TcpSocket socket, std::unique_ptr<OpenConnections::Place> place,
                                       Services& services) {
    HttpSession session(std::move(socket), std::move(place), services);
    std::optional<Request> upgrade = co_await session.run();
    if (upgrade) co_await session.run_socket(*std::move(upgrade));
}

}  // namespace crisscross::server
