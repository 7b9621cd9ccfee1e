#include "server/api/history_api.hpp"

#include <algorithm>

#include "protocol/messages/history/history_messages.hpp"
#include "server/access/auth.hpp"
#include "server/addresses/origin.hpp"
#include "server/api/history_routes.hpp"
#include "server/api/questions/history_complaints.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/limits/limits.hpp"
#include "server/log/once_a_minute.hpp"
#include "server/options/config.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

const Complaint token_needed{"TOKEN_NEEDED", "Send the token of your device: Authorization: Bearer TOKEN."};
const Complaint no_such_address{"NO_SUCH_ADDRESS", "There is nothing at this address."};
const Complaint other_method{"METHOD_NOT_ALLOWED", "This address takes other methods."};

int status_of(const Complaint& why) {
    if (why.code == "TOKEN_NEEDED" || why.code == "UNKNOWN_TOKEN" || why.code == "DEVICE_SIGNED_OUT") return 401;
    if (why.code == "REMOVED" || why.code == "ORIGIN_REFUSED" || why.code == "WRONG_PASS_PHRASE") return 403;
    if (why.code.starts_with("NO_SUCH_")) return 404;
    if (why.code == "METHOD_NOT_ALLOWED") return 405;
    if (why.code == "TOO_MANY_REQUESTS" || why.code == "TOO_MANY_CHANGES" || why.code == "TOO_MANY_SIGN_INS" ||
        why.code == "TOO_MUCH_IMPORTED")
        return 429;
    if (why.code == "INTERNAL") return 500;
    if (why.code == "FILE_TOO_LARGE") return 413;
    if (why.code == "NOT_IN_GCG") return 422;
    return why.code == "STORAGE_FAILED" || why.code == "BUSY" || why.code == "SERVER_FULL" ? 503 : 400;
}

// A page of another site cannot send the header without asking first, and the answer to that question is no.
std::optional<Complaint> refused(const HistoryCall& call, const Services& services) {
    if (!origin_allowed(call.question.origin, call.question.host, services.config.public_origin)) return other_site();
    const FoundRoute found = find_route(call.question.method, path_of(call.question.target));
    if (found.methods.empty()) return no_such_address;
    if (!found.route) return other_method;
    if (!bearer_token(call.authorization)) return token_needed;
    return std::nullopt;
}

asio::awaitable<Answer<HistoryText>> answered(const HistoryCall& call, Services& services) {
    Answer<Asker> asker = co_await find_asker(call.authorization, call.network, services);
    if (!asker) co_return asker.error();
    const Requester requester{.player = asker->player, .network = call.network};
    if (!services.limits.http.history_per_person.take(requester, services.clock.now()))
        co_return too_many_requests(Limit::history);
    const std::optional<Permission> place = services.limits.http.answers.take({asker->person, call.network});
    if (!place) co_return server_busy(Limit::history_waiting);
    asker->body = call.body;
    const FoundRoute found = find_route(call.question.method, path_of(call.question.target));
    Parameters parameters(query_of(call.question.target));
    Answer<HistoryText> made = co_await found.route->handler(*asker, found.rest, parameters, services);
    co_return made;
}

// The other limits have been counted where they were reached.
bool counts_here(Limit limit) {
    return limit == Limit::passwords_waiting || limit == Limit::questions || limit == Limit::history_waiting;
}

HttpAnswer http_answer_with(const HistoryText& made) {
    HttpAnswer sent =
        made.file_name.empty() ? json_answer(200, made.text) : download_answer(made.file_name, made.type, made.text);
    if (!made.next_query.empty()) sent.headers.emplace_back("Link", "<?" + made.next_query + ">; rel=\"next\"");
    return sent;
}

std::int64_t seconds_to_wait(const Complaint& why) {
    return std::max<std::int64_t>(1, (why.details.retry_after.value_or(0) + 999) / 1000);
}

}  // namespace

asio::awaitable<Answer<Asker>> find_asker(std::string authorization, std::string network, Services& services) {
    const auto token = bearer_token(authorization);
    if (!token) co_return token_needed;
    const auto hash = token_hash(*token);
    if (!hash) co_return unknown_token();
    const auto found = co_await services.store.find_player(*hash);
    if (!found) co_return unknown_token();
    if (found->player.removed) co_return player_removed();
    if (found->device.signed_out) co_return device_signed_out();
    const storage::PlayerRow& player = found->player;
    co_return Asker{player.id, player.same_as.value_or(player.id), player.has_merged_guests, std::move(network),
                    std::move(authorization)};
}

// What is wrong with a token is not about a parameter.
HttpAnswer refusal(const Complaint& why, const std::string& methods) {
    const int status = status_of(why);
    const bool is_about_token = status == 401 || status == 403;
    const auto field = is_about_token ? std::nullopt : why.field;
    const protocol::Details details = sent_details(why);
    const protocol::history::Error error{why.code, why.message, field, details.reason, details.limit};
    HttpAnswer made = json_answer(status, protocol::history::write(error));
    if (status == 405) made.headers.emplace_back("Allow", methods);
    if (status == 429 || status == 503)
        made.headers.emplace_back("Retry-After", std::to_string(seconds_to_wait(why)));
    if (status == 401) made.headers.emplace_back("WWW-Authenticate", "Bearer");
    return made;
}

bool is_history_call(const HttpQuestion& question) {
    const std::string_view path = path_of(question.target);
    return path == "/api" || path.starts_with("/api/");
}

bool is_call_with_body(const HttpQuestion& question) {
    if (question.method != "PUT" && question.method != "POST") return false;
    return find_route(question.method, path_of(question.target)).route != nullptr;
}

asio::awaitable<HttpAnswer> answer_history(HistoryCall call, Services& services) {
    if (const auto refusal_why = refused(call, services))
        co_return refusal(*refusal_why, find_route(call.question.method, path_of(call.question.target)).methods);
    try {
        const Answer<HistoryText> made = co_await answered(call, services);
        if (made) co_return http_answer_with(*made);
        const std::optional<Limit> limit = made.error().limit;
        if (limit && counts_here(*limit)) services.limits.reached.add(*limit, call.network, services.clock.now());
        co_return refusal(made.error());
    } catch (const StorageBusy&) {
        services.limits.reached.add(Limit::history_waiting, call.network, services.clock.now());
        co_return refusal(server_busy(Limit::history_waiting));
    } catch (const StorageFailed&) {
        co_return refusal(storage_failed());
    } catch (const std::exception& problem) {
        log_once_a_minute("request below /api failed", problem.what());
        co_return refusal(server_mistake());
    }
}

}  // namespace crisscross::server
