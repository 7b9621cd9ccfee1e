#include <algorithm>

#include "server/access/password_hasher.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/requests/request_id.hpp"
#include "server/rooms/lists/public_rooms.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/model/room_change.hpp"
#include "server/rooms/room_code.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/session.hpp"
#include "server/time/clock.hpp"

// What a session does for the hosts of rooms, and for those who look for one.

namespace crisscross::server {

namespace asio = boost::asio;
namespace client = protocol::client;

asio::awaitable<void> Session::handle(const protocol::RoomChange& change) {
    const protocol::RequestId id = request_id(change);
    const JoinedRoom* room = joined_rooms_.find(std::visit([](const auto& kind) { return kind.room; }, change));
    if (!room && co_await has_closed_before(change)) {
        send(protocol::server::Ok{id});
        co_return measure(Outcome::ok);
    }
    if (!room) co_return refuse(id, room_not_joined());
    if (!services_.limits.changes.room_changes.take(requester(), services_.clock.now()))
        co_return refuse(id, too_many_changes(Limit::room_changes));
    const auto hash = co_await password_hash(change);
    if (!hash) co_return refuse(id, hash.error());
    room = joined_rooms_.find(std::visit([](const auto& kind) { return kind.room; }, change));
    if (!room) co_return refuse(id, room_not_joined());
    pass_on(*room, id, SayAsHost{caller(*room), change, *hash});
}

/// Whether the request has closed its room: such a room cannot be joined again, unless it has games to review.
asio::awaitable<bool> Session::has_closed_before(const protocol::RoomChange& change) {
    const auto* request = std::get_if<client::CloseRoom>(&change);
    const auto code = request ? read_room_code(request->room) : std::nullopt;
    if (!code || !services_.limits.changes.room_changes.take(requester(), services_.clock.now())) co_return false;
    const auto room = co_await services_.store.find_room(*code);
    if (!room || !room->closed) co_return false;
    const PlayerId player = co_await player_in(*code);
    const storage::Series series = co_await services_.store.load_series(room->id, 1);
    const storage::CommandId command{player, request->id};
    co_return std::ranges::find(series.receipts, command) != series.receipts.end();
}

/// Of the password in a request; empty if it has none.
asio::awaitable<Answer<std::string>> Session::password_hash(const protocol::RoomChange& change) {
    const auto* wanted = std::get_if<client::SetEntry>(&change);
    if (!wanted || !wanted->password) co_return std::string();
    if (const auto refused = check_room_password(*wanted->password)) co_return *refused;
    auto hash = co_await services_.room_passwords.hash(*wanted->password, network_);
    co_return hash;
}

// The guess is taken first, so that no number of guesses at once gets more. Whether a wrong one matters is for the
// room to say: it knows its people, and players come in without any. A right password is not a guess, but takes as
// long to compare; one that is not compared does not count, either.
asio::awaitable<Session::ShownPassword> Session::shown_password(std::string code,
                                                                const std::optional<std::string>& typed) {
    const std::optional<std::string> nothing;
    if (!typed) co_return nothing;
    const auto room = co_await services_.store.find_room(code);
    if (!room || room->about.password_hash.empty()) co_return nothing;
    const std::optional<Limit> reached =
        services_.limits.guesses.refuse_room_password(requester(), services_.clock.now());
    Permission guess;
    if (!reached)
        guess = Permission(
            [this] { services_.limits.guesses.give_back_room_password(requester(), services_.clock.now()); });
    const bool may_compare =
        !reached && services_.limits.changes.room_changes.take(requester(), services_.clock.now());
    if (!may_compare && co_await services_.lobby.has_seat(code, *player_)) co_return nothing;
    if (reached) co_return too_many_entry_guesses(*reached);
    if (!may_compare) co_return too_many_requests(Limit::room_changes);
    const auto is_right = co_await services_.room_passwords.matches(room->about.password_hash, *typed, network_);
    if (!is_right && co_await services_.lobby.has_seat(code, *player_)) co_return nothing;
    if (!is_right) co_return is_right.error();
    if (*is_right) co_return std::optional<std::string>(room->about.password_hash);
    guess.use();
    co_return std::optional<std::string>("");
}

asio::awaitable<void> Session::handle(const client::FollowPublicGames& request) {
    send(protocol::server::Ok{request.id});
    services_.public_rooms.follow(number_, outbox_);
    co_return;
}

asio::awaitable<void> Session::handle(const client::UnfollowPublicGames& request) {
    services_.public_rooms.unfollow(number_);
    send(protocol::server::Ok{request.id});
    co_return;
}

}  // namespace crisscross::server
