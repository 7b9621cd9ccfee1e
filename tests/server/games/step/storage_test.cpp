#include "tests/server/games/step/step_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace timer = crisscross::server::timer;
using protocol::server::Error;
using protocol::server::Ok;

namespace {

bool is_loaded(const StepGame& room) {
    return room.core.record() != nullptr;
}

}  // namespace

TEST_CASE("only the player hears of a failed append, and the room is read again") {
    StepGame room;
    room.start(2);
    const auto before = room.received[1].size();
    room.disk = {Disk::fails};
    CHECK(room.refusal(room.mover(), client::Pass{"p", 1}) == "STORAGE_FAILED");
    CHECK(room.received[1].size() == before);
    CHECK_FALSE(is_loaded(room));
    CHECK(room.effects_of_kind<server::Log>().back().level == server::Log::Level::error);
    CHECK(room.timers.contains(timer::Retry{}));
    room.pass_time(1000);
    CHECK(is_loaded(room));
    CHECK(room.timers.empty());
    CHECK(std::holds_alternative<Ok>(room.say(room.mover(), client::Pass{"p", 1})));
}

TEST_CASE("the next request reads the room without waiting for the retry") {
    StepGame room;
    room.start(2);
    const auto mover = room.mover();
    room.disk = {Disk::fails};
    room.say(mover, client::Pass{"p", 1});
    CHECK(std::holds_alternative<Ok>(room.say(mover, client::Pass{"p", 1})));
    CHECK(room.timers.empty());
}

TEST_CASE(
    "events that turn out to be stored after a failure are sent, and acknowledged when the command is "
    "repeated") {
    StepGame room;
    room.start(2);
    const auto mover = room.mover();
    const auto before = room.received[1].size();
    room.disk = {Disk::stores_and_fails};
    CHECK(room.refusal(mover, client::Pass{"p", 1}) == "STORAGE_FAILED");
    CHECK(room.received[1].size() == before);
    room.pass_time(1000);
    CHECK(room.received[1].size() > before);
    CHECK(room.received[1].back().version == room.newest());
    const auto length = room.newest();
    CHECK(std::get<Ok>(room.say(mover, client::Pass{"p", 1})).version == length);
    CHECK(room.newest() == length);
}

TEST_CASE("a room that cannot be read lets nobody in and is forgotten") {
    StepGame room;
    room.disk = {Disk::fails};
    CHECK(std::get<Error>(room.join(1)).code == "STORAGE_FAILED");
    CHECK(room.watchers() == 0);
    CHECK(room.core.idle());
    CHECK(room.refusal(1, client::TakeSeat{"x", "Ada", {}}) == "NOT_JOINED");
}

TEST_CASE("a failing disk is retried again and again while somebody watches") {
    StepGame room;
    room.start(2);
    room.disk = {Disk::fails, Disk::fails, Disk::fails};
    room.say(room.mover(), client::Pass{"p", 1});
    room.pass_time(3000);
    CHECK_FALSE(is_loaded(room));
    CHECK(room.timers.contains(timer::Retry{}));
    room.pass_time(4000);
    CHECK(is_loaded(room));
}

TEST_CASE("a disk that goes on failing is tried less and less often, down to once a minute, and is in the log once") {
    StepGame room;
    room.start(2);
    const auto loads = room.effects_of_kind<server::Load>().size();
    const auto lines = room.effects_of_kind<server::Log>().size();
    room.disk.assign(30, Disk::fails);
    room.say(room.mover(), client::Pass{"p", 1});
    room.pass_time(600'000);
    // After 1, 3, 7, 15, 31, 63 and 123 seconds, and then each minute.
    CHECK(room.effects_of_kind<server::Load>().size() == loads + 14);
    CHECK(room.effects_of_kind<server::Log>().size() == lines + 2);  // the player's command, and the game
    CHECK(room.effects_of_kind<server::Log>().back().event == "game failed");
    CHECK_FALSE(is_loaded(room));

    room.disk.clear();
    room.pass_time(60'000);
    CHECK(std::holds_alternative<Ok>(room.say(room.mover(), client::Pass{"p", 1})));
    room.disk = {Disk::fails};
    room.say(room.mover(), client::Pass{"q", 2});
    CHECK(room.timers.at(timer::Retry{}) == room.now + 1000);
}

TEST_CASE("viewers who leave while the room cannot be read stay gone") {
    StepGame room;
    room.start(2);
    room.disk = {Disk::fails};
    room.say(room.mover(), client::Pass{"p", 1});
    room.leave(2);
    CHECK(room.watchers() == 1);
    room.pass_time(1000);
    CHECK(room.presence[1].present == std::vector<bool>{true, false});
}

TEST_CASE("if there is no space for a game, it lets nobody in and is forgotten") {
    StepGame room;
    room.disk = {Disk::finds_no_space};
    const auto refused = std::get<Error>(room.join(1));
    CHECK(refused.code == "SERVER_FULL");
    CHECK(refused.details.limit == "open_journals");
    CHECK(room.core.idle());
}

TEST_CASE("a game that is too much to read for a network lets nobody in, and says when to come again") {
    StepGame room;
    room.disk = {Disk::has_read_too_much};
    const auto refused = std::get<Error>(room.join(1));
    CHECK(refused.code == "TOO_MANY_REQUESTS");
    CHECK(refused.details.retry_after == 2000);
    CHECK(room.core.idle());
    CHECK(std::holds_alternative<protocol::server::Joined>(room.join(1)));
}

TEST_CASE("a failure of something else is not reported as a disk failure") {
    server::GameCore core({});
    core.step(server::Join{{1, 1}, "j", {}}, 0);
    const auto effects =
        core.step(server::StorageFault{server::StorageFault::Kind::other, "version 3: no such event"}, 0);
    REQUIRE(effects.size() == 2);
    CHECK(std::get<server::Log>(effects[0]).facts.back().second == "version 3: no such event");
    CHECK(std::get<Error>(std::get<server::Reply>(effects[1]).message).code == "INTERNAL");
}

TEST_CASE("a player's failure can be found in the log by the id that their message shows") {
    server::GameCore core({});
    core.step(server::Join{{7, 1}, "3f2a9c41-6d1f", {}}, 0);
    const auto effects = core.step(server::StorageFault{server::StorageFault::Kind::other, "a bug"}, 0);
    const auto& facts = std::get<server::Log>(effects.at(0)).facts;
    CHECK(facts == std::vector<std::pair<std::string_view, std::string>>{
                       {"session", "7"}, {"request", "3f2a9c41-6d1f"}, {"why", "a bug"}});
    const auto& error = std::get<Error>(std::get<server::Reply>(effects.at(1)).message);
    CHECK(error.id == "3f2a9c41-6d1f");
    CHECK(error.message.ends_with("(Error 3f2a9c41)"));
}

TEST_CASE("an exception is a bug in the room, which survives it") {
    server::GameCore core({});
    core.step(server::Join{{1, 1}, "j", {}}, 0);
    const auto effects = core.step(server::Stored{}, 0);  // although nothing was to be stored
    REQUIRE(effects.size() == 2);
    CHECK(std::get<Error>(std::get<server::Reply>(effects[1]).message).code == "INTERNAL");
    CHECK(core.idle());
}

TEST_CASE("a command that meets a conflict is judged again on the current state") {
    StepGame room;
    room.start(2);
    const auto mover = room.mover();
    room.write_elsewhere(protocol::StandInAdded{2 - static_cast<int>(mover), engine::Strength::casual});
    CHECK(std::holds_alternative<Ok>(room.say(mover, client::Pass{"p", 1})));
    CHECK(room.effects_of_kind<server::Load>().size() == 2);
    CHECK(room.received[1].back().version == room.newest());
}

TEST_CASE("a command that a conflict has made impossible is refused") {
    StepGame room;
    room.start(2);
    const auto mover = room.mover();
    room.write_elsewhere(protocol::StandInAdded{static_cast<int>(mover) - 1, engine::Strength::casual});
    CHECK(room.refusal(mover, client::Pass{"p", 1}) == "COMPUTER_PLAYS");
}

TEST_CASE("a command that another writer has stored in this room is answered after its events, as stored") {
    StepGame room;
    room.start(2);
    const auto mover = room.mover();
    const auto absent = static_cast<engine::Seat>(2 - mover);
    const server::CommandKey pass{mover, "p"};
    room.write_elsewhere(protocol::StandInAdded{absent, engine::Strength::casual}, pass);
    const auto version = room.newest();
    room.write_elsewhere(protocol::SeatReclaimed{absent});
    CHECK(std::get<Ok>(room.say(mover, client::Pass{"p", 1})) == Ok{"p", version});
    CHECK(room.newest() == version + 1);
    CHECK(room.state().version == version + 1);
    for (const int player : {1, 2}) CHECK(room.received[player].back().version == version + 1);
    CHECK(std::holds_alternative<server::Reply>(room.effects.back()));
}

TEST_CASE("a command that another writer has stored is answered when the room can be read again") {
    StepGame room;
    room.start(2);
    const auto mover = room.mover();
    const auto absent = static_cast<engine::Seat>(2 - mover);
    room.write_elsewhere(protocol::StandInAdded{absent, engine::Strength::casual}, server::CommandKey{mover, "p"});
    room.disk = {Disk::works, Disk::fails};
    CHECK(room.refusal(mover, client::Pass{"p", 1}) == "STORAGE_FAILED");
    CHECK(std::get<Ok>(room.say(mover, client::Pass{"p", 1})).version == room.newest());
}

TEST_CASE("after an id that was used elsewhere the room goes on") {
    StepGame room;
    room.start(2);
    room.disk = {Disk::finds_a_repetition};
    CHECK(room.refusal(room.mover(), client::Pass{"used", 1}) == "ID_USED");
    CHECK(std::holds_alternative<Ok>(room.say(room.mover(), client::Pass{"new", 1})));
}

TEST_CASE("after too many conflicts the room gives up, and does not blame the disk") {
    StepGame room;
    room.start(2);
    for (int i = 0; i < 6; ++i) {
        room.disk.push_back(Disk::finds_a_conflict);
        room.disk.push_back(Disk::works);
    }
    CHECK(room.refusal(room.mover(), client::Pass{"p", 1}) == "INTERNAL");
}

TEST_CASE("an answer reaches the player who asked even if the game failed meanwhile") {
    StepGame room({.knobs = {{"hints", "own_rack"}}});
    room.start(2);
    const auto mover = room.mover();
    room.ask(mover, client::Hint{"h"});
    const auto job = room.last_job();
    room.disk = {Disk::fails};
    room.say(mover, client::Pass{"p", 1});
    room.give(server::Computed{job, protocol::server::Hint{"h", 0}});
    CHECK(std::holds_alternative<protocol::server::Hint>(room.replies[mover].back()));
}
