#include "server/games/model/game_decision.hpp"

#include "server/games/model/clock_decision.hpp"
#include "server/games/model/game_checks.hpp"
#include "server/games/view/preview.hpp"
#include "tests/server/rooms/room_table.hpp"

using namespace crisscross;
using namespace crisscross::server;
namespace client = crisscross::protocol::client;

TEST_CASE("a seat is refused with its reason") {
    test::RoomTable table;
    table.say(1, client::TakeSeat{"s", "Ada"});
    CHECK(table.refusal(2, client::TakeSeat{"s", " "}) == "BAD_NAME");
    CHECK(table.refusal(2, client::TakeSeat{"s", " aDA "}) == "NAME_TAKEN");
    CHECK(table.refusal(1, client::TakeSeat{"s", "Ada II"}) == "ALREADY_SEATED");
    CHECK(table.refusal(2, client::LeaveSeat{"s"}) == "NOT_SEATED");
    for (int player = 2; player <= 4; ++player) table.say(player, client::TakeSeat{"s", std::to_string(player)});
    CHECK(table.refusal(5, client::TakeSeat{"s", "Eve"}) == "ROOM_FULL");
}

TEST_CASE("only the first seat starts the game, and not alone") {
    test::RoomTable table;
    table.say(1, client::TakeSeat{"s", "Ada"});
    CHECK(table.refusal(1, client::Start{"s"}) == "TOO_FEW_SEATS");
    const auto alone = decide(table.situation(), table.stand_ins, 1, client::Start{"s"}, table.now);
    CHECK(alone.error().details == protocol::Details{.min = 2, .count = 1});
    table.say(2, client::TakeSeat{"s", "Bob"});
    CHECK(table.refusal(2, client::Start{"s"}) == "NOT_HOST");
    CHECK(table.refusal(3, client::Start{"s"}) == "NOT_SEATED");
    table.say(1, client::Start{"s"});
    CHECK(table.refusal(1, client::Start{"s"}) == "ALREADY_STARTED");
    CHECK(table.refusal(3, client::TakeSeat{"s", "Cy"}) == "ALREADY_STARTED");
    CHECK(table.refusal(2, client::LeaveSeat{"s"}) == "ALREADY_STARTED");
}

TEST_CASE("moves need a seat and a game") {
    test::RoomTable table;
    table.say(1, client::TakeSeat{"s", "Ada"});
    table.say(2, client::TakeSeat{"s", "Bob"});
    CHECK(table.refusal(1, client::Pass{"p", 1}) == "NOT_STARTED");
    table.say(1, client::Start{"s"});
    CHECK(table.refusal(3, client::Pass{"p", 1}) == "NOT_SEATED");
    const PlayerId other = 3 - table.mover();
    CHECK(table.refusal(other, client::Pass{"p", 1}) == "NOT_YOUR_TURN");
    CHECK(table.refusal(table.mover(), client::Pass{"p", 9}) == "STALE");
}

TEST_CASE("a refusal of the engine names its cells") {
    test::RoomTable table;
    table.start(2);
    auto play = table.first_play();
    play.placement.at(1).cell.column = 9;
    const auto refused = decide(table.situation(), table.stand_ins, table.mover(), play, table.now);
    REQUIRE(refused.has_error());
    CHECK(refused.error().code == "GAP");
    CHECK_FALSE(refused.error().cells.empty());
}

TEST_CASE("without its word list a game refuses to judge words, with a reason, and otherwise goes on") {
    test::RoomTable table;
    table.start(2);
    const auto refused = decide(table.without_list(), table.stand_ins, table.mover(), table.first_play(), table.now);
    REQUIRE(refused.has_error());
    CHECK(refused.error().code == "LEXICON_GONE");
    CHECK(decide(table.without_list(), table.stand_ins, table.mover(), client::Pass{"p", 1}, table.now).has_value());
    CHECK(decide_expiry(table.without_list(), 1).empty());
}

TEST_CASE("where anything is a word, plays are previewed and made without a list") {
    test::RoomTable table({.system = "scrappy"});
    table.start(2);
    const auto play = table.first_play();
    CHECK(preview(table.state, nullptr, table.mover(), {"p", play.placement, play.line}).has_value());
    CHECK(decide(table.without_list(), table.stand_ins, table.mover(), play, table.now).has_value());
}

TEST_CASE("a window that has run out closes, and another one does not") {
    test::RoomTable table;
    table.start(3);
    const auto turn = table.state.game->turn;
    table.say(table.mover(), table.first_play());
    CHECK(decide_expiry(table.situation(), turn + 1).empty());
    const auto events = decide_expiry(table.situation(), turn);
    REQUIRE_FALSE(events.empty());
    table.happen(events);
    CHECK_FALSE(table.state.game->pending_play());
}

TEST_CASE("a preview gives the score and reveals nothing about the words") {
    test::RoomTable table;
    table.start(2);
    const client::Preview request{"v", table.first_play().placement};
    const auto made = preview(table.state, &table.lexicon, table.mover(), request);
    REQUIRE(made.has_value());
    CHECK(made->id == "v");
    CHECK(made->play_score.text.find("\"total\"") != std::string::npos);
    CHECK_FALSE(made->valid);
}

TEST_CASE("where words are checked when they are laid, a preview shows whether they are valid") {
    test::RoomTable table({.knobs = {{"ruling", "void"}}});
    table.start(2);
    const client::Preview request{"v", table.first_play().placement};
    const auto made = preview(table.state, &table.lexicon, table.mover(), request);
    REQUIRE(made.has_value());
    CHECK(made->valid.has_value());
    CHECK(made->bad_words.empty() == *made->valid);
}

TEST_CASE("a preview scores an invalid word as if it were valid, and names it") {
    for (const char* system : {"classic", "crosswords"}) {
        INFO(system);
        engine::Settings settings;
        settings.system = system;
        settings.knobs["ruling"] = "void";
        test::RoomTable table(settings);
        table.start(2);
        if (table.state.game->needs_starter())
            table.say(table.mover(), client::PlaceStarter{.id = "s", .turn = 1, .cell = {7, 6}});
        engine::TileCounts& rack = table.state.game->player(table.state.game->to_move).rack;
        rack = {};
        for (const char* tile : {"Q", "Z"}) rack.add(*table.state.rules.find_tile(tile));
        const client::Preview request{"v", {{{7, 7}, "Q", {}}, {{7, 8}, "Z", {}}}};
        const auto made = preview(table.state, &table.lexicon, table.mover(), request);
        REQUIRE(made.has_value());
        CHECK(made->valid == false);
        CHECK(made->bad_words.size() == 1);
        CHECK(made->play_score.text.find("\"total\":0}") == std::string::npos);
    }
}

TEST_CASE("a player previews only tiles of their own rack") {
    test::RoomTable table;
    table.start(2);
    const client::Preview request{"v", table.first_play().placement};
    CHECK(preview(table.state, &table.lexicon, 9, request).error().code == "NOT_SEATED");
    const PlayerId other = 3 - table.mover();
    const auto others = preview(table.state, &table.lexicon, other, {"v", {{{7, 7}, "Q", {}}, {{7, 8}, "Z", {}}}});
    REQUIRE(others.has_error());
    CHECK(others.error().code == "NOT_IN_RACK");
    table.say(1, client::Resign{"r"});
    CHECK(preview(table.state, &table.lexicon, table.state.seats[1].player, request).error().code == "GAME_OVER");
    test::RoomTable three;
    three.start(3);
    three.say(1, client::Resign{"r"});
    CHECK(preview(three.state, &three.lexicon, 1, request).error().code == "NOT_SEATED");
}

TEST_CASE("a game at its turn limit takes no more moves, and says what can still be done") {
    test::RoomTable table;
    table.start(2);
    table.state.game->turn = max_turns;
    CHECK(decide(table.situation(), table.stand_ins, table.mover(), client::Pass{"p", max_turns}, table.now)
              .has_value());
    const engine::Turn beyond = max_turns + 1;
    table.state.game->turn = beyond;
    auto play = table.first_play();
    CHECK(table.refusal(table.mover(), play) == "GAME_TOO_LONG");
    CHECK(table.refusal(table.mover(), client::Exchange{"e", beyond, {}}) == "GAME_TOO_LONG");
    CHECK(table.refusal(table.mover(), client::Pass{"p", beyond}) == "GAME_TOO_LONG");
    CHECK(decide(table.situation(), table.stand_ins, table.mover(), client::Resign{"r"}, table.now).has_value());
    CHECK(decide(table.situation(), table.stand_ins, table.mover(), client::EndGame{"e"}, table.now).has_value());
}

TEST_CASE("a game that a computer would make too long ends as it stands") {
    test::RoomTable table;
    table.start(2);
    const engine::Turn beyond = max_turns + 1;
    table.state.game->turn = beyond;
    const auto ended = decide_for_computer(table.situation(), table.state.game->to_move, engine::Pass{beyond});
    REQUIRE(ended.has_value());
    table.happen(*ended);
    CHECK(table.state.stage() == Stage::over);
    CHECK(std::get<engine::Over>(table.state.game->phase).result.reason == engine::Reason::turn_limit);
}

TEST_CASE("a game that a clock would make too long ends as it stands") {
    test::RoomTable table;
    table.start(2);
    table.happen({protocol::ClockSet{{protocol::MoveClock{30}, protocol::AtZero::pass}}});
    const engine::Turn beyond = max_turns + 1;
    table.state.game->turn = beyond;
    REQUIRE(table.state.clocks.turn);
    table.state.clocks.turn->turn = beyond;
    const auto events = decide_alarm(table.situation(), table.now + 60'000);
    REQUIRE(events.size() > 1);
    table.happen(events);
    CHECK(table.state.stage() == Stage::over);
    CHECK(std::get<engine::Over>(table.state.game->phase).result.reason == engine::Reason::turn_limit);
}
