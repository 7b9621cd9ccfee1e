#include "server/sessions/call_requests.hpp"

#include <algorithm>

#include "server/access/auth.hpp"
#include "server/data/awaitable_account_store.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/limits/limits.hpp"
#include "server/notices/night.hpp"
#include "server/notices/post_office.hpp"
#include "server/notices/webhook_request.hpp"
#include "server/push/base64url.hpp"
#include "server/push/push_request.hpp"
#include "server/rooms/room_code.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"
#include "server/time/time_zone.hpp"
#include "storage/calls/delivery_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
namespace client = protocol::client;
namespace from_server = protocol::server;

namespace {

using Sent = Answer<protocol::ServerMessage>;
using What = protocol::Notice::What;

const Complaint calls_off{"CALLS_OFF", "This server sends no notifications to other servers."};
const Complaint bad_subscription{"BAD_SUBSCRIPTION", "Messages can't be sent to this browser."};
const Complaint no_subscription{"NO_SUBSCRIPTION", "This browser gets no notifications.", "/address"};
const Complaint unknown_zone{"UNKNOWN_ZONE", "This server doesn't know that time zone.", "/zone"};
const Complaint unknown_format{"UNKNOWN_FORMAT", "The format is plain, discord, slack or matrix.", "/format"};
const Complaint no_webhook{"NO_WEBHOOK", "This room has no webhook.", "/room"};

Complaint bad_address(const std::string& why) {
    return {"BAD_ADDRESS", "The address " + why + ".", "/address"};
}

Complaint not_delivered(const std::string& why) {
    return {"NOT_DELIVERED", "The message did not arrive: " + why + "."};
}

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

std::vector<std::string> kinds_of(const client::SetWebhook& wanted) {
    std::vector<std::string> kinds;
    if (wanted.turns)
        for (const What what : {What::your_turn, What::played}) kinds.emplace_back(name_of(what));
    if (wanted.challenges) kinds.emplace_back(name_of(What::challenged));
    if (wanted.ends) kinds.emplace_back(name_of(What::over));
    return kinds;
}

from_server::Webhook shown(const client::Webhook& question, const std::optional<storage::Webhook>& webhook) {
    from_server::Webhook answer{.id = question.id, .room = question.room};
    if (!webhook) return answer;
    const auto has = [&webhook](What what) { return std::ranges::count(webhook->kinds, name_of(what)) > 0; };
    const auto address = read_web_address(webhook->address);
    answer.format = webhook->format;
    answer.origin = address ? origin_of(*address) : std::string();
    answer.turns = has(What::your_turn);
    answer.challenges = has(What::challenged);
    answer.ends = has(What::over);
    return answer;
}

/// Answers one request. Each verb returns the answer; nothing if it comes later.
class Answering {
public:
    Answering(Requester requester, storage::DeviceId device, Services& services, CallReply reply)
        : requester_(std::move(requester)), device_(device), services_(services), reply_(std::move(reply)) {}

    using Step = asio::awaitable<std::optional<Sent>>;

    Step operator()(const client::Calls& question) {
        const auto find = [&](auto done) { store().settings_of(requester_.player, std::move(done)); };
        const storage::CallSettings settings = co_await await<storage::CallSettings>(find);
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
        storage::CallTimes times{wanted.reminders, wanted.night_from, wanted.night_to, wanted.zone};
        if (wanted.digest) times.digest = {*wanted.digest, next_digest(wanted)};
        co_await write([&](auto done) { store().set_call_times(requester_.player, times, std::move(done)); });
        co_return ok(wanted.id);
    }

    Moment next_digest(const client::SetCalls& wanted) const {
        return next_time_of_day(services_.clock.wall(), *wanted.digest, offset_in(wanted.zone));
    }

    Step operator()(const client::Subscribe& wanted) {
        if (!services_.post_office) co_return calls_off;
        const auto device = device_of(wanted);
        if (!device) co_return bad_subscription;
        const std::optional<Complaint> refused = co_await refusal_of(*read_web_address(device->address));
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
        if (!services_.post_office) co_return calls_off;
        const auto list = [&](auto done) { store().devices_of(requester_.player, std::move(done)); };
        const auto devices = co_await await<std::vector<storage::PushDevice>>(list);
        const auto found = std::ranges::find(devices, wanted.address, &storage::PushDevice::address);
        if (found == devices.end()) co_return no_subscription;
        try_out(*found, {}, wanted.id);
        co_return std::nullopt;
    }

    Step operator()(const client::MakeFeed& wanted) {
        const std::string secret = new_token(services_.entropy);
        const auto hash = token_hash(secret);
        co_await write([&](auto done) { store().set_feed(requester_.player, hash, std::move(done)); });
        co_return Sent(protocol::ServerMessage(from_server::Feed{wanted.id, secret}));
    }

    Step operator()(const client::RemoveFeed& wanted) {
        co_await write([&](auto done) { store().set_feed(requester_.player, std::nullopt, std::move(done)); });
        co_return ok(wanted.id);
    }

    Step operator()(const client::Webhook& question) {
        const auto room = co_await hosted_room(question.room);
        if (!room) co_return not_host();
        const std::optional<storage::Webhook> webhook = co_await webhook_of(*room);
        co_return Sent(protocol::ServerMessage(shown(question, webhook)));
    }

    Step operator()(const client::SetWebhook& wanted) {
        if (!services_.post_office) co_return calls_off;
        const auto format = protocol::find_webhook_format(wanted.format);
        if (!format) co_return unknown_format;
        const auto address = webhook_address(*format, wanted.address);
        if (!address) co_return bad_address(address.error().why);
        const auto room = co_await hosted_room(wanted.room);
        if (!room) co_return not_host();
        const std::optional<Complaint> refused = co_await refusal_of(*address);
        if (refused) co_return *refused;
        const std::optional webhook(storage::Webhook{wanted.format, wanted.address, kinds_of(wanted)});
        co_await set_webhook(*room, webhook);
        co_return ok(wanted.id);
    }

    Step operator()(const client::RemoveWebhook& wanted) {
        const auto room = co_await hosted_room(wanted.room);
        if (!room) co_return not_host();
        const std::optional<storage::Webhook> none;
        co_await set_webhook(*room, none);
        co_return ok(wanted.id);
    }

    Step operator()(const client::TestWebhook& wanted) {
        if (!services_.post_office) co_return calls_off;
        const auto room = co_await hosted_room(wanted.room);
        if (!room) co_return not_host();
        const std::optional<storage::Webhook> webhook = co_await webhook_of(*room);
        if (!webhook) co_return no_webhook;
        try_out(*webhook, wanted.room, wanted.id);
        co_return std::nullopt;
    }

private:
    static std::optional<Sent> ok(const protocol::RequestId& id) {
        return Sent(protocol::ServerMessage(from_server::Ok{id}));
    }
    storage::DeliveryStore& store() { return services_.store.deliveries(); }

    /// Why no messages may be sent there.
    asio::awaitable<std::optional<Complaint>> refusal_of(const WebAddress& address) {
        const auto refused = co_await services_.post_office->refusal_of(address);
        co_return refused ? std::optional(bad_address(std::string(in_words(*refused)))) : std::nullopt;
    }
    template <class Start>
    asio::awaitable<void> write(Start start) {
        co_await await<std::monostate>(std::move(start));
    }
    asio::awaitable<void> set_webhook(storage::RoomId room, std::optional<storage::Webhook> webhook) {
        const Moment now = services_.clock.now();
        co_await write([&](auto done) { store().set_webhook(room, webhook, now, std::move(done)); });
    }
    asio::awaitable<std::optional<storage::Webhook>> webhook_of(storage::RoomId room) {
        co_return co_await await<std::optional<storage::Webhook>>(
            [&](auto done) { store().find_webhook(room, std::move(done)); });
    }
    // Nothing for a room that does not exist, too, so that nobody can guess codes here.
    asio::awaitable<std::optional<storage::RoomId>> hosted_room(const std::string& typed) {
        const auto code = read_room_code(typed);
        if (!code) co_return std::nullopt;
        const auto room = co_await services_.store.find_room(*code);
        if (!room) co_return std::nullopt;
        AwaitableAccountStore accounts(services_.store.accounts());
        const storage::PlayerId player = co_await accounts.player_in(*code, requester_.player);
        co_return room->about.host == player ? std::optional(room->id) : std::nullopt;
    }
    void try_out(const std::variant<storage::PushDevice, storage::Webhook>& target, const std::string& room,
                 const protocol::RequestId& id) {
        const protocol::Notice notice{.what = What::test, .room = room, .at = services_.clock.now()};
        const auto tell = [id, reply = reply_](const std::optional<std::string>& why) {
            reply(why ? Sent(not_delivered(*why)) : *ok(id));
        };
        services_.post_office->courier().try_out(target, notice, tell);
    }

    Requester requester_;
    storage::DeviceId device_;
    Services& services_;
    CallReply reply_;
};

// Questions change nothing.
bool is_question(const protocol::CallMessage& message) {
    return std::holds_alternative<client::Calls>(message) || std::holds_alternative<client::Webhook>(message);
}

}  // namespace

asio::awaitable<void> answer_call(protocol::CallMessage message, Requester requester, storage::DeviceId device,
                                  Services& services, CallReply reply) {
    if (!is_question(message) && !services.limits.changes.take_device_change(requester, services.clock.now()))
        co_return reply(Sent(too_many_changes(Limit::device_changes)));
    Answering answering(std::move(requester), device, services, reply);
    const std::optional<Sent> answer = co_await std::visit(answering, message);
    if (answer) reply(*answer);
}

}  // namespace crisscross::server
