#include "server/games/model/decisions/game_decision.hpp"

#include "server/games/model/decisions/clock_decision.hpp"
#include "server/games/model/game_checks.hpp"
#include "server/games/view/preview.hpp"
#include "tests/server/games/model/room_game.hpp"

using namespace crisscross;
using namespace crisscross::server;
namespace client = crisscross::protocol::client;

TEST_CASE("a seat is refused with its reason") {
    test::RoomGame game;
    game.say(1, client::TakeSeat{"s", "Ada"});
    CHECK(game.refusal(2, client::TakeSeat{"s", " "}) == "BAD_NAME");
    CHECK(game.refusal(2, client::TakeSeat{"s", " aDA "}) == "NAME_TAKEN");
    CHECK(game.refusal(1, client::TakeSeat{"s", "Ada II"}) == "ALREADY_SEATED");
    CHECK(game.refusal(2, client::LeaveSeat{"s"}) == "NOT_SEATED");
    for (int player = 2; player <= 4; ++player) game.say(player, client::TakeSeat{"s", std::to_string(player)});
    CHECK(game.refusal(5, client::TakeSeat{"s", "Eve"}) == "ROOM_FULL");
}

TEST_CASE("only the first seat starts the game, and not alone") {
    test::RoomGame game;
    game.say(1, client::TakeSeat{"s", "Ada"});
    CHECK(game.refusal(1, client::Start{"s"}) == "TOO_FEW_SEATS");
    const auto alone = decide(game.situation(), game.stand_ins, 1, client::Start{"s"}, game.now);
    CHECK(alone.error().details == protocol::Details{.min = 2, .count = 1});
    game.say(2, client::TakeSeat{"s", "Bob"});
    CHECK(game.refusal(2, client::Start{"s"}) == "NOT_HOST");
    CHECK(game.refusal(3, client::Start{"s"}) == "NOT_SEATED");
    game.say(1, client::Start{"s"});
    CHECK(game.refusal(1, client::Start{"s"}) == "ALREADY_STARTED");
    CHECK(game.refusal(3, client::TakeSeat{"s", "Cy"}) == "ALREADY_STARTED");
    CHECK(game.refusal(2, client::LeaveSeat{"s"}) == "ALREADY_STARTED");
}

TEST_CASE("moves need a seat and a game") {
    test::RoomGame game;
    game.say(1, client::TakeSeat{"s", "Ada"});
    game.say(2, client::TakeSeat{"s", "Bob"});
    CHECK(game.refusal(1, client::Pass{"p", 1}) == "NOT_STARTED");
    game.say(1, client::Start{"s"});
    CHECK(game.refusal(3, client::Pass{"p", 1}) == "NOT_SEATED");
    const PlayerId other = 3 - game.mover();
    CHECK(game.refusal(other, client::Pass{"p", 1}) == "NOT_YOUR_TURN");
    CHECK(game.refusal(game.mover(), client::Pass{"p", 9}) == "STALE");
}

TEST_CASE("a refusal of the engine names its cells") {
    test::RoomGame game;
    game.start(2);
    auto play = game.first_play();
    play.placement.at(1).cell.column = 9;
    const auto refused = decide(game.situation(), game.stand_ins, game.mover(), play, game.now);
    REQUIRE(refused.has_error());
    CHECK(refused.error().code == "GAP");
    CHECK_FALSE(refused.error().cells.empty());
}

TEST_CASE("without its word list a game refuses to judge words, with a reason, and otherwise goes on") {
    test::RoomGame game;
    game.start(2);
    const auto refused = decide(game.without_list(), game.stand_ins, game.mover(), game.first_play(), game.now);
    REQUIRE(refused.has_error());
    CHECK(refused.error().code == "LEXICON_GONE");
    CHECK(decide(game.without_list(), game.stand_ins, game.mover(), client::Pass{"p", 1}, game.now).has_value());
    CHECK(decide_expiry(game.without_list(), 1).empty());
}

TEST_CASE("where anything is a word, plays are previewed and made without a list") {
    test::RoomGame game({.system = "scrappy"});
    game.start(2);
    const auto play = game.first_play();
    CHECK(preview(game.state, nullptr, game.mover(), {"p", play.placement, play.line}).has_value());
    CHECK(decide(game.without_list(), game.stand_ins, game.mover(), play, game.now).has_value());
}

TEST_CASE("a window that has run out closes, and another one does not") {
    test::RoomGame game;
    game.start(3);
    const auto turn = game.state.game->turn;
    game.say(game.mover(), game.first_play());
    CHECK(decide_expiry(game.situation(), turn + 1).empty());
    const auto events = decide_expiry(game.situation(), turn);
    REQUIRE_FALSE(events.empty());
    game.happen(events);
    CHECK_FALSE(game.state.game->pending_play());
}

TEST_CASE("a preview gives the score and reveals nothing about the words") {
    test::RoomGame game;
    game.start(2);
    const client::Preview request{"v", game.first_play().placement};
    const auto made = preview(game.state, &game.lexicon, game.mover(), request);
    REQUIRE(made.has_value());
    CHECK(made->id == "v");
    CHECK(made->play_score.text.find("\"total\"") != std::string::npos);
    CHECK_FALSE(made->valid);
}

TEST_CASE("where words are checked when they are laid, a preview shows whether they are valid") {
    test::RoomGame game({.knobs = {{"ruling", "void"}}});
    game.start(2);
    const client::Preview request{"v", game.first_play().placement};
    const auto made = preview(game.state, &game.lexicon, game.mover(), request);
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
        test::RoomGame game(settings);
        game.start(2);
        if (game.state.game->needs_starter())
            game.say(game.mover(), client::PlaceStarter{.id = "s", .turn = 1, .cell = {7, 6}});
        engine::TileCounts& rack = game.state.game->player(game.state.game->to_move).rack;
        rack = {};
        for (const char* tile : {"Q", "Z"}) rack.add(*game.state.rules.find_tile(tile));
        const client::Preview request{"v", {{{7, 7}, "Q", {}}, {{7, 8}, "Z", {}}}};
        const auto made = preview(game.state, &game.lexicon, game.mover(), request);
        REQUIRE(made.has_value());
        CHECK(made->valid == false);
        CHECK(made->bad_words.size() == 1);
        CHECK(made->play_score.text.find("\"total\":0}") == std::string::npos);
    }
}

TEST_CASE("a player previews only tiles of their own rack") {
    test::RoomGame game;
    game.start(2);
    const client::Preview request{"v", game.first_play().placement};
    CHECK(preview(game.state, &game.lexicon, 9, request).error().code == "NOT_SEATED");
    const PlayerId other = 3 - game.mover();
    const auto others = preview(game.state, &game.lexicon, other, {"v", {{{7, 7}, "Q", {}}, {{7, 8}, "Z", {}}}});
    REQUIRE(others.has_error());
    CHECK(others.error().code == "NOT_IN_RACK");
    game.say(1, client::Resign{"r"});
    CHECK(preview(game.state, &game.lexicon, game.state.seats[1].player, request).error().code == "GAME_OVER");
    test::RoomGame three;
    three.start(3);
    three.say(1, client::Resign{"r"});
    CHECK(preview(three.state, &three.lexicon, 1, request).error().code == "NOT_SEATED");
}

TEST_CASE("a game at its turn limit takes no more moves, and says what can still be done") {
    test::RoomGame game;
    game.start(2);
    game.state.game->turn = max_turns;
    CHECK(decide(game.situation(), game.stand_ins, game.mover(), client::Pass{"p", max_turns}, game.now).has_value());
    const engine::Turn beyond = max_turns + 1;
    game.state.game->turn = beyond;
    auto play = game.first_play();
    CHECK(game.refusal(game.mover(), play) == "GAME_TOO_LONG");
    CHECK(game.refusal(game.mover(), client::Exchange{"e", beyond, {}}) == "GAME_TOO_LONG");
    CHECK(game.refusal(game.mover(), client::Pass{"p", beyond}) == "GAME_TOO_LONG");
    CHECK(decide(game.situation(), game.stand_ins, game.mover(), client::Resign{"r"}, game.now).has_value());
    CHECK(decide(game.situation(), game.stand_ins, game.mover(), client::EndGame{"e"}, game.now).has_value());
}

TEST_CASE("a game that a computer would make too long ends as it stands") {
    test::RoomGame game;
    game.start(2);
    const engine::Turn beyond = max_turns + 1;
    game.state.game->turn = beyond;
    const auto ended = decide_for_computer(game.situation(), game.state.game->to_move, engine::Pass{beyond});
    REQUIRE(ended.has_value());
    game.happen(*ended);
    CHECK(game.state.stage() == Stage::over);
    CHECK(std::get<engine::Over>(game.state.game->phase).result.reason == engine::EndReason::turn_limit);
}

TEST_CASE("a game that a clock would make too long ends as it stands") {
    test::RoomGame game;
    game.start(2);
    game.happen({protocol::ClockSet{{protocol::MoveClock{30}, protocol::AtZero::pass}}});
    const engine::Turn beyond = max_turns + 1;
    game.state.game->turn = beyond;
    REQUIRE(game.state.clocks.turn);
    game.state.clocks.turn->turn = beyond;
    const auto events = decide_alarm(game.situation(), game.now + 60'000);
    REQUIRE(events.size() > 1);
    game.happen(events);
    CHECK(game.state.stage() == Stage::over);
    CHECK(std::get<engine::Over>(game.state.game->phase).result.reason == engine::EndReason::turn_limit);
}
