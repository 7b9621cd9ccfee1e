#include "engine/computer/computer_player.hpp"

#include "engine/catalogue/catalogue.hpp"
#include "engine/lexicon_builder.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/short_words.hpp"
#include "tests/support/table.hpp"
#include "tests/support/tournament.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

Lexicon list_for(const Rules& rules) {
    std::string text;
    for (const std::string& word : short_words()) text += word + "\n";
    return build_lexicon("short", rules.alphabet(), text).value();
}

/// The same for the seat, and other tiles behind its back; nothing if the bag has too few of them.
std::optional<Game> disguised(Game game, Seat seat) {
    const auto racks = game.now.players;
    for (std::size_t other = 0; other < racks.size(); ++other) {
        if (static_cast<Seat>(other) == seat) continue;
        TileCounts drawn;
        for (int count = racks[other].rack.total(); count > 0; --count) {
            if (game.now.bag.empty()) return std::nullopt;
            Tile last{};
            game.now.bag.for_each([&last](Tile tile, int) { last = tile; });
            game.now.bag.remove(last);
            drawn.add(last);
        }
        game.now.players[other].rack = drawn;
    }
    for (std::size_t other = 0; other < racks.size(); ++other)
        if (static_cast<Seat>(other) != seat) game.now.bag.add(racks[other].rack);
    return game;
}

}  // namespace

TEST_CASE("in any system a computer player decides the same whatever the others hold (G3)") {
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
