#include "protocol/messages/catalogue.hpp"
#include "server/data/awaitable_account_store.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/rooms/lists/my_games.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/people/rename.hpp"
#include "server/rooms/room_code.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/session.hpp"
#include "server/time/clock.hpp"

// What a session does when its player makes, joins or leaves a room, or asks the lobby.

namespace crisscross::server {

namespace asio = boost::asio;
namespace client = protocol::client;

namespace {

const Complaint too_many_rooms = beyond(
    Limit::joined_rooms, with_details({"TOO_MANY_ROOMS", "You have joined " + std::to_string(JoinedRooms::max) +
                                                             " rooms on this connection. Leave one of them first."},
                                      {.max = JoinedRooms::max}));

}  // namespace

asio::awaitable<void> Session::handle(const protocol::LobbyMessage& message) {
    return std::visit([this](const auto& kind) { return handle(kind); }, message);
}

asio::awaitable<void> Session::handle(const client::Create& request) {
    if (request.join && !joined_rooms_.has_space()) co_return refuse_for(request.id, too_many_rooms);
    const storage::CommandId command{*player_, request.id};
    auto code = co_await create_room(request);
    if (!code) code = co_await services_.lobby.created_before(command, code.error());
    if (!code) co_return refuse(request.id, code.error());
    if (!request.join) {
        send(protocol::server::Created{request.id, *code});
        co_return measure(Outcome::ok);
    }
    auto entered = co_await services_.lobby.find(*code);
    if (!entered) co_return refuse(request.id, entered.error());
    Enter to_enter{{}, std::move(entered->lease), request.id, {}, {}, Join::Request::create};
    enter(*code, entered->room, *player_, std::move(to_enter));
}

asio::awaitable<Answer<std::string>> Session::create_room(const client::Create& request) {
    auto permission = services_.limits.growth.permit_room(requester(), services_.clock);
    if (!permission) co_return too_many_new_rooms();
    if (co_await is_name_of_another(request.name)) co_return account_name();
    if (const auto refusal = co_await refuse_another_game()) co_return *refusal;
    co_return co_await services_.lobby.create(requester(), request, *std::move(permission));
}

asio::awaitable<void> Session::handle(const client::Join& request) {
    const Moment now = services_.clock.now();
    if (!joins_.take(now)) co_return refuse_for(request.id, too_many_requests(Limit::joins));
    if (!services_.limits.joins.take(requester(), now)) co_return refuse(request.id, too_many_requests(Limit::joins));
    const auto code = read_room_code(request.room);
    const bool again = code && joined_rooms_.find(*code);
    if (!again && !joined_rooms_.has_space()) co_return refuse_for(request.id, too_many_rooms);
    auto entered = co_await services_.lobby.enter(request.room, *player_, network_);
    if (!entered) co_return refuse(request.id, entered.error());
    const auto shown = co_await shown_password(*code, request.password);
    if (!shown) co_return refuse(request.id, shown.error());
    const PlayerId player = co_await player_in(*code);
    Enter to_enter{{}, std::move(entered->lease), request.id, request.game, request.seen};
    to_enter.shown_password = *shown;
    enter(*code, entered->room, player, std::move(to_enter));
}

// Somebody who has signed in to an account goes on as the guest that they were, in the rooms where only that guest
// has a seat. It may have been a moment ago, on another device.
asio::awaitable<PlayerId> Session::player_in(const std::string& code) {
    AwaitableAccountStore accounts(services_.store.accounts());
    co_return co_await accounts.player_in(code, *player_);
}

// If the room takes no more requests, a client that has already joined it stays joined.
void Session::enter(const std::string& code, std::shared_ptr<Room> room, PlayerId player, Enter to_enter) {
    const protocol::RequestId id = to_enter.id;
    auto joined = std::make_unique<JoinedRoom>(std::move(room), to_enter.lease, outbox_, player, page_);
    to_enter.caller = caller(*joined);
    to_enter.page = page_;
    to_enter.network = network_;
    to_enter.name = name_;
    if (pass_on(*joined, id, std::move(to_enter)) == Offered::taken) joined_rooms_.put(code, std::move(joined));
}

asio::awaitable<void> Session::handle(const client::Leave& request) {
    const bool left = joined_rooms_.leave(request.room, number_);
    left ? send(protocol::server::Ok{request.id}) : refuse(request.id, room_not_joined());
    co_return;
}

asio::awaitable<void> Session::handle(const client::Rename& request) {
    if (co_await is_name_of_another(request.name)) co_return refuse(request.id, account_name());
    const auto refusal = co_await rename(requester(), request.name, services_);
    if (refusal) co_return refuse(request.id, *refusal);
    send(protocol::server::Ok{request.id});
}

asio::awaitable<void> Session::handle(const client::Catalogue& request) {
    const protocol::CatalogueText& text = protocol::catalogue_text();
    send(protocol::server::Catalogue{request.id, text.systems, text.knobs});
    co_return;
}

}  // namespace crisscross::server
