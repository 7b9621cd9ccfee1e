#include "engine/computer/computer_player.hpp"

#include "engine/lexicon_builder.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/short_words.hpp"
#include "tests/support/table.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

Lexicon list_for(const Rules& rules) {
    std::string text;
    for (const std::string& word : short_words()) text += word + "\n";
    return build_lexicon("short", rules.alphabet(), text).value();
}

}  // namespace

TEST_CASE("computer players challenge what is no word, the stronger ones") {
    Table table(classic(), 2, short_words());
    table.turn_to(0);
    table.give(0, "ZQVAAEI");
    table.play(0, across("G8", "ZQV"));
    ComputerPlayer strong(classic(), list_for(classic()), list_for(classic()), Strength::strong);
    ComputerPlayer beginner(classic(), list_for(classic()), list_for(classic()), Strength::beginner);
    CHECK(strong.choose(seat_view(table.game, 1), 1) == Command(Challenge{1}));
    CHECK_FALSE(std::holds_alternative<Challenge>(*beginner.choose(seat_view(table.game, 1), 1)));
    CHECK_FALSE(strong.choose(seat_view(table.game, 0), 1).has_value());
}

TEST_CASE("what a computer player is told holds nothing that its seat may not see (G3)") {
    Table table(classic(), 2, short_words());
    const SeatView seen = seat_view(table.game, 1);
    CHECK(seen.rack() == table.game.player(1).rack);
    CHECK_FALSE(seen.view.players[0].rack.faces.has_value());
    CHECK(seen.view.players[0].rack.count == 7);
    Game other = table.game;  // the same for the seat, and other tiles behind its back
    other.now.bag.add(other.now.players[0].rack);
    other.now.players[0].rack = {};
    for (int count = 0; count < 7; ++count) {
        Tile last{};
        other.now.bag.for_each([&last](Tile tile, int) { last = tile; });
        other.now.bag.remove(last);
        other.now.players[0].rack.add(last);
    }
    CHECK(seat_view(other, 1).view == seen.view);
    CHECK(unseen(seen).total() == 93);
    for (const Strength strength : {Strength::beginner, Strength::casual, Strength::strong}) {
        ComputerPlayer player(classic(), list_for(classic()), list_for(classic()), strength);
        CHECK(player.choose(seat_view(other, 1), 5) == player.choose(seen, 5));
    }
}
