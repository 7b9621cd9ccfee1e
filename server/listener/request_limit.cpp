#include "server/listener/request_limit.hpp"

#include "server/addresses/client_address.hpp"
#include "server/addresses/origin.hpp"
#include "server/api/import_api.hpp"
#include "server/host/host_api.hpp"
#include "server/http/feed_answer.hpp"
#include "server/limits/limits.hpp"
#include "server/metrics/limit.hpp"
#include "server/options/config.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

namespace {

HttpAnswer too_many(int seconds) {
    return refused_for(seconds, 429, plain_answer(429, "Too many requests. Try again later."));
}

}  // namespace

std::optional<std::string> admit_connection(const std::string& peer, NetworkLimit& tcp_connections,
                                            const Services& services) {
    if (services.config.trusted_proxies.trusts(peer)) return "";
    std::string network = network_of(peer);
    if (!tcp_connections.take(network, services.clock.now())) return std::nullopt;
    return network;
}

std::optional<HttpAnswer> over_limit(const HttpQuestion& question, bool is_for_page, const std::string& network,
                                     Services& services) {
    HttpLimits& limits = services.limits.http;
    const Moment now = services.clock.now();
    const bool is_ours = is_for_page && origin_allowed(question.origin, question.host, services.config.public_origin);
    if (is_ours && is_host_call(question)) {
        if (!limits.host_requests.take(network, now)) return too_many_host_requests();
    } else if (is_ours && is_import_call(question.method, question.target)) {
        if (!limits.imports_per_network.take(network, now)) return refusal(too_many_requests(Limit::imports));
    } else if (is_ours && is_history_call(question)) {
        if (!limits.history_per_network.take(network, now)) return refusal(too_many_requests(Limit::history));
    } else if (is_ours && feed_asked_about(question)) {
        if (!limits.previews.take(network, now)) return too_many(2);
    } else if (!limits.files.take(network, now)) {
        return too_many(1);
    }
    return std::nullopt;
}

std::optional<HttpAnswer> over_connection_limit(const std::string& network, Services& services) {
    if (services.limits.http.new_connections.take(network, services.clock.now())) return std::nullopt;
    return refused_for(1, 429, plain_answer(429, "Too many new connections from your address. Try again later."));
}

}  // namespace crisscross::server
