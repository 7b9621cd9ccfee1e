#include <nlohmann/json.hpp>

#include "tests/server/games/step/step_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace timer = crisscross::server::timer;
using nlohmann::json;
using protocol::server::Ok;

namespace {

using Strings = std::vector<std::string>;

/// The events after version `since` as the player received them.
std::vector<json> told_since(const StepGame& room, server::PlayerId player, std::size_t since) {
    std::vector<json> events;
    for (const protocol::Entry& entry : room.received.at(player))
        if (entry.version > since && entry.event) events.push_back(json::parse(entry.event->text));
    return events;
}

Strings types(const std::vector<json>& events) {
    Strings names;
    for (const json& event : events) names.push_back(event.at("type"));
    return names;
}

/// Three players; the first to move has laid two tiles, and the next has challenged them.
struct Disputed : StepGame {
    Disputed() : StepGame({.system = "scrappy"}) {
        start(3);
        maker = mover();
        challenger = maker % 3 + 1;
        third = challenger % 3 + 1;
        say(maker, first_play());
        say(challenger, client::Challenge{new_id(), 1});
        REQUIRE(timers.contains(timer::Vote{1}));
    }
    const engine::Dispute& dispute() const { return *state().game->pending_play()->dispute; }
    client::Vote vote(engine::Opinion opinion) const { return {new_id(), 1, opinion}; }

    server::PlayerId maker = 0;
    server::PlayerId challenger = 0;
    server::PlayerId third = 0;
};

}  // namespace

TEST_CASE("the player of an exchange sees its tiles, and all others their number") {
    StepGame room;
    room.start(2);
    const auto mover = room.mover();
    const auto since = room.newest();
    client::Exchange exchange{StepGame::new_id(), 1, {}};
    room.state().game->player(room.state().game->to_move).rack.for_each([&](engine::Tile tile, int) {
        if (exchange.tiles.size() < 2) exchange.tiles.push_back(room.state().rules.spelling(tile));
    });
    const auto bag = room.state().game->position.bag.total();
    CHECK(std::get<Ok>(room.say(mover, exchange)).version == since + 2);
    const auto own = told_since(room, mover, since);
    CHECK(types(own) == Strings{"exchanged", "turn_began"});
    CHECK(own[0]["returned"]["tiles"].size() == 2);
    CHECK(own[0]["drawn"]["tiles"].size() == 2);
    const auto others = told_since(room, 3 - mover, since);
    CHECK(others[0]["returned"] == json{{"count", 2}});
    CHECK(others[0]["drawn"] == json{{"count", 2}});
    CHECK(room.state().game->position.bag.total() == bag);
    CHECK(room.mover() == 3 - mover);
}

TEST_CASE("an exchange of tiles that the rack does not hold is refused and stores nothing") {
    StepGame room;
    room.start(2);
    const auto length = room.newest();
    CHECK(room.refusal(room.mover(), client::Exchange{"x", 1, Strings(3, "Z")}) == "NOT_IN_RACK");
    CHECK(room.refusal(room.mover(), client::Exchange{"x", 1, {"?!"}}) == "BAD_TILE");
    CHECK(room.newest() == length);
}

TEST_CASE("the starter is placed with its options, its time no longer runs, and the next player moves") {
    StepGame room({.system = "crosswords"});
    room.start(2);
    const auto mover = room.mover();
    const auto since = room.newest();
    REQUIRE(room.timers.contains(timer::Turn{room.state().game->to_move, 1}));
    const client::PlaceStarter starter{
        StepGame::new_id(), 1, {3, 4}, {.rack_visibility = engine::RackVisibility::open}};
    CHECK(room.refusal(3 - mover, starter) == "NOT_YOUR_TURN");
    CHECK(std::holds_alternative<Ok>(room.say(mover, starter)));
    CHECK(types(told_since(room, 3 - mover, since)) == Strings{"starter_placed", "racks_shown", "turn_began"});
    CHECK(room.state().game->position.board.occupied({3, 4}));
    CHECK(room.mover() == 3 - mover);
    CHECK(room.timers.empty());
}

TEST_CASE("a starter is refused where none is to be placed") {
    StepGame room;
    room.start(2);
    CHECK(room.refusal(room.mover(), client::PlaceStarter{"s", 1, {7, 7}, {}}) == "NOT_A_STARTER");
}

TEST_CASE("evidence is shown to everybody, by nobody but the player of the play, and the vote goes on") {
    Disputed room;
    const auto since = room.newest();
    CHECK(room.refusal(room.third, client::ShowEvidence{"e", 1, "never heard of it"}) == "NOTHING_TO_VOTE");
    CHECK(std::holds_alternative<Ok>(room.say(room.maker, client::ShowEvidence{"e", 1, "a village in Savoy"})));
    CHECK(told_since(room, room.third, since) ==
          std::vector<json>{
              {{"type", "evidence_shown"}, {"seat", room.maker - 1}, {"turn", 1}, {"text", "a village in Savoy"}}});
    CHECK(room.dispute().evidence == "a village in Savoy");
    CHECK(room.timers.contains(timer::Vote{1}));
}

TEST_CASE("the last vote ends the vote, and its time no longer runs") {
    Disputed room;
    CHECK(std::holds_alternative<Ok>(room.say(room.challenger, room.vote(engine::Opinion::not_convinced))));
    CHECK(room.dispute().votes.size() == 1);
    CHECK(room.refusal(room.challenger, room.vote(engine::Opinion::convinced)) == "NOTHING_TO_VOTE");
    CHECK(room.refusal(room.maker, room.vote(engine::Opinion::convinced)) == "NOTHING_TO_VOTE");
    const auto since = room.newest();
    CHECK(std::holds_alternative<Ok>(room.say(room.third, room.vote(engine::Opinion::not_convinced))));
    CHECK(types(told_since(room, room.challenger, since)) == Strings{"voted", "withdrawn", "turn_began"});
    CHECK(room.state().game->position.board.empty());
    CHECK(room.mover() == room.maker);
    CHECK(room.timers.empty());
}

TEST_CASE("a tie upholds the play, and the next player goes on") {
    Disputed room;
    room.say(room.challenger, room.vote(engine::Opinion::not_convinced));
    const auto since = room.newest();
    room.say(room.third, room.vote(engine::Opinion::convinced));
    CHECK(types(told_since(room, room.maker, since)) == Strings{"voted", "upheld"});
    CHECK_FALSE(room.state().game->position.board.empty());
    CHECK(room.mover() == room.challenger);
}

TEST_CASE("a play that its player withdraws ends the vote, and only that player sees its rack") {
    Disputed room;
    const auto since = room.newest();
    CHECK(room.refusal(room.third, client::WithdrawPlay{"w", 1}) == "NOTHING_TO_VOTE");
    CHECK(std::holds_alternative<Ok>(room.say(room.maker, client::WithdrawPlay{"w", 1})));
    CHECK(types(told_since(room, room.third, since)) == Strings{"withdrawn", "turn_began"});
    const auto rack = told_since(room, room.maker, since)[0]["rack"];
    CHECK(rack["tiles"].size() == rack["count"]);
    CHECK_FALSE(told_since(room, room.third, since)[0]["rack"].contains("tiles"));
    CHECK(room.state().game->position.board.empty());
    CHECK(room.timers.empty());
}

TEST_CASE("a vote that could not be stored is cast when it is sent again") {
    Disputed room;
    const auto vote = room.vote(engine::Opinion::convinced);
    room.disk = {Disk::fails};
    CHECK(room.refusal(room.third, vote) == "STORAGE_FAILED");
    CHECK(std::holds_alternative<Ok>(room.say(room.third, vote)));
    CHECK(room.dispute().votes.size() == 1);
    CHECK(room.timers.contains(timer::Vote{1}));
}
