#include "server/access/auth.hpp"
#include "server/data/awaitable_identity_store.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/names/names.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/session.hpp"
#include "server/sessions/session_complaints.hpp"
#include "server/sessions/sessions.hpp"
#include "server/time/clock.hpp"
#include "server/time/span.hpp"

// What a session does when its player asks about their own devices.

namespace crisscross::server {

namespace asio = boost::asio;
namespace client = protocol::client;

namespace {

const Complaint too_many_devices{"TOO_MANY_DEVICES", "You are signed in on " + std::to_string(storage::max_devices) +
                                                         " devices. Sign one out first."};
const Complaint no_such_device{"NO_SUCH_DEVICE", "You aren\u2019t signed in on that device.", "/device"};
const Complaint last_device{"LAST_DEVICE", "This is your only device. Nobody could play your games any more.",
                            "/device"};

constexpr Span hand_over_lifetime = 10 * span::minute;

}  // namespace

asio::awaitable<void> Session::handle(const protocol::IdentityMessage& message) {
    return std::visit([this](const auto& kind) { return handle(kind); }, message);
}

asio::awaitable<void> Session::handle(const client::HandOver& request) {
    const Moment now = services_.clock.now();
    if (!services_.limits.changes.device_changes.take(requester(), now))
        co_return refuse(request.id, too_many_changes(Limit::device_changes));
    const std::string secret = new_token(services_.entropy);
    const Moment today = services_.clock.wall();
    const storage::NewHandOver made{*player_, token_hash(secret).value(), today, today + hand_over_lifetime};
    AwaitableIdentityStore identities(services_.store.identities());
    if (!co_await identities.create_hand_over(made)) co_return refuse(request.id, too_many_devices);
    send(protocol::server::HandOver{request.id, secret, made.expires});
}

asio::awaitable<void> Session::handle(const client::Devices& request) {
    AwaitableIdentityStore identities(services_.store.identities());
    protocol::server::Devices answer{request.id};
    const std::vector<storage::DeviceRow> rows = co_await identities.devices_of(*player_);
    for (const storage::DeviceRow& row : rows)
        answer.devices.push_back({row.id, row.name, row.created, row.seen, row.id == device_});
    send(answer);
}

asio::awaitable<void> Session::handle(const client::NameDevice& request) {
    const auto name = read_label(request.name);
    if (!name) co_return refuse(request.id, bad_device_name("/name"));
    if (!services_.limits.changes.device_changes.take(requester(), services_.clock.now()))
        co_return refuse(request.id, too_many_changes(Limit::device_changes));
    AwaitableIdentityStore identities(services_.store.identities());
    const bool named = co_await identities.name_device(*player_, request.device, *name);
    named ? send(protocol::server::Ok{request.id}) : refuse(request.id, no_such_device);
}

asio::awaitable<void> Session::handle(const client::SignOut& request) {
    const Moment now = services_.clock.now();
    if (!services_.limits.changes.device_changes.take(requester(), now))
        co_return refuse(request.id, too_many_changes(Limit::device_changes));
    AwaitableIdentityStore identities(services_.store.identities());
    const storage::SigningOut outcome = co_await identities.sign_out_device(*player_, request.device, now);
    switch (outcome) {
        case storage::SigningOut::unknown:
            co_return refuse(request.id, no_such_device);
        case storage::SigningOut::last:
            co_return refuse(request.id, last_device);
        case storage::SigningOut::done:
            send(protocol::server::Ok{request.id});
            services_.sessions.sign_out(request.device);
    }
}

}  // namespace crisscross::server
