#include "server/sessions/requests/call_requests.hpp"

#include <algorithm>

#include "server/access/auth.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/limits/limits.hpp"
#include "server/notices/delivery/post_office.hpp"
#include "server/notices/night.hpp"
#include "server/push/base64url.hpp"
#include "server/push/push_request.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/requests/webhook_requests.hpp"
#include "server/time/clock.hpp"
#include "server/time/time_zone.hpp"
#include "storage/calls/delivery_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
namespace client = protocol::client;
namespace from_server = protocol::server;

namespace {

using Sent = Answer<protocol::ServerMessage>;

const Complaint bad_subscription{"BAD_SUBSCRIPTION", "Messages can\u2019t be sent to this browser."};
const Complaint no_subscription{"NO_SUBSCRIPTION", "This browser gets no notifications.", "/address"};
const Complaint guest_of_account{
    "GUEST_OF_ACCOUNT",
    "You have signed in to an account on another device. Sign in on this one to change your notifications."};
const Complaint unknown_zone{"UNKNOWN_ZONE", "This server doesn\u2019t know that time zone.", "/zone"};

template <class Bytes>
bool read_bytes(const std::string& text, Bytes& into) {
    const auto bytes = from_base64url(text);
    if (!bytes || bytes->size() != into.size()) return false;
    std::ranges::copy(*bytes, into.begin());
    return true;
}

std::optional<storage::PushDevice> device_of(const client::Subscribe& wanted) {
    storage::PushDevice device{.address = wanted.address};
    const bool is_read = read_bytes(wanted.key, device.public_key) && read_bytes(wanted.secret, device.secret);
    return is_read && is_push_device(device) ? std::optional(device) : std::nullopt;
}

/// Answers one request about the call settings of a player. Each verb returns the answer; nothing if it comes later.
class OwnCalls {
public:
    OwnCalls(Requester requester, storage::DeviceId device, Services& services, CallReply reply)
        : requester_(std::move(requester)), device_(device), services_(services), reply_(std::move(reply)) {}

    using Step = asio::awaitable<std::optional<Sent>>;

    Step operator()(const client::Calls& question) {
        const storage::CallSettings settings = co_await settings_now();
        const storage::CallTimes& times = settings.times;
        from_server::Calls answer{.id = question.id,
                                  .devices = settings.devices,
                                  .reminders = times.reminders,
                                  .night_from = times.night_from,
                                  .night_to = times.night_to,
                                  .zone = times.zone,
                                  .feed = settings.has_feed};
        if (times.digest) answer.digest = times.digest->minute;
        if (services_.post_office) answer.key = to_base64url(services_.post_office->public_key());
        co_return Sent(protocol::ServerMessage(answer));
    }

    Step operator()(const client::SetCalls& wanted) {
        if (!TimeZone::find(wanted.zone)) co_return unknown_zone;
        if (co_await is_guest_of_account()) co_return guest_of_account;
        storage::CallTimes times{wanted.reminders, wanted.night_from, wanted.night_to, wanted.zone};
        if (wanted.digest) times.digest = {*wanted.digest, next_digest(wanted)};
        co_await write([&](auto done) { store().set_call_times(requester_.player, times, std::move(done)); });
        co_return ok(wanted.id);
    }

    Step operator()(const client::Subscribe& wanted) {
        if (!services_.post_office) co_return calls_off();
        const auto device = device_of(wanted);
        if (!device) co_return bad_subscription;
        if (co_await is_guest_of_account()) co_return guest_of_account;
        const std::optional<Complaint> refused = co_await refusal_of(*read_web_address(device->address), services_);
        if (refused) co_return *refused;
        const Moment now = services_.clock.now();
        co_await write(
            [&](auto done) { store().add_device(requester_.player, device_, *device, now, std::move(done)); });
        co_return ok(wanted.id);
    }

    Step operator()(const client::Unsubscribe& wanted) {
        const auto remove = [&](auto done) {
            store().remove_device(requester_.player, wanted.address, std::move(done));
        };
        co_await await<bool>(remove);
        co_return ok(wanted.id);
    }

    Step operator()(const client::TestCalls& wanted) {
        if (!services_.post_office) co_return calls_off();
        const auto list = [&](auto done) { store().devices_of(requester_.player, std::move(done)); };
        const auto devices = co_await await<std::vector<storage::PushDevice>>(list);
        const auto found = std::ranges::find(devices, wanted.address, &storage::PushDevice::address);
        if (found == devices.end()) co_return no_subscription;
        try_out(*found, {}, wanted.id, services_, reply_);
        co_return std::nullopt;
    }

    Step operator()(const client::MakeFeed& wanted) {
        if (co_await is_guest_of_account()) co_return guest_of_account;
        const std::string secret = new_token(services_.entropy);
        const storage::NewFeed feed{token_hash(secret).value(), std::string(name_of(wanted.language))};
        co_await write([&](auto done) { store().set_feed(requester_.player, feed, std::move(done)); });
        co_return Sent(protocol::ServerMessage(from_server::Feed{wanted.id, secret}));
    }

    Step operator()(const client::RemoveFeed& wanted) {
        co_await write([&](auto done) { store().set_feed(requester_.player, std::nullopt, std::move(done)); });
        co_return ok(wanted.id);
    }

private:
    static std::optional<Sent> ok(const protocol::RequestId& id) {
        return Sent(protocol::ServerMessage(from_server::Ok{id}));
    }
    asio::awaitable<storage::CallSettings> settings_now() {
        const auto find = [&](auto done) { store().settings_of(requester_.player, std::move(done)); };
        co_return co_await await<storage::CallSettings>(find);
    }
    // Somebody else may have the device. Asked each time, because the guest may have signed in since the hello.
    asio::awaitable<bool> is_guest_of_account() {
        const storage::CallSettings settings = co_await settings_now();
        co_return settings.is_guest_of_account;
    }
    Moment next_digest(const client::SetCalls& wanted) const {
        return next_time_of_day(services_.clock.wall(), *wanted.digest, offset_in(wanted.zone));
    }
    storage::DeliveryStore& store() { return services_.store.deliveries(); }

    template <class Start>
    asio::awaitable<void> write(Start start) {
        co_await await<std::monostate>(std::move(start));
    }

    Requester requester_;
    storage::DeviceId device_;
    Services& services_;
    CallReply reply_;
};

struct Answering : OwnCalls, WebhookRequests {
    using OwnCalls::operator();
    using WebhookRequests::operator();
};

// Questions change nothing.
bool is_question(const protocol::CallMessage& message) {
    return std::holds_alternative<client::Calls>(message) || std::holds_alternative<client::Webhook>(message);
}

}  // namespace

asio::awaitable<void> answer_call(protocol::CallMessage message, Requester requester, storage::DeviceId device,
                                  Services& services, CallReply reply) {
    if (!is_question(message) && !services.limits.changes.device_changes.take(requester, services.clock.now()))
        co_return reply(Sent(too_many_changes(Limit::device_changes)));
    Answering answering{{requester, device, services, reply}, {requester, services, reply}};
    const std::optional<Sent> answer = co_await std::visit(answering, message);
    if (answer) reply(*answer);
}

}  // namespace crisscross::server
