#include <map>
#include <set>

#include "protocol/messages/allowed.hpp"
#include "tests/server/rooms/step/step_room.hpp"
#include "tests/support/engine/short_words.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

std::string allowed_in(const engine::Game& game, engine::Viewer viewer) {
    return protocol::write_allowed(engine::allowed(game, viewer)).text;
}

/// The messages of the last step that told somebody something.
std::vector<server::Tell> last_tells(const StepRoom& room, std::size_t since) {
    auto tells = room.effects_of_kind<server::Tell>();
    tells.erase(tells.begin(), tells.begin() + static_cast<std::ptrdiff_t>(since));
    return tells;
}

}  // namespace

TEST_CASE("step: nobody may do anything in the game before it starts") {
    StepRoom room;
    CHECK(std::get<protocol::server::Joined>(room.join(1)).view.may.text == "[]");
    room.say(1, client::TakeSeat{StepRoom::new_id(), "Ada", {}});
    CHECK(room.may[1] == "[]");
}

TEST_CASE("step: each seat is told what it may do, and a watcher that it may do nothing") {
    StepRoom room;
    room.start(2);
    room.join(3);
    const auto mover = room.mover();
    const std::string turn = R"("turn":1)";
    CHECK(room.may[mover] == R"([{"command":"play",)" + turn + R"(},{"command":"exchange",)" + turn +
                                 R"(,"least":1,"most":7},{"command":"pass",)" + turn + R"(},{"command":"resign"}])");
    CHECK(room.may[3 - mover] == R"([{"command":"resign"}])");
    CHECK(room.may[3] == "[]");
}

TEST_CASE("step: in a whole game everybody is told after each command what they may do then, and [] at its end") {
    for (const char* system : {"classic", "crosswords", "scrappy"}) {
        INFO(system);
        StepRoom room({.system = system, .knobs = {{"window_more_seats", 20}}}, short_words());
        room.start(3);
        room.join(4);
        RandomPlayer random(short_words_as_letters(), 7);
        while (room.state().stage() == server::Stage::playing) {
            room.carry_out(random.next(*room.state().game));
            for (int player = 1; player <= 3; ++player)
                REQUIRE(room.may[player] == allowed_in(*room.state().game, player - 1));
            REQUIRE(room.may[4] == "[]");
            while (!room.jobs.empty()) room.do_first_job();  // proofs that no play is left
        }
        for (int player = 1; player <= 4; ++player) CHECK(room.may[player] == "[]");
    }
}

TEST_CASE("step: a client that comes back is told what it may do now, not what it might when it left") {
    StepRoom room;
    room.start(2);
    const auto mover = room.mover();
    room.leave(mover);
    room.say(3 - mover, client::Resign{StepRoom::new_id()});
    const auto joined = std::get<protocol::server::Joined>(room.join(mover, room.state().version - 1));
    CHECK(std::holds_alternative<std::vector<protocol::Entry>>(joined.view.content));
    CHECK(joined.view.may.text == "[]");
}

TEST_CASE(
    "step: a seat may do nothing while a stand-in plays, and again what its turn permits once it is reclaimed") {
    StepRoom room;
    room.start(2);
    const auto mover = room.mover();
    const std::string before = room.may[mover];
    room.say(mover, client::AddStandIn{StepRoom::new_id(), static_cast<engine::Seat>(mover - 1), {}});
    CHECK(room.may[mover] == "[]");
    CHECK(std::get<protocol::server::Joined>(room.join(mover)).view.may.text == "[]");
    room.say(mover, client::ReclaimSeat{StepRoom::new_id()});
    CHECK(room.may[mover] == before);
}

TEST_CASE("step: those who see the same and may do the same get one frame") {
    StepRoom room;
    room.start(4);
    room.join(5);
    room.join(6);
    const auto mover = room.mover();
    const auto before = room.effects_of_kind<server::Tell>().size();
    room.say(mover, client::Pass{StepRoom::new_id(), 1});
    const auto tells = last_tells(room, before);
    REQUIRE(tells.size() == 3);  // whose turn it is now, the other players, and the watchers
    std::map<std::string, std::size_t> callers_of;
    for (const auto& tell : tells) {
        CHECK(tell.entries == tells.front().entries);
        callers_of[tell.may.text] = tell.to.size();
    }
    CHECK(callers_of[room.may[room.mover()]] == 1);
    CHECK(callers_of[R"([{"command":"resign"}])"] == 3);
    CHECK(callers_of["[]"] == 2);
}

TEST_CASE("step: frames about a play differ only in the tiles that were drawn and in what one may do") {
    StepRoom room;
    room.start(3);
    room.join(4);
    const auto mover = room.mover();
    const auto before = room.effects_of_kind<server::Tell>().size();
    room.say(mover, room.first_play());
    std::set<std::string> events_of_others;
    for (const auto& tell : last_tells(room, before)) {
        std::string events;
        for (const auto& entry : tell.entries) events += entry.event->text;
        for (const auto& caller : tell.to)
            if (caller.player != mover) events_of_others.insert(events);
    }
    CHECK(events_of_others.size() == 1);
    CHECK(room.may[mover] == R"([{"command":"resign"}])");
}

TEST_CASE("step: after a failure of the disk those who missed versions are told what they may do now") {
    StepRoom room;
    room.start(2);
    const auto mover = room.mover();
    room.disk = {Disk::stores_and_fails};
    room.say(mover, client::Pass{StepRoom::new_id(), 1});
    room.pass_time(1000);
    CHECK(room.may[mover] == R"([{"command":"resign"}])");
    CHECK(room.may[3 - mover] == allowed_in(*room.state().game, room.state().to_move()));
}
