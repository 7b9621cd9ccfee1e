#include "server/outgoing/outgoing_client.hpp"

#include <openssl/ssl.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <stdexcept>

#include "server/outgoing/host_resolver.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using Kind = OutgoingFault::Kind;
using Answered = engine::Result<OutgoingAnswer, OutgoingFault>;
using TlsStream = asio::ssl::stream<beast::tcp_stream>;

namespace {

constexpr auto quietly = asio::as_tuple(asio::use_awaitable);
constexpr std::size_t max_addresses = 4;
constexpr std::uint32_t max_head_bytes = 16 * 1024;
constexpr int max_interim_answers = 4;

OutgoingFault fault(Kind kind, std::string why) {
    return {kind, std::move(why)};
}

OutgoingFault fault(Kind kind, const beast::error_code& error) {
    return error == beast::error::timeout ? fault(Kind::too_slow, "it took too long") : fault(kind, error.message());
}

http::request<http::string_body> message_of(const OutgoingRequest& request) {
    http::request<http::string_body> message(http::verb::unknown, request.to.target, 11, request.body);
    message.method_string(request.method);
    message.set(http::field::host, authority_of(request.to));
    message.set(http::field::user_agent, "Crisscross");
    message.keep_alive(false);
    for (const auto& [name, value] : request.headers) message.set(name, value);
    message.prepare_payload();
    return message;
}

bool is_answer_fault(const beast::error_code& error) {
    return error.category() == make_error_code(http::error::bad_version).category() &&
           error != http::error::end_of_stream && error != http::error::partial_message;
}

template <class Stream>
asio::awaitable<Answered> read_answer(Stream& stream) {
    beast::flat_buffer buffer(max_head_bytes);
    for (int interim = 0; interim <= max_interim_answers; ++interim) {
        http::response_parser<http::empty_body> parser;
        parser.header_limit(max_head_bytes);
        const auto [error, length] = co_await http::async_read_header(stream, buffer, parser, quietly);
        if (is_answer_fault(error) || error == beast::error_code(http::error::buffer_overflow))
            co_return fault(Kind::answer, error);
        if (error) co_return fault(Kind::cut_off, error);
        const auto& head = parser.get();
        if (head.result_int() >= 200)
            co_return OutgoingAnswer{static_cast<int>(head.result_int()),
                                     std::string(head[http::field::retry_after])};
    }
    co_return fault(Kind::answer, "no answer follows the interim ones");
}

// On a stream that is connected.
template <class Stream>
asio::awaitable<Answered> exchange(Stream& stream, const OutgoingRequest& request, const StepLimits& limits) {
    const auto message = message_of(request);
    beast::get_lowest_layer(stream).expires_after(limits.write);
    const auto [error, length] = co_await http::async_write(stream, message, quietly);
    if (error) co_return fault(Kind::cut_off, error);
    beast::get_lowest_layer(stream).expires_after(limits.answer);
    co_return co_await read_answer(stream);
}

OutgoingFault handshake_fault(TlsStream& stream, const beast::error_code& error) {
    const long verdict = SSL_get_verify_result(stream.native_handle());
    if (verdict == X509_V_OK || error == beast::error::timeout) return fault(Kind::tls, error);
    return {Kind::certificate, X509_verify_cert_error_string(verdict)};
}

bool is_address(const std::string& host) {
    beast::error_code error;
    asio::ip::make_address(host, error);
    return !error;
}

asio::awaitable<Answered> exchange_by_tls(beast::tcp_stream plain, const OutgoingRequest& request,
                                          const StepLimits& limits, asio::ssl::context& trust) {
    TlsStream stream(std::move(plain), trust);
    const std::string& host = request.to.host;
    stream.set_verify_mode(asio::ssl::verify_peer);
    stream.set_verify_callback(asio::ssl::host_name_verification(host));
    if (!is_address(host)) SSL_set_tlsext_host_name(stream.native_handle(), host.c_str());
    beast::get_lowest_layer(stream).expires_after(limits.handshake);
    const auto [error] = co_await stream.async_handshake(asio::ssl::stream_base::client, quietly);
    if (error) co_return handshake_fault(stream, error);
    co_return co_await exchange(stream, request, limits);
}

OutgoingFault address_fault(AddressFault reason) {
    return {Kind::address, "the address " + std::string(in_words(reason))};
}

}  // namespace

asio::ssl::context& OutgoingClient::trust() {
    if (!trust_) {
        trust_.emplace(asio::ssl::context::tls_client);
        SSL_CTX_set_min_proto_version(trust_->native_handle(), TLS1_2_VERSION);
        trust_->set_default_verify_paths();
        if (!authority_.empty()) trust_->add_certificate_authority(asio::buffer(authority_));
    }
    return *trust_;
}

asio::awaitable<std::optional<OutgoingClient::Addresses>> OutgoingClient::addresses_of(
    const std::string& host, std::chrono::milliseconds limit) {
    beast::error_code error;
    const auto typed = asio::ip::make_address(host, error);
    if (!error) co_return Addresses{typed};
    co_return co_await resolver_.addresses_of(host, limit);
}

OutgoingClient::Judged OutgoingClient::judge(const Addresses& found, std::uint16_t port) const {
    Judged judged;
    for (const auto& address : found) {
        const auto reason = policy_.check(address, port);
        if (reason) judged.refused = reason;
        if (!reason && judged.allowed.size() < max_addresses) judged.allowed.push_back(address);
    }
    return judged;
}

asio::awaitable<engine::Result<OutgoingClient::Addresses, OutgoingFault>> OutgoingClient::checked_addresses(
    const WebAddress& to) {
    if (const auto refused = policy_.check(to)) co_return address_fault(*refused);
    const auto found = co_await addresses_of(to.host, limits_.resolve);
    if (!found) co_return fault(Kind::name, "the name server does not answer");
    Judged judged = judge(*found, to.port);
    if (!judged.allowed.empty()) co_return std::move(judged.allowed);
    if (judged.refused) co_return address_fault(*judged.refused);
    co_return fault(Kind::name, "the name has no address");
}

asio::awaitable<std::optional<AddressFault>> OutgoingClient::refusal_of(const WebAddress& to,
                                                                        std::chrono::milliseconds limit) {
    if (const auto refused = policy_.check(to)) co_return refused;
    const auto found = co_await addresses_of(to.host, limit);
    if (!found) co_return std::nullopt;
    const Judged judged = judge(*found, to.port);
    co_return judged.allowed.empty() ? judged.refused : std::nullopt;
}

asio::awaitable<Answered> OutgoingClient::send(const OutgoingRequest& request) {
    const auto addresses = co_await checked_addresses(request.to);
    if (!addresses) co_return addresses.error();
    beast::tcp_stream stream(co_await asio::this_coro::executor);
    beast::error_code problem;
    for (const auto& address : *addresses) {
        stream.expires_after(limits_.connect);
        const auto [error] = co_await stream.async_connect({address, request.to.port}, quietly);
        problem = error;
        if (!error) break;
        stream.close();
    }
    if (problem) co_return fault(Kind::connection, problem);
    if (request.to.scheme == WebAddress::Scheme::http) co_return co_await exchange(stream, request, limits_);
    co_return co_await exchange_by_tls(std::move(stream), request, limits_, trust());
}

void throw_exception_from_error(const OutgoingFault& fault, const boost::source_location&) {
    throw std::runtime_error(fault.why);
}

}  // namespace crisscross::server
