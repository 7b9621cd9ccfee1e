#include "tests/server/games/step/step_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using protocol::Agreement;
using protocol::server::Error;
using protocol::server::Ok;

namespace {

/// A game in which the mover of the first turn has laid two tiles.
struct AfterAPlay : StepGame {
    explicit AfterAPlay(int seats = 2) {
        start(seats);
        first = mover();
        rack = state().game->player(seat_of(first)).rack;
        say(first, first_play());
        turn = state().game->latest_moves.front().turn;
    }
    engine::Seat seat_of(server::PlayerId player) const { return *state().seat_of(player); }
    client::TakeBack take_back() const { return {new_id(), turn}; }
    bool has_event(const std::string& type) const {
        const auto is_meant = [&type](const protocol::Entry& entry) {
            return entry.event && entry.event->text.find("\"type\":\"" + type + "\"") != std::string::npos;
        };
        return std::ranges::any_of(received.at(1), is_meant);
    }
    bool may_now(server::PlayerId player, const std::string& command) const {
        return may.at(player).find("\"command\":\"" + command + "\"") != std::string::npos;
    }

    server::PlayerId first = 0;
    engine::TileCounts rack{};
    engine::Turn turn = 0;
};

client::EndGame end_game() {
    return {StepGame::new_id()};
}

}  // namespace

TEST_CASE("a move is taken back once all players want it") {
    AfterAPlay room(3);
    const server::PlayerId second = room.first % 3 + 1;
    const server::PlayerId third = second % 3 + 1;
    room.say(room.first, room.take_back());
    CHECK(room.state().agreement->wanted == std::vector<engine::Seat>{room.seat_of(room.first)});
    room.say(second, room.take_back());
    CHECK_FALSE(room.has_event("taken_back"));
    room.say(third, room.take_back());
    CHECK(room.has_event("taken_back"));
    CHECK_FALSE(room.state().agreement);
    CHECK(room.state().game->player(room.seat_of(room.first)).rack == room.rack);
    CHECK(room.mover() == room.first);
}

TEST_CASE("only the player of a move asks to take it back, and nobody agrees twice") {
    AfterAPlay room;
    const server::PlayerId other = 3 - room.first;
    CHECK(room.refusal(other, room.take_back()) == "NOTHING_TO_TAKE_BACK");
    room.say(room.first, room.take_back());
    CHECK(room.refusal(room.first, room.take_back()) == "ALREADY_AGREED");
    CHECK(room.may_now(other, "take_back"));
    CHECK_FALSE(room.may_now(room.first, "take_back"));
}

TEST_CASE("somebody who declines ends the request, and so does a move") {
    AfterAPlay room;
    const server::PlayerId other = 3 - room.first;
    CHECK(room.refusal(other, client::DeclineAgreement{StepGame::new_id()}) == "NOTHING_ASKED");
    room.say(room.first, room.take_back());
    CHECK(room.may_now(other, "decline_agreement"));
    room.say(other, client::DeclineAgreement{StepGame::new_id()});
    CHECK_FALSE(room.state().agreement);
    room.say(room.first, room.take_back());
    room.say(other, client::Pass{StepGame::new_id(), room.state().game->turn});
    CHECK_FALSE(room.state().agreement);
}

TEST_CASE("another request takes the place of the one before") {
    AfterAPlay room;
    room.say(room.first, room.take_back());
    room.say(3 - room.first, end_game());
    CHECK(room.state().agreement->agreement == Agreement::end);
    CHECK(room.state().stage() == server::Stage::playing);
    room.say(room.first, end_game());
    CHECK(room.state().stage() == server::Stage::over);
}

TEST_CASE("computers agree to everything") {
    StepGame room;
    room.join(1);
    room.say(1, client::TakeSeat{StepGame::new_id(), "Mara"});
    room.say(1, client::AddComputer{StepGame::new_id(), engine::Strength::beginner});
    room.say(1, client::Start{StepGame::new_id()});
    CHECK(std::holds_alternative<Ok>(room.say(1, client::AbortGame{StepGame::new_id()})));
    CHECK(room.state().stage() == server::Stage::over);
}

TEST_CASE("a stand-in agrees for an absent player, and ends what others were asking") {
    AfterAPlay room(3);
    const server::PlayerId second = room.first % 3 + 1;
    const server::PlayerId third = second % 3 + 1;
    room.say(room.first, end_game());
    room.say(third, client::AddStandIn{StepGame::new_id(), room.seat_of(third), engine::Strength::beginner});
    CHECK_FALSE(room.state().agreement);
    room.say(room.first, end_game());
    room.say(second, end_game());
    CHECK(room.state().stage() == server::Stage::over);
}

TEST_CASE("what players want to agree on is part of the game, even after it was read again") {
    AfterAPlay room;
    room.say(room.first, room.take_back());
    const auto open = room.state().agreement;
    REQUIRE(open);
    room.leave(1);
    room.leave(2);
    room.core = server::GameCore({.computer_pause = 1000, .stand_in_after = 60'000});
    const auto joined = std::get<protocol::server::Joined>(room.join(3 - room.first));
    CHECK(room.state().agreement == open);
    const std::string snapshot = std::get<protocol::Json>(joined.view.content).text;
    CHECK(snapshot.find("\"agreement\":{\"agreement\":\"take_back\"") != std::string::npos);
}

TEST_CASE("asking again and again is a side change, and bounded") {
    AfterAPlay room;
    std::string refusal;
    for (int times = 0; times < 20 && refusal.empty(); ++times) {
        refusal = room.refusal(room.first, end_game());
        if (refusal.empty()) refusal = room.refusal(room.first, client::DeclineAgreement{StepGame::new_id()});
    }
    CHECK(refusal == "TOO_MANY_CHANGES");
}

TEST_CASE("the player whose turn it is can be nudged once an hour, but cannot nudge themself") {
    AfterAPlay room;
    const server::PlayerId other = 3 - room.first;
    const client::Nudge nudge{StepGame::new_id()};
    CHECK(room.refusal(other, nudge) == "NOBODY_TO_NUDGE");
    CHECK(room.may_now(room.first, "nudge"));
    CHECK(std::holds_alternative<Ok>(room.say(room.first, client::Nudge{StepGame::new_id()})));
    room.pass_time(3'599'000);
    const auto again = std::get<Error>(room.say(room.first, client::Nudge{StepGame::new_id()}));
    CHECK(again.code == "JUST_NUDGED");
    CHECK(again.details.retry_after == 1000);
    room.pass_time(1000);
    CHECK(std::holds_alternative<Ok>(room.say(room.first, client::Nudge{StepGame::new_id()})));
}

TEST_CASE("nobody is nudged twice within an hour, no matter what is played and who nudges") {
    AfterAPlay room(3);
    const server::PlayerId second = room.first % 3 + 1, third = second % 3 + 1;
    REQUIRE(room.mover() == second);
    const auto nudge = [] { return client::Nudge{StepGame::new_id()}; };
    const auto pass = [&room] { return client::Pass{StepGame::new_id(), room.state().game->turn}; };
    room.pass_time(60'000);  // nobody may challenge the play any more
    CHECK(room.refusal(room.first, nudge()).empty());
    room.pass_time(1'800'000);
    for (const server::PlayerId player : {second, third, room.first}) {
        if (player == third) CHECK(room.refusal(second, nudge()).empty());  // somebody else is nudged
        CHECK(room.refusal(player, pass()).empty());
    }
    REQUIRE(room.mover() == second);
    for (const server::PlayerId player : {room.first, third}) {
        const auto again = std::get<Error>(room.say(player, nudge()));
        CHECK(again.code == "JUST_NUDGED");
        CHECK(again.details.retry_after == 1'800'000);
    }
    room.pass_time(1'800'000);
    CHECK(room.refusal(third, nudge()).empty());
    CHECK(room.refusal(room.first, nudge()) == "JUST_NUDGED");
}

TEST_CASE("nobody without a seat has a say in what is agreed on") {
    AfterAPlay room;
    room.join(9);
    CHECK(room.refusal(9, end_game()) == "NOT_SEATED");
    CHECK(room.refusal(9, client::Nudge{StepGame::new_id()}) == "NOT_SEATED");
    const auto list = room.may.find(9);
    CHECK((list == room.may.end() || list->second.find("end_game") == std::string::npos));
}
