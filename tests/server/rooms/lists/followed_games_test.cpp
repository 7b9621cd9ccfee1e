#include "server/rooms/lists/followed_games.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_future.hpp>

#include "protocol/messages/codec.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/log/log.hpp"
#include "server/metrics/metrics.hpp"
#include "server/runtime/task_group.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/fakes/silent_store.hpp"

using namespace crisscross;
using server::FollowedGames;
using server::Outbox;
namespace asio = boost::asio;

namespace {

using Rooms = std::vector<std::string>;

/// A store in which every player has a game in each room but in CLOSED22.
class ListedRooms final : public test::SilentStore {
public:
    void rooms_of(storage::RoomsQuery query, storage::Completion<std::vector<storage::RoomListing>> done) override {
        ++reads;
        if (!works) return done(storage::Failure{"the disk is gone", storage::Failure::Kind::disk});
        std::vector<storage::RoomListing> found;
        if (query.room != "CLOSED22") found.push_back({.code = query.room.value(), .stage = "playing"});
        done(std::move(found));
    }

    int reads = 0;
    bool works = true;
};

/// Followers of games, and what they get.
struct Followers {
    Followers() {
        server::log::set_level("off");
        tasks.spawn(followed.strand(), followed.run());
    }
    ~Followers() {
        tasks.cancel();
        context.poll();
    }

    std::shared_ptr<Outbox> follow(std::uint64_t connection, storage::PlayerId player,
                                   const std::vector<storage::PlayerId>& guests = {}) {
        const auto outbox = std::make_shared<Outbox>(context.get_executor());
        followed.follow(connection, player, guests, outbox);
        return outbox;
    }
    void change(const std::string& room, const std::vector<storage::PlayerId>& players) {
        followed.changed(room, players);
        context.poll();
    }
    /// The frames that wait for a connection.
    std::vector<protocol::server::MyGames> told(Outbox& outbox) {
        std::vector<protocol::server::MyGames> told;
        while (outbox.waiting_bytes() > 0) {
            auto frame = asio::co_spawn(context, outbox.next(), asio::use_future);
            context.poll();
            const auto message = protocol::read_server(**frame.get());
            told.push_back(std::get<protocol::server::MyGames>(message.value()));
        }
        return told;
    }
    void wait_a_moment() {
        context.run_for(std::chrono::milliseconds(300));
        context.poll();  // what a slow machine has not come to
    }

    asio::io_context context{};
    ListedRooms* store = new ListedRooms;
    server::Metrics metrics{"test"};
    server::AwaitableStore awaitable{std::unique_ptr<storage::Store>(store), metrics};
    FollowedGames followed{context, awaitable};
    server::TaskGroup tasks{"followed games"};
};

}  // namespace

TEST_CASE("players who follow their games hear of a room that has changed, on each connection") {
    Followers followers;
    const auto laptop = followers.follow(1, 7), phone = followers.follow(2, 7), other = followers.follow(3, 8);
    followers.change("ABCD2345", {7, 9});
    for (const auto& outbox : {laptop, phone}) {
        const auto told = followers.told(*outbox);
        REQUIRE(told.size() == 1);
        CHECK(told[0].rooms == Rooms{"ABCD2345"});
        REQUIRE(told[0].games.size() == 1);
        CHECK(told[0].games[0].room == "ABCD2345");
    }
    CHECK(followers.told(*other).empty());
}

TEST_CASE("a player who has signed in hears of the games of the guests that they have been") {
    Followers followers;
    const auto outbox = followers.follow(1, 7, {8, 9});
    followers.change("ABCD2345", {9});
    REQUIRE(followers.told(*outbox).size() == 1);
    followers.followed.unfollow(1);
    followers.wait_a_moment();
    followers.change("ABCD2345", {9});
    CHECK(followers.store->reads == 1);
}

TEST_CASE("nothing is read for players who do not follow their games, or no longer") {
    Followers followers;
    const auto outbox = followers.follow(1, 7);
    followers.followed.unfollow(1);
    followers.followed.unfollow(1);
    followers.change("ABCD2345", {7});
    CHECK(followers.told(*outbox).empty());
    CHECK(followers.store->reads == 0);
}

TEST_CASE("what changes soon after the first change goes out together") {
    Followers followers;
    const auto outbox = followers.follow(1, 7);
    followers.change("ABCD2345", {7});
    CHECK(followers.told(*outbox).size() == 1);
    for (const char* room : {"ABCD2345", "EFGH2345", "ABCD2345"}) followers.change(room, {7});
    CHECK(followers.told(*outbox).empty());
    followers.wait_a_moment();
    const auto told = followers.told(*outbox);
    REQUIRE(told.size() == 1);
    CHECK(told[0].rooms == Rooms{"ABCD2345", "EFGH2345"});
    CHECK(followers.store->reads == 3);
}

TEST_CASE("a room that is closed is named to its people, without games, and to nobody else") {
    Followers followers;
    const auto one = followers.follow(1, 7), stranger = followers.follow(2, 8);
    followers.change("CLOSED22", {7});
    const auto told = followers.told(*one);
    REQUIRE(told.size() == 1);
    CHECK(told[0].rooms == Rooms{"CLOSED22"});
    CHECK(told[0].games.empty());
    CHECK(followers.told(*stranger).empty());
}

TEST_CASE("after a failure of the disk a player hears of the next change") {
    Followers followers;
    const auto outbox = followers.follow(1, 7);
    followers.store->works = false;
    followers.change("ABCD2345", {7});
    CHECK(followers.told(*outbox).empty());
    followers.store->works = true;
    followers.wait_a_moment();
    followers.change("ABCD2345", {7});
    CHECK(followers.told(*outbox).size() == 1);
}

TEST_CASE("telling players of their games ends when it is cancelled") {
    Followers followers;
    followers.context.poll();
    CHECK(followers.tasks.size() == 1);
    followers.tasks.cancel();
    followers.context.poll();
    CHECK(followers.tasks.size() == 0);
}
