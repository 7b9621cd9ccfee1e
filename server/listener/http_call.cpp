#include "server/listener/http_call.hpp"

#include <boost/beast/http/field.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/addresses/client_address.hpp"
#include "server/addresses/origin.hpp"
#include "server/addresses/public_address.hpp"
#include "server/options/config.hpp"
#include "server/runtime/services.hpp"

namespace crisscross::server {

namespace http = boost::beast::http;

namespace {

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

std::string network_behind(const Request& request, const std::string& peer, const TrustedProxies& proxies) {
    return network_of(client_address(peer, all_fields(request, "X-Forwarded-For"), proxies));
}

// Health is asked for from inside, under any name.
bool is_for_this_host(const HttpQuestion& question, const Services& services) {
    if (question.target == "/healthz" || question.target == "/readyz") return true;
    const auto& origin = services.config.public_origin;
    return (origin && is_public_host(question.host, *origin)) || is_own_host(question.host, services.machine_name);
}

bool wants_socket(const Request& request, std::string_view target) {
    return boost::beast::websocket::is_upgrade(request) && path_of(target) == "/ws";
}

}  // namespace

HttpQuestion question_of(const Request& request) {
    HttpQuestion question{.method = std::string(request.method_string()),
                          .target = std::string(request.target()),
                          .host = header(request, http::field::host),
                          .accept_encoding = header(request, http::field::accept_encoding),
                          .accept_language = all_fields(request, "Accept-Language"),
                          .if_none_match = header(request, http::field::if_none_match)};
    for (const char* name : {"X-Forwarded-For", "Forwarded", "Via"})
        question.is_forwarded |= request.find(name) != request.end();
    if (request.find(http::field::origin) != request.end()) question.origin = header(request, http::field::origin);
    return question;
}

HttpCall call_of(const Request& head, const std::string& peer, const Services& services) {
    const Config& config = services.config;
    HttpCall call{.question = question_of(head),
                  .content_type = header(head, http::field::content_type),
                  .authorization = header(head, http::field::authorization),
                  .network = network_behind(head, peer, config.trusted_proxies)};
    HttpQuestion& question = call.question;
    const auto target = under(config.base_path, head.target());
    if (target) question.target = *target;
    call.is_below_base_path = target.has_value();
    call.is_for_this_host = is_for_this_host(question, services);
    call.wants_socket = wants_socket(head, question.target);
    call.may_have_socket = origin_allowed(question.origin, question.host, config.public_origin);
    return call;
}

}  // namespace crisscross::server
