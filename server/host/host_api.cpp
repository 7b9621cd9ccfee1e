#include "server/host/host_api.hpp"

#include "protocol/messages/host/host_codec.hpp"
#include "server/access/auth.hpp"
#include "server/addresses/origin.hpp"
#include "server/host/host_desk.hpp"
#include "server/host/host_error.hpp"
#include "server/log/log.hpp"
#include "server/options/config.hpp"
#include "server/requests/complaint.hpp"
#include "server/runtime/services.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
namespace host_client = protocol::host_client;

namespace {

constexpr std::size_t id_length = 8;

HttpAnswer error(int status, const Complaint& why) {
    return json_answer(status, protocol::write(error_of(why)));
}

// A request of the host has no id of its own, so the failure gets one, by which the host finds it in the log.
HttpAnswer internal_mistake(const char* why, Services& services) {
    const protocol::RequestId id = new_token(services.entropy).substr(0, id_length);
    log::error("request of the host failed", {{"request", id}, {"why", why}});
    const Complaint complaint = server::internal_mistake(id);
    return json_answer(500, protocol::write(protocol::host_server::Error{complaint.code, complaint.message, id}));
}

// A page of another site can send neither this type nor the header Authorization without asking first, and the answer
// to that question is no. The origin is checked all the same.
std::optional<HttpAnswer> refused(const HostCall& call, const Services& services) {
    const HttpQuestion& question = call.question;
    if (question.method != "POST") {
        HttpAnswer made = plain_answer(405, "Only POST is allowed.");
        made.headers.emplace_back("Allow", "POST");
        return made;
    }
    if (!origin_allowed(question.origin, question.host, services.config.public_origin))
        return plain_answer(403, "Pages of other sites may not use this server.");
    if (!call.content_type.starts_with("application/json")) return plain_answer(415, "Only JSON is understood.");
    return std::nullopt;
}

asio::awaitable<HttpAnswer> carry_out(const HostCall& call, const protocol::HostRequest& request,
                                      Services& services) {
    HostDesk desk(services);
    if (const auto* sign_in = std::get_if<host_client::SignIn>(&request)) {
        const protocol::HostAnswer answer = co_await desk.sign_in(*sign_in);
        co_return json_answer(200, protocol::write(answer));
    }
    std::optional<storage::HostSession> session;
    if (const auto token = bearer_token(call.authorization)) {
        const std::string sent(*token);
        session = co_await desk.session_of(sent);
    }
    if (!session)
        co_return error(401, {"SIGNED_OUT", "You\u2019re signed out. Run `crisscross admin` for a new link."});
    const protocol::HostAnswer answer = co_await desk.carry_out(*session, request);
    co_return json_answer(200, protocol::write(answer));
}

}  // namespace

bool is_host_call(const HttpQuestion& question) {
    return path_of(question.target) == "/host/api";
}

HttpAnswer too_many_host_requests() {
    return error(429, too_many_requests(Limit::host_requests));
}

asio::awaitable<HttpAnswer> answer_host(HostCall call, Services& services) {
    if (auto refusal = refused(call, services)) co_return std::move(*refusal);
    const auto request = protocol::read_host_request(call.body);
    if (!request) co_return error(400, complaint(request.error()));
    try {
        co_return co_await carry_out(call, *request, services);
    } catch (const StorageFailed&) {
        co_return error(503, storage_failed());
    } catch (const std::exception& problem) {
        co_return internal_mistake(problem.what(), services);
    }
}

}  // namespace crisscross::server
