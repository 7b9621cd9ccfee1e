#include "tests/server/games/step/step_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using protocol::server::Error;

namespace {

std::vector<std::string> damage_in_log(const StepGame& room) {
    std::vector<std::string> lines;
    for (const auto& line : room.effects_of_kind<server::Log>())
        if (line.event == "game damaged") {
            std::string text;
            for (const auto& [key, value] : line.facts) text += std::string(key) + "=" + value + " ";
            lines.push_back(text);
        }
    return lines;
}

std::string code_of(const protocol::ServerMessage& answer) {
    const auto* error = std::get_if<Error>(&answer);
    return error ? error->code : "no error";
}

}  // namespace

TEST_CASE("a room whose journal does not fit lets nobody in, tells the host which version and why, and rests") {
    StepGame room;
    room.write_elsewhere(protocol::SeatsChanged{{{.player = 1, .name = "Mara"}}});
    room.write_elsewhere(protocol::StandInAdded{5});
    CHECK(code_of(room.join(1)) == "GAME_DAMAGED");
    CHECK(damage_in_log(room) == std::vector<std::string>{"game=1 version=2 why=it does not fit "});
    CHECK(room.watchers() == 0);
    CHECK(room.timers.empty());
    CHECK(room.core.idle());
}

TEST_CASE("a room is damaged if somebody accepts every play in a seat that is not there") {
    StepGame room;
    room.start(2);
    room.write_elsewhere(protocol::AlwaysAcceptSet{5, true});
    room.core = server::GameCore({1000, 60'000});
    CHECK(code_of(room.join(1)) == "GAME_DAMAGED");
    CHECK(room.watchers() == 0);
}

TEST_CASE("everybody hears of it when a room turns out to be damaged while they are in it") {
    StepGame room;
    room.start(2);
    room.join(3);
    room.write_elsewhere(engine::Passed{7, 7});
    const auto mover = room.mover();
    room.give(server::Say{{static_cast<std::uint64_t>(mover), mover}, client::Pass{"p", 1}});
    for (int player = 1; player <= 3; ++player) {
        const auto& last = std::get<Error>(room.replies[player].back());
        CHECK(last.code == "GAME_DAMAGED");
        CHECK_FALSE(last.id);
    }
    CHECK(std::get<Error>(room.replies[mover].at(room.replies[mover].size() - 2)).id == "p");
    CHECK(room.watchers() == 0);
    CHECK(room.timers.empty());
    CHECK(room.core.idle());
    CHECK(room.refusal(mover, client::Pass{"q", 1}) == "NOT_JOINED");
}

TEST_CASE("a game that has been repaired can be joined again") {
    StepGame room;
    room.start(2);
    const auto entries = room.journal.size();
    room.write_elsewhere(engine::Passed{7, 7});
    const auto mover = room.mover();
    room.give(server::Say{{static_cast<std::uint64_t>(mover), mover}, client::Pass{"p", 1}});
    CHECK(code_of(room.join(1)) == "GAME_DAMAGED");
    room.journal.resize(entries);
    CHECK(std::holds_alternative<protocol::server::Joined>(room.join(1)));
    CHECK(room.state().version == room.newest());
}

TEST_CASE("a computer's move that comes after the damage changes nothing") {
    StepGame room;
    room.join(1);
    room.say(1, client::TakeSeat{StepGame::new_id(), "Mara", {}});
    room.say(1, client::AddComputer{StepGame::new_id(), engine::Strength::casual});
    room.say(1, client::Start{StepGame::new_id()});
    if (room.mover() == 1) room.say(1, client::Pass{StepGame::new_id(), 1});
    const auto job = room.last_job();
    room.write_elsewhere(engine::Passed{7, 7});
    room.give(server::Say{{1, 1}, client::Resign{StepGame::new_id()}});
    CHECK(room.core.record() == nullptr);
    room.give(server::Computed{job, server::ComputerMove{1, engine::Pass{2}}});
    CHECK(room.core.idle());
}
