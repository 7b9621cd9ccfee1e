#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>

#include "server/time/span.hpp"
#include "tests/server/sessions/pair_to_call.hpp"
#include "tests/server/sessions/push_service.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
namespace span = server::span;
using nlohmann::json;

namespace {

/// A game with two days for each move and a bank of one. Players are there only for what they do.
class SlowGame {
public:
    SlowGame() {
        Guest mara = server.guest();
        Guest jonas = server.guest();
        tokens_ = {mara.token, jonas.token};
        const protocol::ClockRules rules{protocol::SlowClock{2, 1, 10}, protocol::AtZero::lose};
        room_ = mara.ask_for<protocol::server::Created>(client::Create{.name = "Mara", .clock = rules}).room;
        mara.join(room_);
        jonas.join(room_);
        mara.wait_for(jonas.say(client::TakeSeat{.name = "Jonas"}));
        mara.say(client::Start{});
    }

    /// Somebody comes, does this and goes again.
    void visit(int seat, const protocol::ClientMessage& command) { come(seat).say(command); }
    /// Somebody comes, asks for this and goes again.
    void ask(int seat, const protocol::ClientMessage& request) { come(seat).ask_for<protocol::server::Ok>(request); }
    /// Waits until this many notices wait for their time or for the answer of the push service.
    bool has_waiting_notices(int count) const {
        storage::Database database = server.database();
        return becomes_true([&] {
            storage::Statement waiting = database.prepare("SELECT waiting FROM delivery_count");
            return waiting.step() && waiting.integer(0) == count;
        });
    }
    /// Players pass until it is this seat's. The other one looks, because a player is called only when gone.
    void pass_to(int seat) {
        for (;;) {
            Guest guest = come(1 - seat);
            const json game = guest.snapshot().at("state");
            if (game.at("to_move") == seat) return;
            visit(game.at("to_move"), client::Pass{.turn = game.at("turn")});
        }
    }
    std::int64_t left(int seat) { return clocks(seat).at("seats").at(engine::index_of(seat)).at("left"); }
    /// Waits until the game has had this event this many times.
    bool has(const std::string& type, int times) {
        return becomes_true([&] { return count(type) >= times; }) && count(type) == times;
    }

    TestServer server{allow_private};

private:
    Guest come(int seat) {
        Guest guest = server.guest(tokens_.at(engine::index_of(seat)));
        guest.join(room_);
        return guest;
    }
    // The other one looks, because to come would withdraw what waits for the player.
    json clocks(int seat) { return json::parse(come(1 - seat).join(room_).view.clocks.value().text); }
    int count(const std::string& type) {
        const json log = come(1).log();
        return static_cast<int>(std::ranges::count_if(
            log, [&](const json& entry) { return entry.contains("event") && entry["event"]["type"] == type; }));
    }

    std::vector<std::string> tokens_;
    std::string room_;
};

}  // namespace

TEST_CASE("a slow game of a fortnight over WebSockets, with nights, a holiday, a restart and one reminder") {
    const PushService push;
    SlowGame game;  // its clock begins at 8:00 UTC
    game.ask(0, push.subscription());
    game.ask(0, client::SetCalls{.night_from = 7 * 60, .night_to = 17 * 60, .zone = "UTC"});
    game.pass_to(0);
    game.visit(0, client::SetNight{.night = protocol::Night{"UTC", 22 * 60, 8 * 60}});
    CHECK(game.left(0) == 3 * span::day);
    game.server.clock.advance(span::day);
    CHECK(game.left(0) == 3 * span::day - 14 * span::hour);
    game.pass_to(1);

    game.visit(1, client::BeginHoliday{});
    game.server.clock.advance(6 * span::day);
    CHECK(game.left(1) == 3 * span::day);
    game.visit(1, client::EndHoliday{});
    game.server.restart();
    game.server.clock.advance(span::day);
    CHECK(game.left(1) == 2 * span::day);
    game.pass_to(0);

    CHECK(game.left(0) == 3 * span::day);
    REQUIRE(game.has_waiting_notices(1));
    CHECK(push.service.heard().empty());
    game.server.clock.advance(9 * span::hour);
    REQUIRE(push.service.has_heard(1));
    REQUIRE(game.has_waiting_notices(0));  // otherwise it would not be known as heard, and be sent again
    CHECK(push.heard(0).what == protocol::Notice::What::your_turn);
    game.server.clock.advance(2 * span::day -
                              30 * span::minute);  // to half past four, when the player has had 36.5 hours
    CHECK(game.has("time_reminded", 1));
    REQUIRE(game.has_waiting_notices(1));
    CHECK(push.service.heard().size() == 1);
    game.server.clock.advance(30 * span::minute);
    REQUIRE(push.service.has_heard(2));
    REQUIRE(game.has_waiting_notices(0));
    CHECK(push.heard(1).what == protocol::Notice::What::your_turn);
    CHECK(game.has("time_up", 0));
    game.server.clock.advance(3 * span::day);
    CHECK(game.has("time_up", 1));
    CHECK(game.has("lost_on_time", 1));
    REQUIRE(push.service.has_heard(3));
    CHECK(push.heard(2).what == protocol::Notice::What::over);
    CHECK(push.service.heard().size() == 3);
}
