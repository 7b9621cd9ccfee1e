#include "tests/server/rooms/step/played_room.hpp"
#include "tests/server/rooms/step/waiting_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using Act = protocol::server::RoomAct;

namespace {

client::SetRated rated(bool wanted) {
    return {StepRoom::new_id(), wanted};
}

/// Whether the game counts for ratings, as somebody sees who joins it now.
bool is_rated(StepRoom& room, server::PlayerId player, int game) {
    REQUIRE(room.join(player, game).empty());
    const auto& joined = std::get<protocol::server::Joined>(room.replies[player].back());
    return std::get<protocol::Json>(joined.view.content).text.find(R"("rated":false)") == std::string::npos;
}

/// Players 1 and 2 agree on another game like the newest.
void play_on(StepRoom& room) {
    REQUIRE(room.say(1, room.proposal()).empty());
    REQUIRE(room.say(2, about<client::AgreeToGame>(room, 2)).empty());
}

}  // namespace

TEST_CASE("rated: only the host of a room says whether its games count for ratings, and everybody sees it") {
    StepRoom room = waiting(2);
    CHECK(room.room[2].rated);
    CHECK(room.say(2, rated(false)) == "NOT_HOST");
    CHECK_FALSE(may(room, 2, Act::set_rated));
    CHECK(may(room, 1, Act::set_rated));
    CHECK(room.say(1, rated(false)).empty());
    CHECK_FALSE(room.room[2].rated);
    CHECK_FALSE(room.about.rated);
    CHECK(room.say(1, rated(true)).empty());
    CHECK(room.room[2].rated);
}

TEST_CASE("rated: a change holds for the games that are made after it, and for no other") {
    StepRoom room = waiting(2);
    CHECK(room.say(1, rated(false)).empty());
    CHECK(is_rated(room, 2, 1));  // people have sat down to it already
    CHECK(room.say(1, client::Start{StepRoom::new_id()}).empty());
    room.finish(1);
    play_on(room);
    CHECK_FALSE(is_rated(room, 1, 2));
    CHECK_FALSE(is_rated(room, 2, 2));
    CHECK(room.say(1, rated(true)).empty());  // the game is under way
    CHECK(room.room[2].rated);
    CHECK_FALSE(is_rated(room, 2, 2));
    play_on(room);
    CHECK(is_rated(room, 2, 3));
    CHECK_FALSE(is_rated(room, 2, 2));
    CHECK(is_rated(room, 2, 1));
}

TEST_CASE("rated: a change ends what is proposed, because people agreed to another game, and keeps who sits out") {
    StepRoom room = after_a_game(3);
    CHECK(room.say(3, client::StepBack{StepRoom::new_id()}).empty());
    CHECK(room.say(1, room.proposal()).empty());
    const auto agreement = about<client::AgreeToGame>(room, 2);
    CHECK(room.say(1, rated(true)).empty());  // as it is
    CHECK(room.room[2].next);
    CHECK(room.say(1, rated(false)).empty());
    CHECK_FALSE(room.room[2].next);
    CHECK(room.say(2, agreement) == "NOT_PROPOSED");
    CHECK(room.newest() == 1);

    room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
    for (const server::PlayerId player : {1, 2}) CHECK(room.join(player).empty());
    CHECK_FALSE(room.room[2].next);
    CHECK(room.room[2].sitting_out == std::vector<std::string>{"Player 3"});
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(room.room[2].next->proposal == agreement.proposal + 1);
    CHECK(room.say(2, about<client::AgreeToGame>(room, 2)).empty());
    REQUIRE(room.newest() == 2);
    CHECK_FALSE(room.games.back().rated);
    CHECK(room.names(2) == std::vector<std::string>{"Player 1", "Player 2"});
}

TEST_CASE("rated: those who watch with a delay see it, too") {
    StepRoom room;
    room.games.front().rated = false;
    room.about.watching = {true, 20, 0};
    room.start(2);
    CHECK_FALSE(is_rated(room, 9, 1));
}
