#include "tests/server/games/step/step_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using protocol::server::Ok;
using protocol::server::StandInRequest;

namespace {

constexpr auto casual = engine::Strength::casual;
constexpr auto strong = engine::Strength::strong;

client::AddStandIn stand_in(engine::Seat seat, engine::Strength strength = casual) {
    return {StepGame::new_id(), seat, strength};
}

protocol::Details details_of(const protocol::ServerMessage& answer) {
    return std::get<protocol::server::Error>(answer).details;
}

/// Three players, the last of whom has been absent for a minute.
struct WithoutTheLast : StepGame {
    WithoutTheLast() {
        start(3);
        leave(3);
        pass_time(60'000);
    }
    bool has_stand_in(std::size_t seat) const { return state().seats[seat].stand_in.has_value(); }
};

}  // namespace

TEST_CASE("step: everybody present sees the request, and the last to agree adds the stand-in") {
    WithoutTheLast room;
    CHECK_FALSE(std::get<Ok>(room.say(1, stand_in(2))).version);
    CHECK(room.presence[2].stand_in_requests == std::vector<StandInRequest>{{2, casual, {0}, {1}}});
    CHECK(std::get<Ok>(room.say(2, stand_in(2))).version);
    CHECK(room.has_stand_in(2));
    CHECK(room.presence[2].stand_in_requests.empty());
}

TEST_CASE("step: presence says for whom a stand-in may be requested, and from when on") {
    using Away = std::vector<protocol::server::Away>;
    StepGame room;
    room.start(3);
    CHECK(room.presence[1].away == Away{});
    room.leave(3);
    const server::Moment from = room.now + 60'000;
    CHECK(room.presence[1].away == Away{{2, from, casual}});
    room.pass_time(60'000);
    room.leave(2);
    CHECK(room.presence[1].away == Away{{1, from + 60'000, casual}, {2, from, casual}});
    room.say(1, stand_in(2));
    CHECK(room.presence[1].away == Away{{1, from + 60'000, casual}});
    room.join(2);
    CHECK(room.presence[1].away == Away{});
}

TEST_CASE("step: a player who has resigned is not away") {
    StepGame room;
    room.start(3);
    room.say(3, client::Resign{StepGame::new_id()});
    room.leave(3);
    CHECK(room.presence[1].away.empty());
}

TEST_CASE("step: a stand-in for a player who has only just left is refused, with the time to wait") {
    StepGame room;
    room.start(2);
    CHECK(details_of(room.say(1, stand_in(1))) == protocol::Details{.reason = "connected"});
    room.leave(2);
    CHECK(details_of(room.say(1, stand_in(1))) == protocol::Details{.reason = "just_left", .retry_after = 60'000});
    room.pass_time(59'999);
    CHECK(details_of(room.say(1, stand_in(1))) == protocol::Details{.reason = "just_left", .retry_after = 1});
    CHECK(room.refusal(1, stand_in(1)) == "NOT_ABSENT");
    room.pass_time(1);
    CHECK(std::holds_alternative<Ok>(room.say(1, stand_in(1))));
}

TEST_CASE("step: another strength replaces the earlier request") {
    WithoutTheLast room;
    room.say(1, stand_in(2));
    room.say(2, stand_in(2, strong));
    CHECK(room.presence[1].stand_in_requests == std::vector<StandInRequest>{{2, strong, {1}, {0}}});
}

TEST_CASE("step: when the only player who had not agreed leaves, all have agreed") {
    WithoutTheLast room;
    room.say(1, stand_in(2));
    room.leave(2);
    CHECK(room.has_stand_in(2));
    CHECK_FALSE(room.effects_of_kind<server::Append>().back().receipt);
}

TEST_CASE("step: a player who resigns need not agree, and the stand-in follows in a separate append") {
    WithoutTheLast room;
    room.say(1, stand_in(2));
    const auto appends = room.effects_of_kind<server::Append>().size();
    room.say(2, client::Resign{StepGame::new_id()});
    CHECK(room.has_stand_in(2));
    CHECK(room.effects_of_kind<server::Append>().size() == appends + 2);
}

TEST_CASE("step: a stand-in that could not be stored is added after the retry, with the player already answered") {
    WithoutTheLast room;
    room.say(1, stand_in(2));
    room.disk = {Disk::works, Disk::fails};
    CHECK(std::holds_alternative<Ok>(room.say(2, client::Resign{StepGame::new_id()})));
    CHECK(room.core.record() == nullptr);
    room.pass_time(1000);
    CHECK(room.has_stand_in(2));
}

TEST_CASE("step: a request is forgotten when the absent player comes back") {
    WithoutTheLast room;
    room.say(1, stand_in(2));
    room.join(3);
    CHECK(room.presence[1].stand_in_requests.empty());
    room.leave(3);
    CHECK(room.refusal(2, stand_in(2)) == "NOT_ABSENT");
}

TEST_CASE("step: a player with a stand-in reclaims the seat") {
    StepGame room;
    room.start(2);
    room.say(1, stand_in(0));
    CHECK(room.state().seats[0].stand_in == casual);
    CHECK(room.refusal(1, client::Resign{StepGame::new_id()}) == "COMPUTER_PLAYS");
    room.say(1, client::ReclaimSeat{StepGame::new_id()});
    CHECK_FALSE(room.state().seats[0].stand_in);
    CHECK(room.refusal(1, client::ReclaimSeat{StepGame::new_id()}) == "NO_STAND_IN");
}

TEST_CASE("step: with two players, nobody gets a stand-in to which they have not agreed") {
    StepGame room;
    room.start(2, std::nullopt);
    room.leave(2);
    room.pass_time(60'000);
    CHECK(room.presence[1].away.empty());
    CHECK(room.refusal(1, stand_in(1, strong)) == "STAND_IN_NOT_AGREED");
    CHECK_FALSE(room.state().seats[1].stand_in);
}

TEST_CASE("step: with more players, the others may ask for a strong stand-in, or for the one agreed to") {
    StepGame room;
    room.start(3, std::nullopt);
    room.leave(3);
    room.pass_time(60'000);
    CHECK(room.presence[1].away.at(0).strength == strong);
    CHECK(room.refusal(1, stand_in(2, engine::Strength::beginner)) == "STAND_IN_NOT_AGREED");
    CHECK(std::holds_alternative<Ok>(room.say(1, stand_in(2, strong))));

    WithoutTheLast agreed;
    CHECK(agreed.refusal(1, stand_in(2, engine::Strength::beginner)) == "STAND_IN_NOT_AGREED");
    CHECK(std::holds_alternative<Ok>(agreed.say(1, stand_in(2, casual))));
    CHECK(std::holds_alternative<Ok>(agreed.say(2, stand_in(2, strong))));
}
