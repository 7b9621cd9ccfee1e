#include "server/games/model/game_checks.hpp"
#include "tests/server/games/step/step_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

/// How many of these commands are accepted until the first TOO_MANY_CHANGES.
template <class Command>
int accepted(StepGame& room, server::PlayerId player, Command command) {
    for (int count = 0; count < 1000; ++count)
        if (room.refusal(player, command()) == "TOO_MANY_CHANGES") return count;
    return 1000;
}

/// One after the other: takes a seat, leaves it, and so on.
auto comings_and_goings() {
    return [seated = false]() mutable -> protocol::GameCommand {
        seated = !seated;
        if (seated) return client::TakeSeat{StepGame::new_id(), "Eve", {}};
        return client::LeaveSeat{StepGame::new_id()};
    };
}

/// The player's own seat: a computer plays, the player plays again, and so on.
auto stand_ins() {
    return [computer = false]() mutable -> protocol::GameCommand {
        computer = !computer;
        if (computer) return client::AddStandIn{StepGame::new_id(), 0, engine::Strength::casual};
        return client::ReclaimSeat{StepGame::new_id()};
    };
}

/// Accepts every play, no longer, and so on.
auto always_and_not() {
    return [on = false]() mutable -> protocol::GameCommand {
        on = !on;
        return client::AlwaysAccept{StepGame::new_id(), on};
    };
}

}  // namespace

TEST_CASE("somebody who takes and leaves a seat over and over has to wait, and nobody else has to") {
    StepGame room;
    room.join(1);
    room.join(2);
    CHECK(accepted(room, 1, comings_and_goings()) == 20);
    CHECK(room.newest() == 20);
    CHECK(room.refusal(2, client::TakeSeat{StepGame::new_id(), "Ada", {}}).empty());
    room.pass_time(30'000);
    CHECK(room.refusal(1, client::TakeSeat{StepGame::new_id(), "Eve", {}}).empty());
    CHECK(room.refusal(1, client::LeaveSeat{StepGame::new_id()}) == "TOO_MANY_CHANGES");
}

TEST_CASE("a game whose history is full takes no more side changes, but moves and an agreement to end it") {
    StepGame room;
    room.start(2);
    while (room.journal.size() < server::max_entries_for_side_changes)
        room.journal.push_back({room.newest() + 1, room.now, protocol::Renamed{0, "Ann"}});
    room.core = server::GameCore({1000, 60'000});
    for (const server::PlayerId player : {1, 2}) room.join(player);
    const auto turn = room.state().game->turn;
    CHECK(room.refusal(2, client::AddStandIn{StepGame::new_id(), 1, engine::Strength::casual}) == "GAME_TOO_LONG");
    CHECK(room.refusal(room.mover(), client::Pass{StepGame::new_id(), turn}).empty());
    for (const server::PlayerId player : {1, 2})
        CHECK(room.refusal(player, client::EndGame{StepGame::new_id()}).empty());
    CHECK(room.state().stage() == server::Stage::over);
}

TEST_CASE("somebody who is refused for another reason uses up nothing") {
    StepGame room;
    room.join(1);
    for (int count = 0; count < 100; ++count)
        CHECK(room.refusal(1, client::LeaveSeat{StepGame::new_id()}) == "NOT_SEATED");
    CHECK(accepted(room, 1, comings_and_goings()) == 20);
}

TEST_CASE("a player who switches the stand-in on and off over and over has to wait, but may still play") {
    StepGame room;
    room.start(2);
    CHECK(accepted(room, 1, stand_ins()) == 19);  // taking the seat was one change
    CHECK(room.state().seats[0].stand_in);
    room.pass_time(30'000);
    CHECK(room.refusal(1, client::ReclaimSeat{StepGame::new_id()}).empty());
    CHECK(room.refusal(room.mover(), client::Pass{StepGame::new_id(), room.state().game->turn}).empty());
}

TEST_CASE("a player who accepts every play and no longer over and over has to wait, even after a restart") {
    StepGame room;
    room.start(2);
    CHECK(accepted(room, 1, always_and_not()) == 19);
    room.core = server::GameCore({1000, 60'000});
    room.join(1);
    REQUIRE(room.state().seats[0].always_accepts);
    CHECK(room.refusal(1, client::AlwaysAccept{StepGame::new_id(), false}).empty());  // taking the seat is forgotten
    CHECK(room.refusal(1, client::AlwaysAccept{StepGame::new_id(), true}) == "TOO_MANY_CHANGES");
    CHECK(room.refusal(1, client::AlwaysAccept{StepGame::new_id(), false}).empty());  // it is so already
    room.pass_time(30'000);
    CHECK(room.refusal(1, client::AlwaysAccept{StepGame::new_id(), true}).empty());
}

TEST_CASE("somebody who leaves until the room is forgotten has to wait as before") {
    StepGame room;
    room.start(2);
    CHECK(accepted(room, 1, stand_ins()) == 19);
    StepGame again;
    again.journal = room.journal;
    again.now = room.now;
    again.join(1);
    CHECK(again.refusal(1, client::ReclaimSeat{StepGame::new_id()}).empty());
    CHECK(again.refusal(1, client::AddStandIn{StepGame::new_id(), 0}) == "TOO_MANY_CHANGES");
}

TEST_CASE("somebody who leaves a room before the start until it is forgotten has to wait as before") {
    server::KeyedBuckets<server::PlayerId> remembered(server::SideChanges::rate_per_person, 100);
    const auto take = [&](const std::string& code, int game, server::PlayerId player, server::Moment now) {
        CHECK(code == "ABCD2345");
        CHECK(game == 1);
        return remembered.at(player, now).take(now);
    };
    const server::CoreSetup setup{.computer_pause = 1000, .stand_in_after = 60'000, .take_side_change = take};
    StepGame room;
    room.core = server::GameCore(setup);
    room.join(1);
    CHECK(accepted(room, 1, comings_and_goings()) == 20);
    room.leave(1);
    CHECK(room.core.idle());
    room.core = server::GameCore(setup);
    room.join(1);
    const auto take_seat = [] { return client::TakeSeat{StepGame::new_id(), "Eve", {}}; };
    CHECK(room.refusal(1, take_seat()) == "TOO_MANY_CHANGES");
    room.join(2);
    CHECK(room.refusal(2, client::TakeSeat{StepGame::new_id(), "Ada", {}}).empty());
    room.pass_time(30'000);
    CHECK(room.refusal(1, take_seat()).empty());
    CHECK(room.refusal(1, client::LeaveSeat{StepGame::new_id()}) == "TOO_MANY_CHANGES");
}

TEST_CASE("the host who adds and removes a computer over and over has to wait, but may still start") {
    StepGame room;
    room.join(1);
    room.say(1, client::TakeSeat{StepGame::new_id(), "Ada", {}});
    const int changes = accepted(room, 1, [seated = false]() mutable -> protocol::GameCommand {
        seated = !seated;
        if (seated) return client::AddComputer{StepGame::new_id(), engine::Strength::casual};
        return client::RemoveComputer{StepGame::new_id(), 1};
    });
    CHECK(changes == 19);
    CHECK(room.refusal(1, client::Start{StepGame::new_id()}).empty());
}

TEST_CASE("a repeated command is answered from its receipt, however many changes there were") {
    StepGame room;
    room.join(1);
    const client::TakeSeat first{StepGame::new_id(), "Ada", {}};
    room.say(1, first);
    room.say(1, client::LeaveSeat{StepGame::new_id()});
    CHECK(accepted(room, 1, comings_and_goings()) == 18);
    CHECK(room.refusal(1, first).empty());
}

TEST_CASE("evidence for a dispute is bounded, too") {
    StepGame room({.system = "scrappy"});
    room.start(2);
    const server::PlayerId player = room.mover();
    room.say(player, room.first_play());
    room.say(3 - player, client::Challenge{StepGame::new_id(), room.state().game->pending_play()->turn});
    const engine::Turn turn = room.state().game->pending_play()->turn;
    const int shown = accepted(room, player, [turn]() -> protocol::GameCommand {
        return client::ShowEvidence{StepGame::new_id(), turn, "It is in my dictionary."};
    });
    CHECK(shown == 19);
}

TEST_CASE("the history of a room that has not started does not grow, however many come and go") {
    StepGame room;
    for (server::PlayerId player = 1; player <= 40; ++player) {
        room.join(player);
        CHECK(accepted(room, player, comings_and_goings()) == 20);
        CHECK(room.journal.size() == 1);
        CHECK(room.core.record()->log.size() == 1);
    }
    CHECK(room.newest() == 800);
    room.join(50);
    CHECK(room.refusal(50, client::TakeSeat{StepGame::new_id(), "Ada", {}}).empty());
}

TEST_CASE("while a room has not started, the commands of the last thousand versions are remembered") {
    StepGame room;
    room.join(1);
    const client::TakeSeat first{StepGame::new_id(), "Ada", {}};
    room.say(1, first);
    room.say(1, client::LeaveSeat{StepGame::new_id()});
    for (server::PlayerId player = 2; room.newest() < 980; ++player) {
        room.join(player);
        accepted(room, player, comings_and_goings());
    }
    CHECK(std::get<protocol::server::Ok>(room.say(1, first)).version == 1);
    for (server::PlayerId player = 100; room.newest() < 1020; ++player) {
        room.join(player);
        accepted(room, player, comings_and_goings());
    }
    room.pass_time(60'000);
    CHECK(room.core.record()->receipts.size() == server::receipt_versions + 1);
    CHECK(room.refusal(1, first).empty());
    CHECK(room.state().seat_of(1) == 0);
}
