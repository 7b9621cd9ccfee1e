#include <array>

#include "server/data/awaitable_account_store.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/rooms/lists/followed_games.hpp"
#include "server/rooms/lobby.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/session.hpp"
#include "server/sessions/sessions.hpp"
#include "server/time/clock.hpp"
#include "storage/rooms/chat_store.hpp"

// What a session does for the list of its player's games, and for what their devices show to each other.

namespace crisscross::server {

namespace asio = boost::asio;
namespace client = protocol::client;

namespace {

const Complaint no_other_device{"NO_OTHER_DEVICE", "You aren\u2019t connected on another device."};

}  // namespace

asio::awaitable<void> Session::handle(const client::Rooms& request) {
    protocol::server::Rooms page = co_await services_.lobby.rooms_of(*player_, request.after);
    page.id = request.id;
    send(page);
}

asio::awaitable<void> Session::handle(const client::FollowMyGames& request) {
    services_.followed_games.follow(number_, *player_, {}, outbox_);  // a guest may become this person meanwhile
    AwaitableAccountStore accounts(services_.store.accounts());
    const std::vector<storage::PlayerId> guests = co_await accounts.guests_of(*player_);
    services_.followed_games.follow(number_, *player_, guests, outbox_);
    send(protocol::server::Ok{request.id});
}

asio::awaitable<void> Session::handle(const client::UnfollowMyGames& request) {
    services_.followed_games.unfollow(number_);
    send(protocol::server::Ok{request.id});
    co_return;
}

asio::awaitable<void> Session::handle(const client::ReadChat& request) {
    if (!joined_rooms_.find(request.room)) co_return refuse(request.id, room_not_joined());
    const storage::PlayerId player = co_await player_in(request.room);
    const storage::ChatRead read{request.room, player, request.line};
    const bool is_news =
        co_await await<bool>([&](auto done) { services_.store.chat().read_chat(read, std::move(done)); });
    if (is_news) services_.followed_games.changed(request.room, std::array{player});
    send(protocol::server::Ok{request.id});
}

asio::awaitable<void> Session::handle(const client::SendLaidTiles& request) {
    if (!joined_rooms_.find(request.room)) co_return refuse(request.id, room_not_joined());
    if (!laid_tiles_.take(services_.clock.now()))
        co_return refuse_for(request.id, too_many_requests(Limit::laid_tiles));
    const protocol::server::LaidTiles tiles{request.room, request.game, request.placement, request.line};
    const bool is_shown = services_.sessions.show_to_others(*player_, device_, tiles);
    is_shown ? send(protocol::server::Ok{request.id}) : refuse(request.id, no_other_device);
}

}  // namespace crisscross::server
