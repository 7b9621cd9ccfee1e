#include "server/sessions/requests/call_targets.hpp"

#include "server/notices/delivery/post_office.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

Complaint not_delivered(const std::string& why) {
    return {"NOT_DELIVERED", "The message did not arrive: " + why + "."};
}

}  // namespace

Complaint calls_off() {
    return {"CALLS_OFF", "This server sends no notifications to other servers."};
}

Complaint bad_address(const std::string& why) {
    return {"BAD_ADDRESS", "The address " + why + ".", "/address"};
}

asio::awaitable<std::optional<Complaint>> refusal_of(const WebAddress& address, Services& services) {
    const auto refused = co_await services.post_office->refusal_of(address);
    co_return refused ? std::optional(bad_address(std::string(in_words(*refused)))) : std::nullopt;
}

void try_out(const std::variant<storage::PushDevice, storage::Webhook>& target, const std::string& room,
             const protocol::RequestId& id, Services& services, CallReply reply) {
    const protocol::Notice notice{.what = protocol::Notice::What::test, .room = room, .at = services.clock.now()};
    const auto tell = [id, reply = std::move(reply)](const std::optional<std::string>& why) {
        if (why) return reply(not_delivered(*why));
        reply(protocol::ServerMessage(protocol::server::Ok{id}));
    };
    services.post_office->courier().try_out(target, notice, tell);
}

}  // namespace crisscross::server
