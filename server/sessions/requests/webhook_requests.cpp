#include "server/sessions/requests/webhook_requests.hpp"

#include <algorithm>

#include "server/data/awaitable_account_store.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/notices/delivery/webhook_request.hpp"
#include "server/rooms/room_code.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"
#include "storage/calls/delivery_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
namespace client = protocol::client;
namespace from_server = protocol::server;

namespace {

using What = protocol::Notice::What;

const Complaint unknown_format{"UNKNOWN_FORMAT", "The format is plain, discord, slack or matrix.", "/format"};
const Complaint webhook_not_set{"NO_WEBHOOK", "This room has no webhook.", "/room"};

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
    answer.language = protocol::find_language(webhook->language);
    return answer;
}

protocol::ServerMessage ok(const protocol::RequestId& id) {
    return from_server::Ok{id};
}

}  // namespace

WebhookRequests::Step WebhookRequests::operator()(const client::Webhook& question) {
    const auto room = co_await hosted_room(question.room);
    if (!room) co_return not_host();
    const std::optional<storage::Webhook> webhook = co_await webhook_of(room->id);
    co_return protocol::ServerMessage(shown(question, webhook));
}

WebhookRequests::Step WebhookRequests::operator()(const client::SetWebhook& wanted) {
    if (!services_.post_office) co_return calls_off();
    const auto format = protocol::find_webhook_format(wanted.format);
    if (!format) co_return unknown_format;
    const auto address = webhook_address(*format, wanted.address);
    if (!address) co_return bad_address(address.error().why);
    const auto room = co_await hosted_room(wanted.room);
    if (!room) co_return not_host();
    const std::optional<Complaint> refused = co_await refusal_of(*address, services_);
    if (refused) co_return *refused;
    const std::optional webhook(storage::Webhook{wanted.format, wanted.address, kinds_of(wanted),
                                                 std::string(protocol::name_of(wanted.language))});
    if (!co_await set_webhook(*room, webhook)) co_return not_host();
    co_return ok(wanted.id);
}

WebhookRequests::Step WebhookRequests::operator()(const client::RemoveWebhook& wanted) {
    const auto room = co_await hosted_room(wanted.room);
    if (!room) co_return not_host();
    const std::optional<storage::Webhook> none;
    if (!co_await set_webhook(*room, none)) co_return not_host();
    co_return ok(wanted.id);
}

WebhookRequests::Step WebhookRequests::operator()(const client::TestWebhook& wanted) {
    if (!services_.post_office) co_return calls_off();
    const auto room = co_await hosted_room(wanted.room);
    if (!room) co_return not_host();
    const std::optional<storage::Webhook> webhook = co_await webhook_of(room->id);
    if (!webhook) co_return webhook_not_set;
    try_out(*webhook, wanted.room, wanted.id, services_, reply_);
    co_return std::nullopt;
}

storage::DeliveryStore& WebhookRequests::store() {
    return services_.store.deliveries();
}

asio::awaitable<bool> WebhookRequests::set_webhook(HostedRoom room, std::optional<storage::Webhook> webhook) {
    const Moment now = services_.clock.now();
    co_return co_await await<bool>(
        [&](auto done) { store().set_webhook(room.id, room.host, webhook, now, std::move(done)); });
}

asio::awaitable<std::optional<storage::Webhook>> WebhookRequests::webhook_of(storage::RoomId room) {
    co_return co_await await<std::optional<storage::Webhook>>(
        [&](auto done) { store().find_webhook(room, std::move(done)); });
}

// Nothing for a room that does not exist, too, so that nobody can guess codes here.
asio::awaitable<std::optional<WebhookRequests::HostedRoom>> WebhookRequests::hosted_room(const std::string& typed) {
    const auto code = read_room_code(typed);
    if (!code) co_return std::nullopt;
    const auto room = co_await services_.store.find_room(*code);
    if (!room) co_return std::nullopt;
    AwaitableAccountStore accounts(services_.store.accounts());
    const storage::PlayerId player = co_await accounts.player_in(*code, requester_.player);
    if (room->about.host != player) co_return std::nullopt;
    const HostedRoom hosted{room->id, player};
    co_return hosted;
}

}  // namespace crisscross::server
