#include "tests/server/rooms/step/played_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using Acts = std::vector<protocol::server::RoomAct>;
using Act = protocol::server::RoomAct;

namespace {

/// What the viewer may do about the next game that is proposed.
Acts about_next_game(const StepRoom& room, server::PlayerId viewer) {
    Acts acts = room.room.at(viewer).may;
    std::erase_if(acts, [](Act act) { return act > Act::begin_game; });
    return acts;
}

using Names = std::vector<std::string>;
using Seats = std::vector<engine::Seat>;

}  // namespace

TEST_CASE(
    "room: the next game begins once all who are present have agreed, with the same people and another number") {
    StepRoom room = after_a_game(2);
    const auto proposed = room.proposal();
    CHECK(room.say(1, proposed).empty());
    REQUIRE(room.room[2].next);
    CHECK(room.room[2].next->by == 0);
    CHECK(room.room[2].next->agreed == Seats{0});
    CHECK(room.room[2].next->missing == Seats{1});
    CHECK(room.newest() == 1);
    CHECK(room.say(2, about<client::AgreeToGame>(room, 2)).empty());
    REQUIRE(room.newest() == 2);
    CHECK(room.room[1].newest == 2);
    CHECK(room.room[2].newest == 2);
    CHECK_FALSE(room.room[2].next);
    CHECK(room.room[1].games.front().stage == "playing");

    CHECK(room.join(1).empty());
    CHECK(std::get<protocol::server::Joined>(room.replies[1].back()).view.game == 2);
    CHECK(room.names(2) == Names{"Player 1", "Player 2"});
    CHECK(room.state(2).stage() == server::Stage::playing);
}

TEST_CASE("room: a player who is away need not agree, and sits in the next game all the same") {
    StepRoom room = after_a_game(3);
    room.leave(3);
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(room.room[1].next->missing == Seats{1});
    CHECK(room.say(2, about<client::AgreeToGame>(room, 2)).empty());
    REQUIRE(room.newest() == 2);
    room.join(1);
    CHECK(room.names(2) == Names{"Player 1", "Player 2", "Player 3"});
}

TEST_CASE("room: those who may propose a game read the settings of the newest one, and nobody else does") {
    StepRoom room(engine::Settings{.system = "classic", .knobs = {{"rack_size", 9}, {"hints", "own_rack"}}});
    room.start(2);
    room.join(9);
    const auto& settings = room.room[1].settings;
    REQUIRE(settings);
    CHECK(settings->system == "classic");
    CHECK(settings->lexicon == room.core.game(1)->record()->lexicon_note.id);
    CHECK(engine::resolve(*settings).value() == room.state(1).rules);
    CHECK(room.room[2].settings == settings);
    CHECK_FALSE(room.room[9].settings);
}

TEST_CASE("room: nobody agrees by leaving: once all others have left, somebody has to agree again") {
    StepRoom room = after_a_game(2);
    room.say(1, room.proposal());
    room.leave(2);
    CHECK(room.newest() == 1);
    CHECK(room.room[1].next->missing.empty());
    CHECK(about_next_game(room, 1) == Acts{Act::propose_game, Act::agree_to_game, Act::decline_game});
    CHECK(room.say(1, about<client::AgreeToGame>(room, 1)).empty());
    CHECK(room.newest() == 2);
}

TEST_CASE("room: somebody who has resigned has no say about a game under way") {
    StepRoom room;
    room.start(3);
    CHECK(room.say(3, client::Resign{StepRoom::new_id()}).empty());
    CHECK(room.say(3, room.proposal()) == "NOT_SEATED");
    room.say(1, room.proposal());
    CHECK(room.room[3].may == Acts{Act::step_back});
    CHECK(room.say(3, about<client::DeclineGame>(room, 3)) == "NOT_SEATED");
    CHECK(room.say(2, about<client::AgreeToGame>(room, 2)).empty());
    CHECK(room.newest() == 2);
}

TEST_CASE("room: everybody sees at once who is no longer missing") {
    StepRoom room;
    room.start(3);
    room.say(1, room.proposal());
    CHECK(room.room[1].next->missing == Seats{1, 2});
    CHECK(room.say(3, client::Resign{StepRoom::new_id()}).empty());
    CHECK(room.room[1].next->missing == Seats{1});
}

TEST_CASE("room: a proposal stays when the player who made it leaves, and does not begin by that") {
    StepRoom room = after_a_game(3);
    room.say(1, room.proposal());
    CHECK(room.say(2, about<client::AgreeToGame>(room, 2)).empty());
    room.leave(1);
    room.leave(3);
    REQUIRE(room.room[2].next);
    CHECK(room.room[2].next->missing.empty());
    CHECK(room.newest() == 1);
    CHECK(room.say(2, about<client::AgreeToGame>(room, 2)).empty());
    CHECK(room.newest() == 2);
}

TEST_CASE("room: two who propose the same agree, and a different proposal replaces the first") {
    StepRoom room = after_a_game(2);
    room.say(1, room.proposal());
    client::ProposeGame turned = room.proposal();
    turned.turned = true;
    CHECK(room.say(2, turned).empty());
    CHECK(room.room[1].next->by == 1);
    CHECK(room.room[1].next->turned);
    CHECK(room.room[1].next->agreed == Seats{1});
    turned.id = StepRoom::new_id();
    CHECK(room.say(1, turned).empty());
    REQUIRE(room.newest() == 2);
    room.join(1);
    CHECK(room.names(2) == Names{"Player 2", "Player 1"});
}

TEST_CASE("room: an agreement to a proposal that has been replaced agrees to nothing") {
    StepRoom room = after_a_game(3);
    room.say(1, room.proposal());
    const auto agreement = about<client::AgreeToGame>(room, 3);
    client::ProposeGame turned = room.proposal();
    turned.turned = true;
    room.say(2, turned);
    CHECK(room.say(3, agreement) == "NOT_PROPOSED");
    CHECK(room.room[3].next->agreed == Seats{1});
}

TEST_CASE("room: other settings make a game of another system, and what cannot be played is refused at once") {
    StepRoom room = after_a_game(2);
    client::ProposeGame other = room.proposal();
    other.settings = engine::Settings{.system = "super", .lexicon = "klingon"};
    CHECK(room.say(1, other) == "UNKNOWN_LEXICON");
    other.settings = engine::Settings{.system = "nonsense"};
    CHECK(room.say(1, other) == "BAD_SETTINGS");
    CHECK_FALSE(room.room[1].next);
    other.settings = engine::Settings{.system = "super"};
    CHECK(room.say(1, other).empty());
    CHECK(room.say(2, about<client::AgreeToGame>(room, 2)).empty());
    REQUIRE(room.newest() == 2);
    CHECK(room.room[1].games.front().system == "super");
}

TEST_CASE("room: declining ends the proposal for everybody") {
    StepRoom room = after_a_game(2);
    room.say(1, room.proposal());
    CHECK(room.say(2, about<client::DeclineGame>(room, 2)).empty());
    CHECK_FALSE(room.room[1].next);
    CHECK(room.say(2, about<client::DeclineGame>(room, 2)) == "NOT_PROPOSED");
}

TEST_CASE("room: only the host may begin a game without the others, and only after the end of the last") {
    StepRoom room = after_a_game(3);
    room.say(2, room.proposal());
    CHECK(about_next_game(room, 1) ==
          Acts{Act::propose_game, Act::agree_to_game, Act::decline_game, Act::begin_game});
    CHECK(about_next_game(room, 3) == Acts{Act::propose_game, Act::agree_to_game, Act::decline_game});
    CHECK(room.say(2, about<client::BeginGame>(room, 2)) == "NOT_HOST");
    CHECK(room.say(1, about<client::BeginGame>(room, 1)).empty());
    CHECK(room.newest() == 2);

    for (int player = 1; player <= 3; ++player) room.join(player);
    room.say(2, room.proposal());
    CHECK(room.say(1, about<client::BeginGame>(room, 1)) == "GAME_GOES_ON");
}

TEST_CASE("room: nobody proposes a game before the first has started, or without a seat") {
    StepRoom room;
    room.join(1);
    room.say(1, client::TakeSeat{StepRoom::new_id(), "Ada"});
    CHECK(about_next_game(room, 1).empty());
    CHECK(room.say(1, room.proposal()) == "NOT_STARTED");
    StepRoom other = after_a_game(2);
    other.join(9);
    CHECK(about_next_game(other, 9).empty());
    CHECK(other.say(9, other.proposal()) == "NOT_SEATED");
    CHECK(other.say(8, other.proposal()) == "NOT_JOINED");
}

TEST_CASE("room: an agreement that cannot be stored does not count") {
    StepRoom room = after_a_game(2);
    room.say(1, room.proposal());
    room.disk_works = false;
    CHECK(room.say(2, about<client::AgreeToGame>(room, 2)) == "STORAGE_FAILED");
    room.disk_works = true;
    CHECK(room.newest() == 1);
    CHECK(room.room[1].next->missing == Seats{1});
    CHECK(room.say(2, about<client::AgreeToGame>(room, 2)).empty());
    CHECK(room.newest() == 2);
}

TEST_CASE("room: those who are not there are called when somebody proposes a game") {
    StepRoom room = after_a_game(3);
    room.leave(3);
    room.calls.clear();
    CHECK(room.say(1, room.proposal()).empty());
    REQUIRE(room.calls.size() == 1);
    const auto& [game, call] = room.calls.front();
    CHECK(game == 1);
    CHECK(call.players == std::vector<server::PlayerId>{3});
    CHECK(call.notice.what == protocol::Notice::What::next_game);
    CHECK(call.notice.by == "Player 1");
    CHECK(call.notice.players == Names{"Player 3"});
}
