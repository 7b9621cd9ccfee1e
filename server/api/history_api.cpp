#include "server/api/history_api.hpp"

#include "protocol/messages/history_messages.hpp"
#include "server/access/auth.hpp"
#include "server/addresses/origin.hpp"
#include "server/api/history_routes.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/limits/limits.hpp"
#include "server/log/log.hpp"
#include "server/options/config.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

constexpr std::string_view bearer = "Bearer ";
const Complaint token_needed{"TOKEN_NEEDED", "Send the token of your device: Authorization: Bearer TOKEN."};
const Complaint other_site{"ORIGIN_REFUSED", "Pages of other sites may not use this server."};
const Complaint no_such_address{"NO_SUCH_ADDRESS", "There is nothing at this address."};
const Complaint mistake{"INTERNAL", "The server made a mistake. Its host finds it in the log."};

/// The field says which methods there are.
Complaint only_allowed(const HistoryRoute* route) {
    const std::string method(route ? route->method : "GET");
    return {"METHOD_NOT_ALLOWED", "Only " + method + " is allowed.", method};
}

int status_of(const Complaint& why) {
    if (why.code == "TOKEN_NEEDED" || why.code == "UNKNOWN_TOKEN" || why.code == "DEVICE_SIGNED_OUT") return 401;
    if (why.code == "REMOVED" || why.code == "ORIGIN_REFUSED") return 403;
    if (why.code.starts_with("NO_SUCH_")) return 404;
    if (why.code == "METHOD_NOT_ALLOWED") return 405;
    if (why.code == "TOO_MANY_REQUESTS") return 429;
    if (why.code == "INTERNAL") return 500;
    if (why.code == "FILE_TOO_LARGE") return 413;
    return why.code == "STORAGE_FAILED" || why.code == "BUSY" ? 503 : 400;
}

std::string_view path_of_call(const HttpQuestion& question) {
    return std::string_view(question.target).substr(0, question.target.find('?'));
}

std::string_view query_of(const HttpQuestion& question) {
    const auto start = question.target.find('?');
    return start == std::string::npos ? std::string_view() : std::string_view(question.target).substr(start + 1);
}

// A page of another site cannot send the header without asking first, and the answer to that question is no.
std::optional<Complaint> refused(const HistoryCall& call, Services& services) {
    const HistoryRoute* route = find_route(path_of_call(call.question)).route;
    if (call.question.method != (route ? route->method : "GET")) return only_allowed(route);
    if (!origin_allowed(call.question.origin, call.question.host, services.config.public_origin)) return other_site;
    if (!services.limits.take_history(call.network, services.clock.now())) return too_many_requests();
    if (!route) return no_such_address;
    if (!call.authorization.starts_with(bearer)) return token_needed;
    return std::nullopt;
}

asio::awaitable<Answer<std::string>> answered(const HistoryCall& call, Services& services) {
    const Answer<Asker> asker = co_await find_asker(call.authorization, call.network, services);
    if (!asker) co_return asker.error();
    const Requester requester{.player = asker->player, .network = call.network};
    if (!services.limits.take_history(requester, services.clock.now())) co_return too_many_requests();
    const FoundRoute found = find_route(path_of_call(call.question));
    Parameters parameters(query_of(call.question));
    Answer<std::string> made = co_await found.route->handler(*asker, found.rest, parameters, services);
    co_return made;
}

}  // namespace

asio::awaitable<Answer<Asker>> find_asker(std::string authorization, std::string network, Services& services) {
    if (!authorization.starts_with(bearer)) co_return token_needed;
    const auto hash = hash_of_token(std::string_view(authorization).substr(bearer.size()));
    if (!hash) co_return unknown_token();
    const auto found = co_await services.store.find_player(*hash);
    if (!found) co_return unknown_token();
    if (found->player.removed) co_return player_removed();
    if (found->device.signed_out) co_return device_signed_out();
    co_return Asker{found->player.id, found->player.was_guests, std::move(network)};
}

// What is wrong with a token, or with the method, is not about a parameter.
HttpAnswer refusal(const Complaint& why) {
    const int status = status_of(why);
    const bool is_about_parameter = status != 401 && status != 403 && status != 405;
    const auto field = is_about_parameter ? why.field : std::nullopt;
    HttpAnswer made =
        json_answer(status, protocol::history::write(protocol::history::Error{why.code, why.message, field}));
    if (status == 405) made.headers.emplace_back("Allow", why.field.value_or("GET"));
    if (status == 401) made.headers.emplace_back("WWW-Authenticate", "Bearer");
    return made;
}

bool is_history_call(const HttpQuestion& question) {
    const std::string_view path = path_of_call(question);
    return path == "/api" || path.starts_with("/api/");
}

asio::awaitable<HttpAnswer> answer_history(HistoryCall call, Services& services) {
    if (const auto refusal_why = refused(call, services)) co_return refusal(*refusal_why);
    try {
        const Answer<std::string> made = co_await answered(call, services);
        if (!made) co_return refusal(made.error());
        co_return json_answer(200, *made);
    } catch (const StorageFailed&) {
        co_return refusal(Complaint("STORAGE_FAILED", storage_failed().message));
    } catch (const std::exception& problem) {
        log::error("question about finished games failed", {{"why", problem.what()}});
        co_return refusal(mistake);
    }
}

}  // namespace crisscross::server
