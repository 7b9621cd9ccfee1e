#include "server/listener/http_session.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <functional>
#include <variant>

#include "server/addresses/client_address.hpp"
#include "server/addresses/origin.hpp"
#include "server/addresses/public_address.hpp"
#include "server/addresses/socket_address.hpp"
#include "server/api/import_api.hpp"
#include "server/host/host_api.hpp"
#include "server/http/feed_answer.hpp"
#include "server/http/health.hpp"
#include "server/http/http_answer.hpp"
#include "server/http/read_all.hpp"
#include "server/listener/request_limit.hpp"
#include "server/metrics/metrics.hpp"
#include "server/net/tcp_stream.hpp"
#include "server/net/websocket_stream.hpp"
#include "server/options/config.hpp"
#include "server/previews/preview_answer.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/session.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

using namespace std::chrono_literals;

namespace {

using Request = http::request<http::string_body>;
using Parser = http::request_parser<http::string_body>;

constexpr std::size_t most_chunk_heads = 64 * 1024;  // bytes around the parts of a body that comes in parts
constexpr auto quietly = asio::as_tuple(asio::use_awaitable);
constexpr auto request_limit = 30s;
constexpr auto response_limit = 60s;
constexpr int kernel_buffer = 128 * 1024;  // bytes that the kernel keeps for a client that does not read

std::string header(const Request& request, http::field field) {
    return std::string(request[field]);
}

// A proxy may add its own header line after one that the client made up, so all lines count as one (RFC 9110, 5.3).
std::string all_fields(const Request& request, std::string_view name) {
    std::string values;
    const auto [first, last] = request.equal_range(name);
    for (auto field = first; field != last; ++field)
        values += (field == first ? "" : ",") + std::string(field->value());
    return values;
}

HttpQuestion question_of(const Request& request) {
    HttpQuestion question{.method = std::string(request.method_string()),
                          .target = std::string(request.target()),
                          .host = header(request, http::field::host),
                          .accept_encoding = header(request, http::field::accept_encoding),
                          .if_none_match = header(request, http::field::if_none_match)};
    for (const char* name : {"X-Forwarded-For", "Forwarded", "Via"})
        question.is_forwarded |= request.find(name) != request.end();
    if (request.find(http::field::origin) != request.end()) question.origin = header(request, http::field::origin);
    return question;
}

template <class Message>
void fill_head(Message& message, const HttpAnswer& answer, unsigned version, bool keep_alive) {
    message.result(static_cast<unsigned>(answer.status));
    message.version(version);
    for (const auto& [name, value] : answer.headers) message.set(name, value);
    message.keep_alive(keep_alive);
    if (answer.status != 304) message.content_length(answer.body().size());
}

// False if the connection is lost.
asio::awaitable<bool> send(TcpStream& stream, const HttpAnswer& answer, unsigned version, bool keep_alive) {
    stream.expires_after(response_limit);
    if (!answer.with_body || answer.status == 304) {
        http::response<http::empty_body> head;
        fill_head(head, answer, version, keep_alive);
        http::response_serializer<http::empty_body> serializer(head);
        const auto [error, length] = co_await http::async_write_header(stream, serializer, quietly);
        co_return !error;
    }
    http::response<http::span_body<const char>> whole;
    whole.body() = beast::span<const char>(answer.body().data(), answer.body().size());
    fill_head(whole, answer, version, keep_alive);
    const auto [error, length] = co_await http::async_write(stream, whole, quietly);
    co_return !error;
}

HttpAnswer answer_to_broken_request(beast::error_code error) {
    if (error == http::error::header_limit) return plain_answer(431, "The header is too large.");
    if (error == http::error::body_limit) return plain_answer(413, "The body is too large.");
    return plain_answer(400, "This is not an HTTP request.");
}

bool deserves_an_answer(beast::error_code error) {
    return error.category() == make_error_code(http::error::end_of_stream).category() &&
           error != http::error::end_of_stream && error != http::error::partial_message;
}

/// Says whether this request, of which there is only the head, may have so many bytes as its body; the answer if not.
using Admission = std::variant<std::uint64_t, HttpAnswer>;
using Admit = std::function<asio::awaitable<Admission>(const Request&)>;

asio::awaitable<Admission> admit_small(const Request&) {
    co_return most_body_bytes;
}

asio::awaitable<std::optional<Request>> refuse_broken(TcpStream& stream, beast::error_code error) {
    if (deserves_an_answer(error)) co_await send(stream, answer_to_broken_request(error), 11, false);
    co_return std::nullopt;
}

asio::awaitable<std::optional<Request>> refuse_large(TcpStream& stream, std::uint64_t most) {
    const std::string sentence = "A game may have " + std::to_string(most_import_bytes >> 20) + " MiB.";
    const HttpAnswer made = most > most_note_body_bytes ? refusal(Complaint{"FILE_TOO_LARGE", sentence})
                                                        : answer_to_broken_request(http::error::body_limit);
    co_await send(stream, made, 11, false);
    co_return std::nullopt;
}

// The next request; nothing if there is none. Answers what is not a request.
asio::awaitable<std::optional<Request>> read_request(TcpStream& stream, beast::flat_buffer& buffer,
                                                     const Admit& admit = admit_small) {
    Parser parser;
    parser.header_limit(most_header_bytes);
    parser.body_limit(boost::none);
    stream.expires_after(request_limit);
    const auto [error, length] = co_await http::async_read_header(stream, buffer, parser, quietly);
    if (error) co_return co_await refuse_broken(stream, error);
    const Admission admission = co_await admit(parser.get());
    if (const auto* refusal = std::get_if<HttpAnswer>(&admission)) {
        co_await send(stream, *refusal, parser.get().version(), false);
        co_return std::nullopt;
    }
    const std::uint64_t most = std::get<std::uint64_t>(admission);
    parser.body_limit(most);
    if (parser.content_length().value_or(0) > most) co_return co_await refuse_large(stream, most);
    if (most > most_note_body_bytes) stream.rate_policy().expect(most + most_chunk_heads);
    stream.expires_after(request_limit);
    const auto [cut_off, rest] = co_await http::async_read(stream, buffer, parser, quietly);
    if (cut_off == http::error::body_limit) co_return co_await refuse_large(stream, most);
    if (cut_off) co_return co_await refuse_broken(stream, cut_off);
    stream.rate_policy().message_is_complete();
    co_return parser.release();
}

bool counts_for(OpenConnections::Place& place, const std::string& network, Services& services) {
    if (place.count_for(network)) return true;
    services.metrics.limit_reached(Limit::connections_per_address);
    return false;
}

// With a public origin the host name is the proxy's business. Health is asked for from inside, under any name.
bool is_addressed_to_us(const HttpQuestion& question, const Services& services) {
    return services.config.public_origin || question.target == "/healthz" || question.target == "/readyz" ||
           is_own_host(question.host, services.machine_name);
}

std::string client_network(const std::string& peer, const Request& request, const TrustedProxies& proxies) {
    return network_of(client_address(peer, all_fields(request, "X-Forwarded-For"), proxies));
}

HostCall host_call(const Request& request, const HttpQuestion& question) {
    return {question, header(request, http::field::content_type), header(request, http::field::authorization),
            request.body()};
}

bool wants_socket(const Request& request, std::string_view target) {
    return beast::websocket::is_upgrade(request) && target.substr(0, target.find('?')) == "/ws";
}

// Metrics on the loopback address are for this machine, and not for pages of strangers that its browsers show. For
// any other address the host of the server has chosen the network and its names.
bool may_name(TcpStream& stream, const std::string& host, const Services& services) {
    beast::error_code error;
    const auto address = asio::ip::make_address(host_in(stream.socket().local_endpoint(error)), error);
    return !address.is_loopback() || is_own_host(host, services.machine_name);
}

// What becomes a WebSocket is limited as a connection.
bool may_have_socket(const Request& request, const HttpQuestion& question, const Services& services) {
    return wants_socket(request, question.target) &&
           origin_allowed(question.origin, question.host, services.config.public_origin);
}

std::string address_of(TcpStream& stream) {
    beast::error_code error;
    return host_in(stream.socket().remote_endpoint(error));
}

asio::awaitable<void> serve_socket(TcpStream stream, Request request, std::string network,
                                   std::unique_ptr<OpenConnections::Place> place, std::optional<std::string> origin,
                                   Services& services) {
    auto socket = co_await accept_websocket(std::move(stream), std::move(request), services.config.idle_limit);
    if (!socket) co_return;
    const auto session = std::make_shared<Session>(std::move(socket), std::move(network), std::move(place),
                                                   passkey_site(origin), services);
    co_await session->run();
}

// Every request counts before anything is done with it. Only somebody who may import a game sends more than a little.
asio::awaitable<Admission> admit_body(const Request& head, const std::string& peer, std::optional<ImportPass>& pass,
                                      Services& services) {
    HttpQuestion question = question_of(head);
    const auto target = under(services.config.base_path, head.target());
    if (target) question.target = *target;
    const bool is_for_page = target && is_addressed_to_us(question, services);
    std::string network = client_network(peer, head, services.config.trusted_proxies);
    if (!is_for_page || !may_have_socket(head, question, services))
        if (auto refusal = over_limit(question, is_for_page, network, services)) co_return *std::move(refusal);
    if (!is_for_page) co_return most_body_bytes;
    if (is_call_with_note(question)) co_return most_note_body_bytes;
    if (!is_import_call(question.method, *target)) co_return most_body_bytes;
    HistoryCall call{std::move(question), header(head, http::field::authorization), std::move(network)};
    auto admitted = co_await admit_import(std::move(call), services);
    if (auto* refusal = std::get_if<HttpAnswer>(&admitted)) co_return std::move(*refusal);
    pass.emplace(std::get<ImportPass>(std::move(admitted)));
    co_return most_import_bytes;
}

}  // namespace

asio::awaitable<void> serve_connection(TcpSocket socket, std::unique_ptr<OpenConnections::Place> place,
                                       Services& services) {
    beast::error_code ignored;
    socket.set_option(asio::ip::tcp::no_delay(true), ignored);
    socket.set_option(TcpSocket::send_buffer_size(kernel_buffer), ignored);
    TcpStream stream(std::move(socket));
    const std::string peer = address_of(stream);
    const TrustedProxies& proxies = services.config.trusted_proxies;
    const bool behind_proxy = proxies.trusts(peer);
    if (!behind_proxy && !counts_for(*place, network_of(peer), services)) co_return;
    beast::flat_buffer buffer;
    std::optional<ImportPass> pass;
    const Admit admit = [&](const Request& head) { return admit_body(head, peer, pass, services); };
    for (bool keep_alive = true; keep_alive;) {
        pass.reset();
        std::optional<Request> read = co_await read_request(stream, buffer, admit);
        if (!read) break;
        Request request = *std::move(read);
        HttpQuestion question = question_of(request);
        const auto target = under(services.config.base_path, request.target());
        if (target) question.target = *target;
        keep_alive = request.keep_alive();
        HttpAnswer made;
        if (!is_addressed_to_us(question, services)) {
            made =
                plain_answer(421, "This server does not know that host name. Its host can name it: --public-origin");
        } else if (!target) {
            made = answer_outside(request.target(), services.config.base_path);
        } else if (is_host_call(question)) {
            HostCall call = host_call(request, question);
            made = co_await answer_host(std::move(call), services);
        } else if (pass) {
            made = co_await answer_import(*std::exchange(pass, std::nullopt), std::move(request.body()), services);
        } else if (is_history_call(question)) {
            HistoryCall call{question, header(request, http::field::authorization),
                             client_network(peer, request, proxies), request.body()};
            made = co_await answer_history(std::move(call), services);
        } else if (const auto room = room_asked_about(question)) {
            made = co_await answer_about(*room, question, client_network(peer, request, proxies), services);
        } else if (const auto feed = feed_asked_about(question)) {
            made = co_await answer_feed(*feed, question, services);
        } else if (!wants_socket(request, question.target)) {
            made = answer(question, services.files, health_of(services));
        } else if (may_have_socket(request, question, services)) {
            std::string network = client_network(peer, request, proxies);
            if (!behind_proxy || counts_for(*place, network, services))
                co_return co_await serve_socket(std::move(stream), std::move(request), std::move(network),
                                                std::move(place), question.origin, services);
            made = plain_answer(429, "Too many connections from your address.");
        } else {
            made = plain_answer(403, "Pages of other sites may not use this server.");
        }
        if (made.status == 429) keep_alive = false;  // so that the next request costs a connection
        if (!co_await send(stream, made, request.version(), keep_alive)) break;
    }
    stream.socket().shutdown(asio::socket_base::shutdown_send, ignored);
}

// The place is free again when this ends.
asio::awaitable<void> serve_metrics(TcpSocket socket, [[maybe_unused]] std::unique_ptr<OpenConnections::Place> place,
                                    Services& services) {
    TcpStream stream(std::move(socket));
    beast::flat_buffer buffer;
    const auto text = [&services] { return services.metrics.text(read_all(services)); };
    for (bool keep_alive = true; keep_alive;) {
        const std::optional<Request> request = co_await read_request(stream, buffer);
        if (!request) break;
        keep_alive = request->keep_alive();
        const HttpQuestion question = question_of(*request);
        const HttpAnswer made =
            may_name(stream, question.host, services)
                ? metrics_answer(question, text)
                : plain_answer(421, "Ask for metrics at an IP address, at localhost or by the name of this machine.");
        if (!co_await send(stream, made, request->version(), keep_alive)) break;
    }
    beast::error_code ignored;
    stream.socket().shutdown(asio::socket_base::shutdown_send, ignored);
}

}  // namespace crisscross::server
