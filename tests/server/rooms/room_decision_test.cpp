#include "server/rooms/room_decision.hpp"

#include "server/rooms/preview.hpp"
#include "tests/server/rooms/room_table.hpp"

using namespace crisscross;
using namespace crisscross::server;
namespace say = crisscross::protocol::client;

TEST_CASE("a seat is refused with its reason") {
    test::RoomTable table;
    table.say(1, say::TakeSeat{"s", "Ada"});
    CHECK(table.refusal(2, say::TakeSeat{"s", " "}) == "BAD_NAME");
    CHECK(table.refusal(2, say::TakeSeat{"s", " aDA "}) == "NAME_TAKEN");
    CHECK(table.refusal(1, say::TakeSeat{"s", "Ada II"}) == "ALREADY_SEATED");
    CHECK(table.refusal(2, say::LeaveSeat{"s"}) == "NOT_SEATED");
    for (int player = 2; player <= 4; ++player) table.say(player, say::TakeSeat{"s", std::to_string(player)});
    CHECK(table.refusal(5, say::TakeSeat{"s", "Eve"}) == "ROOM_FULL");
}

TEST_CASE("only the first seat starts the game, and not alone") {
    test::RoomTable table;
    table.say(1, say::TakeSeat{"s", "Ada"});
    CHECK(table.refusal(1, say::Start{"s"}) == "TOO_FEW_SEATS");
    table.say(2, say::TakeSeat{"s", "Bob"});
    CHECK(table.refusal(2, say::Start{"s"}) == "NOT_HOST");
    CHECK(table.refusal(3, say::Start{"s"}) == "NOT_SEATED");
    table.say(1, say::Start{"s"});
    CHECK(table.refusal(1, say::Start{"s"}) == "ALREADY_STARTED");
    CHECK(table.refusal(3, say::TakeSeat{"s", "Cy"}) == "ALREADY_STARTED");
    CHECK(table.refusal(2, say::LeaveSeat{"s"}) == "ALREADY_STARTED");
}

TEST_CASE("moves need a seat and a game") {
    test::RoomTable table;
    table.say(1, say::TakeSeat{"s", "Ada"});
    table.say(2, say::TakeSeat{"s", "Bob"});
    CHECK(table.refusal(1, say::Pass{"p", 1}) == "NOT_STARTED");
    table.say(1, say::Start{"s"});
    CHECK(table.refusal(3, say::Pass{"p", 1}) == "NOT_SEATED");
    const PlayerId other = 3 - table.mover();
    CHECK(table.refusal(other, say::Pass{"p", 1}) == "NOT_YOUR_TURN");
    CHECK(table.refusal(table.mover(), say::Pass{"p", 9}) == "STALE");
}

TEST_CASE("what the engine refuses is told with its cells") {
    test::RoomTable table;
    table.start(2);
    auto play = table.first_play();
    play.placement.at(1).at.column = 9;
    const auto refused = decide(table.state, &table.lexicon, table.chance, table.mover(), play);
    REQUIRE(refused.has_error());
    CHECK(refused.error().code == "GAP");
    CHECK_FALSE(refused.error().cells.empty());
}

TEST_CASE("without its word list a game judges no words, with a reason, and goes on otherwise") {
    test::RoomTable table;
    table.start(2);
    const auto refused = decide(table.state, nullptr, table.chance, table.mover(), table.first_play());
    REQUIRE(refused.has_error());
    CHECK(refused.error().code == "LEXICON_GONE");
    CHECK(decide(table.state, nullptr, table.chance, table.mover(), say::Pass{"p", 1}).has_value());
    CHECK(decide_expiry(table.state, nullptr, table.chance, 1).empty());
}

TEST_CASE("where anything is a word, plays are previewed and made without a list") {
    test::RoomTable table({.system = "scrappy"});
    table.start(2);
    const auto play = table.first_play();
    CHECK(preview(table.state, nullptr, table.mover(), {"p", play.placement, play.line}).has_value());
    CHECK(decide(table.state, nullptr, table.chance, table.mover(), play).has_value());
}

TEST_CASE("a window that has run out closes, and another one does not") {
    test::RoomTable table;
    table.start(3);
    const auto turn = table.state.game->turn;
    table.say(table.mover(), table.first_play());
    CHECK(decide_expiry(table.state, &table.lexicon, table.chance, turn + 1).empty());
    const auto events = decide_expiry(table.state, &table.lexicon, table.chance, turn);
    REQUIRE_FALSE(events.empty());
    table.happen(events);
    CHECK_FALSE(table.state.game->pending_play());
}

TEST_CASE("a preview says the score and nothing about the words") {
    test::RoomTable table;
    table.start(2);
    const say::Preview request{"v", table.first_play().placement};
    const auto made = preview(table.state, &table.lexicon, table.mover(), request);
    REQUIRE(made.has_value());
    CHECK(made->id == "v");
    CHECK(made->score.text.find("\"total\"") != std::string::npos);
    CHECK_FALSE(made->valid);
}

TEST_CASE("a preview says whether the words are good where they are checked when laid") {
    test::RoomTable table({.ruling = engine::Ruling::on_laying});
    table.start(2);
    const say::Preview request{"v", table.first_play().placement};
    const auto made = preview(table.state, &table.lexicon, table.mover(), request);
    REQUIRE(made.has_value());
    CHECK(made->valid.has_value());
}

TEST_CASE("a preview is for one's own rack and seat") {
    test::RoomTable table;
    table.start(2);
    const say::Preview request{"v", table.first_play().placement};
    CHECK(preview(table.state, &table.lexicon, 9, request).error().code == "NOT_SEATED");
    const PlayerId other = 3 - table.mover();
    const auto others = preview(table.state, &table.lexicon, other, {"v", {{{7, 7}, "Q", {}}, {{7, 8}, "Z", {}}}});
    REQUIRE(others.has_error());
    CHECK(others.error().code == "NOT_IN_RACK");
    table.say(1, say::Resign{"r"});
    CHECK(preview(table.state, &table.lexicon, table.state.seats[1].player, request).error().code == "GAME_OVER");
}
