#include "server/rooms/lists/followed_games.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <utility>

#include "server/data/awaitable_store.hpp"
#include "server/net/subscriber.hpp"
#include "server/rooms/lists/my_games.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

/// What happens meanwhile goes out together.
constexpr std::chrono::milliseconds pause{250};

}  // namespace

void FollowedGames::follow(std::uint64_t connection, PlayerId player, std::span<const PlayerId> guests,
                           std::shared_ptr<Outbox> outbox) {
    const std::lock_guard lock(mutex_);
    for (const PlayerId guest : guests) persons_.insert_or_assign(guest, player);
    followers_[player].insert_or_assign(connection, std::move(outbox));
    connections_.insert_or_assign(connection, player);
}

void FollowedGames::add_guest(PlayerId player, PlayerId guest) {
    const std::lock_guard lock(mutex_);
    if (followers_.contains(player)) persons_.insert_or_assign(guest, player);
}

void FollowedGames::unfollow(std::uint64_t connection) {
    const std::lock_guard lock(mutex_);
    const auto found = connections_.find(connection);
    if (found == connections_.end()) return;
    const auto followed = followers_.find(found->second);
    followed->second.erase(connection);
    if (followed->second.empty()) {
        changes_.erase(found->second);
        std::erase_if(persons_, [&](const auto& guest) { return guest.second == found->second; });
        followers_.erase(followed);
    }
    connections_.erase(found);
}

void FollowedGames::changed(const std::string& room, std::span<const PlayerId> players) {
    const std::lock_guard lock(mutex_);
    for (const PlayerId player : players) {
        if (followers_.contains(player)) note(player, room);
        const auto person = persons_.find(player);
        if (person != persons_.end()) note(person->second, room);
    }
}

// With the mutex. A connection that does not wait yet finds the change.
void FollowedGames::note(PlayerId player, const std::string& room) {
    changes_[player].insert(room);
    asio::post(changed_some_.get_executor(), [this] { changed_some_.cancel(); });
}

FollowedGames::Changes FollowedGames::take_changes() {
    const std::lock_guard lock(mutex_);
    return std::exchange(changes_, {});
}

asio::awaitable<void> FollowedGames::run() {
    asio::steady_timer next(changed_some_.get_executor());
    for (;;) {
        const Changes changes = take_changes();
        if (changes.empty()) {
            co_await changed_some_.async_wait(asio::as_tuple(asio::use_awaitable));
            continue;
        }
        for (const auto& [player, rooms] : changes) co_await tell(player, rooms);
        next.expires_after(pause);
        co_await next.async_wait(asio::use_awaitable);
    }
}

// If the store fails, it has said so; the next change is sent.
asio::awaitable<void> FollowedGames::tell(PlayerId player, const std::set<std::string>& rooms) {
    protocol::server::MyGames news{.rooms = {rooms.begin(), rooms.end()}};
    try {
        for (const std::string& room : rooms) {
            const storage::RoomsQuery query{.player = player, .room = room};
            const std::vector<storage::RoomListing> games = co_await store_.rooms_of(query);
            for (const storage::RoomListing& game : games) news.games.push_back(summary(game));
        }
    } catch (const std::exception&) {
        co_return;
    }
    const Frame frame = frame_of(news);
    const std::lock_guard lock(mutex_);
    const auto followed = followers_.find(player);
    if (followed == followers_.end()) co_return;
    for (const auto& [connection, outbox] : followed->second) outbox->answer(frame);
}

}  // namespace crisscross::server
