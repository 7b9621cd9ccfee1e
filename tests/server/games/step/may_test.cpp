#include <map>
#include <set>

#include "engine/game/checks.hpp"
#include "engine/game/view/asked.hpp"
#include "protocol/messages/allowed.hpp"
#include "server/games/view/allowed.hpp"
#include "tests/server/games/step/step_game.hpp"
#include "tests/support/engine/short_words.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

/// Players may ask the lists during a vote, and everybody about any word after the game.
void add_questions_about_words(const engine::Game& game, engine::Viewer viewer, protocol::Allowance& allowance) {
    const engine::PendingPlay* play = game.pending_play();
    if (game.over() || (viewer && play && play->dispute))
        allowance.requests.push_back({protocol::RequestKind::lookup});
    if (game.over()) allowance.requests.push_back({protocol::RequestKind::word});
}

/// What a seat that plays may ask the others to agree to while nobody asks, whom it may nudge, and that it may accept
/// every play.
void add_about_others(const engine::Game& game, engine::Seat seat, protocol::Allowance& allowance) {
    auto& requests = allowance.requests;
    for (const engine::LatestMove& move : game.latest_moves)
        if (move.seat == seat) requests.push_back({protocol::RequestKind::take_back, {}, move.turn});
    if (!engine::check_end(game, seat)) requests.push_back({protocol::RequestKind::end_game});
    if (!engine::check_abort(game, seat)) requests.push_back({protocol::RequestKind::abort_game});
    if (game.to_move != seat && engine::asked(game, game.to_move) == engine::Asked::move)
        requests.push_back({protocol::RequestKind::nudge, game.to_move});
    requests.push_back({.request = protocol::RequestKind::always_accept, .on = true});
}

/// What a seat may do in a game in which people play. All but those who have resigned may have a computer play.
std::string allowed_in(const engine::Game& game, engine::Seat seat) {
    protocol::Allowance allowance{engine::allowed(game, seat)};
    add_questions_about_words(game, seat, allowance);
    if (!game.over() && !game.player(seat).resigned) {
        for (const auto kind : {protocol::RequestKind::add_stand_in, protocol::RequestKind::propose_clock})
            allowance.requests.push_back({kind});
        add_about_others(game, seat, allowance);
    }
    return protocol::write_allowed(allowance).text;
}

/// The same for somebody who only watches.
std::string allowed_to_watchers(const engine::Game& game) {
    protocol::Allowance allowance;
    add_questions_about_words(game, std::nullopt, allowance);
    return protocol::write_allowed(allowance).text;
}

/// The list of everybody when the game is over.
const std::string only_words = R"([{"command":"lookup"},{"command":"word"}])";

/// The messages of the last step that went to somebody.
std::vector<server::Tell> last_tells(const StepGame& room, std::size_t since) {
    auto tells = room.effects_of_kind<server::Tell>();
    tells.erase(tells.begin(), tells.begin() + static_cast<std::ptrdiff_t>(since));
    return tells;
}

}  // namespace

TEST_CASE("before the start everybody gets what they may do about the seats") {
    StepGame room;
    const std::string take_seat = R"([{"command":"take_seat"}])";
    const std::string leave_seat = R"([{"command":"leave_seat"}])";
    CHECK(std::get<protocol::server::Joined>(room.join(1)).view.may.text == take_seat);
    room.join(2);
    room.say(1, client::TakeSeat{StepGame::new_id(), "Ada", {}});
    CHECK(room.may[1] == R"([{"command":"leave_seat"},{"command":"add_computer"}])");
    CHECK(room.may[2] == take_seat);
    room.say(2, client::TakeSeat{StepGame::new_id(), "Ben", {}});
    CHECK(room.may[2] == leave_seat);
    room.say(1, client::AddComputer{StepGame::new_id()});
    room.say(1, client::AddComputer{StepGame::new_id()});
    CHECK(room.may[1] == R"([{"command":"leave_seat"},{"command":"remove_computer","seat":2},)"
                         R"({"command":"remove_computer","seat":3},{"command":"start"}])");
    CHECK(room.may[2] == leave_seat);
    CHECK(std::get<protocol::server::Joined>(room.join(3)).view.may.text == "[]");  // all seats are taken
}

TEST_CASE("a hint is in the list of the player to move where the rules have hints") {
    StepGame room({.knobs = {{"hints", "own_rack"}}});
    room.start(2);
    const auto mover = room.mover();
    const std::string hint = R"({"command":"hint"})";
    CHECK(room.may[mover].find(hint) != std::string::npos);
    CHECK(room.may[3 - mover].find(hint) == std::string::npos);
    room.say(mover, client::AddStandIn{StepGame::new_id(), static_cast<engine::Seat>(mover - 1), {}});
    CHECK(room.may[mover].find(hint) == std::string::npos);
    CHECK(std::get<protocol::server::Error>(room.ask(mover, client::Hint{"h"})).code == "COMPUTER_PLAYS");
}

TEST_CASE("each seat gets what it may do, and a watcher gets an empty list") {
    StepGame room;
    room.start(2);
    room.join(3);
    const auto mover = room.mover();
    const std::string turn = R"("turn":1)";
    CHECK(room.may[mover] == R"([{"command":"play",)" + turn + R"(},{"command":"exchange",)" + turn +
                                 R"(,"least":1,"most":7},{"command":"pass",)" + turn +
                                 R"(},{"command":"resign"},{"command":"add_stand_in"},{"command":"propose_clock"},)"
                                 R"({"command":"end_game"},{"command":"abort_game"},)"
                                 R"({"command":"always_accept","on":true}])");
    CHECK(room.may[3 - mover] == R"([{"command":"resign"},{"command":"add_stand_in"},{"command":"propose_clock"},)"
                                 R"({"command":"end_game"},{"command":"abort_game"},{"command":"nudge","seat":)" +
                                     std::to_string(mover - 1) + R"(},{"command":"always_accept","on":true}])");
    CHECK(room.may[3] == "[]");
}

TEST_CASE("in a whole game everybody gets what they may do after each command, and may look words up at the end") {
    for (const char* system : {"classic", "crosswords", "scrappy"}) {
        INFO(system);
        StepGame room({.system = system, .knobs = {{"window_more_seats", 20}}}, short_words());
        room.start(3);
        room.join(4);
        RandomPlayer random(short_words_as_letters(), 7);
        while (room.state().stage() == server::Stage::playing) {
            room.carry_out(random.next(*room.state().game));
            for (int player = 1; player <= 3; ++player)
                REQUIRE(room.may[player] == allowed_in(*room.state().game, player - 1));
            REQUIRE(room.may[4] == allowed_to_watchers(*room.state().game));
            while (!room.jobs.empty()) room.do_first_job();  // proofs that no play is left
        }
        for (int player = 1; player <= 4; ++player) CHECK(room.may[player] == only_words);
    }
}

TEST_CASE("where words may be looked up at any time, everybody's list says so, before the game, too") {
    StepGame room({.knobs = {{"word_lookup", "always"}}});
    room.join(9);
    CHECK(room.may[9] == R"([{"command":"lookup"},{"command":"word"},{"command":"take_seat"}])");
    room.start(2);
    CHECK(room.may[9] == only_words);
    CHECK(room.may[1].find(R"({"command":"lookup"},{"command":"word"})") != std::string::npos);
}

TEST_CASE("besides the list everybody gets what the room is waiting for them to do, as in the list of rooms") {
    StepGame room({.system = "scrappy"});
    room.start(3);
    room.join(4);
    const auto mover = room.mover();
    CHECK(room.asked[mover] == engine::Asked::move);
    CHECK_FALSE(room.asked[4]);
    room.say(mover, room.first_play());
    const auto challenger = room.mover();
    CHECK(room.asked[challenger] == engine::Asked::accept);
    room.say(challenger, client::Challenge{StepGame::new_id(), 1});
    for (int player = 1; player <= 3; ++player) {
        const auto asked = server::asked(room.state(), player - 1);
        CHECK(room.asked[player] == asked);
        CHECK(asked == (player == mover ? std::nullopt : std::optional(engine::Asked::vote)));
        CHECK(std::get<protocol::server::Joined>(room.join(player)).view.asked == asked);
    }
}

TEST_CASE("a client that comes back gets what it may do now, not what it could do when it left") {
    StepGame room;
    room.start(2);
    const auto mover = room.mover();
    room.leave(mover);
    room.say(3 - mover, client::Resign{StepGame::new_id()});
    const auto joined = std::get<protocol::server::Joined>(room.join(mover, room.state().version - 1));
    CHECK(std::holds_alternative<std::vector<protocol::Entry>>(joined.view.content));
    CHECK(joined.view.may.text == only_words);
}

TEST_CASE("a player with a stand-in may only reclaim the seat, and then do again what the turn permits") {
    StepGame room;
    room.start(2);
    const auto mover = room.mover();
    const std::string before = room.may[mover];
    room.say(mover, client::AddStandIn{StepGame::new_id(), static_cast<engine::Seat>(mover - 1), {}});
    CHECK(room.may[mover] == R"([{"command":"reclaim_seat"}])");
    CHECK(std::get<protocol::server::Joined>(room.join(mover)).view.may.text == room.may[mover]);
    room.say(mover, client::ReclaimSeat{StepGame::new_id()});
    CHECK(room.may[mover] == before);
}

TEST_CASE("viewers who see the same and may do the same get one frame") {
    StepGame room;
    room.start(4);
    room.join(5);
    room.join(6);
    const auto mover = room.mover();
    const auto before = room.effects_of_kind<server::Tell>().size();
    room.say(mover, client::Pass{StepGame::new_id(), 1});
    const auto tells = last_tells(room, before);
    // Whose turn it is now, who may take a move back, the other players, and the watchers.
    REQUIRE(tells.size() == 4);
    std::map<std::string, std::size_t> callers_of;
    for (const auto& tell : tells) {
        CHECK(tell.entries == tells.front().entries);
        callers_of[tell.may.text] = tell.to.size();
    }
    CHECK(callers_of[room.may[room.mover()]] == 1);
    CHECK(callers_of[room.may[mover]] == 1);
    CHECK(callers_of[room.may[room.mover() % 4 + 1]] == 2);
    CHECK(callers_of["[]"] == 2);
}

TEST_CASE("frames about a play differ only in the tiles drawn and in what the viewer may do") {
    StepGame room;
    room.start(3);
    room.join(4);
    const auto mover = room.mover();
    const auto before = room.effects_of_kind<server::Tell>().size();
    room.say(mover, room.first_play());
    std::set<std::string> others_events;
    for (const auto& tell : last_tells(room, before)) {
        std::string events;
        for (const auto& entry : tell.entries) events += entry.event->text;
        for (const auto& caller : tell.to)
            if (caller.player != mover) others_events.insert(events);
    }
    CHECK(others_events.size() == 1);
    CHECK(room.may[mover] == allowed_in(*room.state().game, static_cast<engine::Seat>(mover - 1)));
}

TEST_CASE("after a disk failure, viewers who missed versions get what they may do now") {
    StepGame room;
    room.start(2);
    const auto mover = room.mover();
    room.disk = {Disk::stores_and_fails};
    room.say(mover, client::Pass{StepGame::new_id(), 1});
    room.pass_time(1000);
    CHECK(room.may[mover] == allowed_in(*room.state().game, static_cast<engine::Seat>(mover - 1)));
    CHECK(room.may[3 - mover] == allowed_in(*room.state().game, room.state().game->to_move));
}
