#include "engine/computer/computer_player.hpp"

#include <algorithm>

#include "engine/catalogue/catalogue.hpp"
#include "engine/lexicon/lexicon_builder.hpp"
#include "engine/play/placement.hpp"
#include "engine/play/runs.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/started_game.hpp"
#include "tests/support/games/tournament.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

Lexicon list_for(const Rules& rules) {
    std::string text;
    for (const std::string& word : short_words()) text += word + "\n";
    return build_lexicon("short", rules.alphabet(), text).value();
}

/// The same game for the seat, with different hidden tiles; nothing if the bag has too few.
std::optional<Game> disguised(Game game, Seat seat) {
    const auto racks = game.position.players;
    for (std::size_t other = 0; other < racks.size(); ++other) {
        if (static_cast<Seat>(other) == seat) continue;
        TileCounts drawn;
        for (int count = racks[other].rack.total(); count > 0; --count) {
            if (game.position.bag.empty()) return std::nullopt;
            Tile last{};
            game.position.bag.for_each([&last](Tile tile, int) { last = tile; });
            game.position.bag.remove(last);
            drawn.add(last);
        }
        game.position.players[other].rack = drawn;
    }
    for (std::size_t other = 0; other < racks.size(); ++other)
        if (static_cast<Seat>(other) != seat) game.position.bag.add(racks[other].rack);
    return game;
}

}  // namespace

TEST_CASE("in any system, a computer player decides the same whatever the others hold (G3)") {
    for (const Ruleset& ruleset : catalogue::all()) {
        INFO(ruleset.id);
        const Rules rules = compile(ruleset).value();
        const Lexicon list = list_for(rules);
        ComputerPlayer strong(rules, list, list, Strength::strong);
        ComputerPlayer casual(rules, list, list, Strength::casual);
        Tournament tournament(rules, list, 3, {&strong, &casual, &strong});
        int compared = 0;
        for (int step = 0; step < 30 && !tournament.game().over(); ++step, tournament.step())
            for (const Seat seat : active_seats(tournament.game())) {
                const auto other = disguised(tournament.game(), seat);
                if (!other) continue;
                const SeatView seen = seat_view(tournament.game(), seat);
                CHECK(seat_view(*other, seat).view == seen.view);
                CHECK(casual.choose(seat_view(*other, seat), 7) == casual.choose(seen, 7));
                ++compared;
            }
        CHECK(compared > 10);
    }
}

TEST_CASE("a strong player spends a blank on the points that win (F2)") {
    const std::vector<std::string> words{"TO", "ZAT"};
    const Rules rules = compile(catalogue::finish_line()).value();
    StartedGame game(rules, {"beginner", "beginner"}, words);
    game.turn_to(0);
    game.give(0, "TOZ?VVW");
    const auto lays_zat = [&](int missing) {
        game.state.player(0).score = game.state.player(0).target - missing;
        ComputerPlayer strong(rules, lexicon_of(words), lexicon_of(words), Strength::strong);
        const auto command = strong.choose(seat_view(game.state, 0), 1);
        const auto* play = std::get_if<Play>(&*command);
        return play && play->edits.size() == 3;
    };
    CHECK_FALSE(lays_zat(23));
    CHECK(lays_zat(22));
}

TEST_CASE("the stronger computer players challenge a word that is not in the list") {
    StartedGame game(classic(), 2, short_words());
    game.turn_to(0);
    game.give(0, "ZQVAAEI");
    game.play(0, across("G8", "ZQV"));
    ComputerPlayer strong(classic(), list_for(classic()), list_for(classic()), Strength::strong);
    ComputerPlayer beginner(classic(), list_for(classic()), list_for(classic()), Strength::beginner);
    CHECK(strong.choose(seat_view(game.state, 1), 1) == Command(Challenge{1}));
    CHECK_FALSE(std::holds_alternative<Challenge>(*beginner.choose(seat_view(game.state, 1), 1)));
    CHECK_FALSE(strong.choose(seat_view(game.state, 0), 1).has_value());
}

TEST_CASE("a stand-in defends a word with the list that has it, and otherwise shows no evidence (R8)") {
    const Rules rules = system_rules("scrappy");
    ComputerPlayer strong(rules, list_for(rules), list_for(rules), Strength::strong);
    for (const std::string_view text : {"TEN", "NTE"}) {
        StartedGame game(rules, 3, short_words());
        game.turn_to(0);
        game.give(0, "TENAAEI");
        game.play(0, across("G8", text));
        game.challenge(1);
        const auto command = strong.choose(seat_view(game.state, 0), 1);
        CHECK(command.has_value() == (text == "TEN"));
        CHECK((!command || *command == Command(ShowEvidence{1, list_for(rules).name()})));
    }
}

TEST_CASE("a computer player's view has nothing that its seat may not see (G3)") {
    StartedGame game(classic(), 2, short_words());
    const SeatView seen = seat_view(game.state, 1);
    CHECK(seen.rack() == game.state.player(1).rack);
    CHECK_FALSE(seen.view.players[0].rack.faces.has_value());
    CHECK(seen.view.players[0].rack.count == 7);
    Game other = game.state;  // the same for the seat, with different hidden tiles
    other.position.bag.add(other.position.players[0].rack);
    other.position.players[0].rack = {};
    for (int count = 0; count < 7; ++count) {
        Tile last{};
        other.position.bag.for_each([&last](Tile tile, int) { last = tile; });
        other.position.bag.remove(last);
        other.position.players[0].rack.add(last);
    }
    CHECK(seat_view(other, 1).view == seen.view);
    CHECK(unseen(seen).total() == 93);
    for (const Strength strength : {Strength::beginner, Strength::casual, Strength::strong}) {
        ComputerPlayer player(classic(), list_for(classic()), list_for(classic()), strength);
        CHECK(player.choose(seat_view(other, 1), 5) == player.choose(seen, 5));
    }
}

TEST_CASE("a stand-in does not challenge a play that the player has accepted, but moves (K11)") {
    Ruleset ruleset = classic().ruleset();
    ruleset.windows.more_seats = 0;
    const Rules rules = compile(ruleset).value();
    ComputerPlayer strong(rules, list_for(rules), list_for(rules), Strength::strong);
    StartedGame game(rules, 3, short_words());
    game.turn_to(0);
    game.give(0, "TENAAEI");
    game.play(0, across("G8", "NTE"));
    const Turn phony = game.state.pending_play()->turn;
    REQUIRE(strong.choose(seat_view(game.state, 1), 1) == Command(Challenge{phony}));
    game.accept(1);
    const auto command = strong.choose(seat_view(game.state, 1), 1);
    REQUIRE(command.has_value());
    CHECK_FALSE(game.code(1, *command).has_value());
}

TEST_CASE("a computer that works out the end of a game knows who pays for overtime, and who has resigned (T3, G4)") {
    Game game = StartedGame(classic(), 3, short_words()).state;
    game.to_move = 0;
    game.player(1).overtime = 20;
    game.player(2).resigned = true;
    game.player(1).rack.add(game.position.bag);
    game.player(1).rack.add(game.player(2).rack);
    game.position.bag = game.player(2).rack = {};
    const auto known = known_game(seat_view(game, 0));
    REQUIRE(known.has_value());
    CHECK(known->position.players == game.position.players);
}

TEST_CASE("a computer does not repeat a word that a vote has rejected, even with an empty bag (R8)") {
    const bool bag_is_empty = GENERATE(false, true);
    StartedGame game(classic(), 2, short_words());
    game.turn_to(0);
    game.give(0, "CATSHEN");
    SeatView seen = seat_view(game.state, 0);
    if (bag_is_empty) {
        Game emptied = game.state;
        emptied.position.players[1].rack.add(emptied.position.bag);
        emptied.position.bag = {};
        seen = seat_view(emptied, 0);
    }
    ComputerPlayer strong(classic(), list_for(classic()), list_for(classic()), Strength::strong);
    const auto choice_words = [&] {
        const auto command = strong.choose(seen, 1);
        std::vector<Word> words;
        if (const auto* play = std::get_if<Play>(&*command)) {
            const auto placed = place(classic(), seen.view.board, nullptr, play->edits, play->line).value();
            for (const Run& run : placed.runs) words.push_back(word_of(placed.board, run));
        }
        return words;
    };
    seen.rejected = choice_words();
    REQUIRE_FALSE(seen.rejected.empty());
    for (const Word& word : choice_words()) CHECK(std::ranges::count(seen.rejected, word) == 0);
}
