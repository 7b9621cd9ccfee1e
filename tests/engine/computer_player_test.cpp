#include "engine/computer/computer_player.hpp"

#include <random>

#include "engine/catalogue/catalogue.hpp"
#include "engine/lexicon_builder.hpp"
#include "engine/settings.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/long_run.hpp"
#include "tests/support/short_words.hpp"
#include "tests/support/table.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

std::vector<std::string> levels_for(const Rules& rules, std::size_t seats) {
    const auto& levels = rules.ruleset().levels;
    return std::vector<std::string>(seats, levels.empty() ? "" : levels.front().name);
}

Lexicon list_for(const Rules& rules) {
    std::string text;
    for (const std::string& word : short_words()) text += word + "\n";
    return build_lexicon("short", rules.alphabet(), text).value();
}

/// Computer players around a table, each told what its seat sees and nothing else.
class Tournament {
public:
    Tournament(const Rules& rules, std::vector<Strength> strengths, std::uint32_t seed)
        : table_(rules, levels_for(rules, strengths.size()), short_words(), seed_of(seed)), random_(seed) {
        for (const Strength strength : strengths)
            players_.emplace_back(rules, list_for(rules), list_for(rules), strength);
    }

    const Game& game() const { return table_.game; }
    const Ended& play() {
        while (!table_.game.over() && commands_ < 2000) step();
        REQUIRE(table_.game.over());
        return table_.last<Ended>();
    }

private:
    static Seed seed_of(std::uint32_t number) {
        Seed seed{};
        for (std::size_t byte = 0; byte < 4; ++byte) seed[byte] = static_cast<std::uint8_t>(number >> (8 * byte));
        return seed;
    }

    /// The first who has something to say says it; if nobody has, the time runs out.
    void step() {
        ++commands_;
        for (const Seat seat : active_seats(table_.game)) {
            const auto command = players_[static_cast<std::size_t>(seat)].choose(
                seat_view(table_.game, seat), static_cast<std::uint32_t>(random_()));
            if (!command) continue;
            table_.say(seat, *command);
            return;
        }
        table_.expire();
    }

    Table table_;
    std::mt19937 random_;
    std::vector<ComputerPlayer> players_;
    int commands_ = 0;
};

}  // namespace

TEST_CASE("computer players finish games of every system, of every strength and number of seats") {
    const std::uint32_t games = long_run() ? 1000 : 2;
    for (const Ruleset& ruleset : catalogue::all())
        for (std::uint32_t game = 0; game < games; ++game) {
            INFO(ruleset.id << ", game " << game);
            const auto seats = 2 + game % 3;
            std::vector<Strength> strengths;
            for (std::uint32_t seat = 0; seat < seats; ++seat)
                strengths.push_back(static_cast<Strength>((game + seat) % 3));
            Tournament tournament(compile(ruleset).value(), strengths, game);
            const Ended& ended = tournament.play();
            CHECK(ended.reason != Reason::resignation);
            CHECK(tournament.game().turn > 4);
        }
}

TEST_CASE("computer players finish games with every challenge rule, and challenge what is no word") {
    for (const Ruling ruling : {Ruling::on_laying, Ruling::challenge_free, Ruling::challenge_costs_turn}) {
        Settings settings;
        settings.ruling = ruling;
        Tournament(resolve(settings).value(), {Strength::strong, Strength::casual}, 3).play();
    }
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
