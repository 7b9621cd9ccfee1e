#include <algorithm>

#include "engine/settings.hpp"
#include "engine/visibility.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/random_player.hpp"
#include "tests/support/table.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

const std::vector<std::string> short_words{
    "AA", "AB", "AD", "AE", "AH", "AI", "AN", "AR",  "AS",  "AT",  "BE",  "BI",  "BO",   "BY",   "DE",
    "DO", "ED", "EH", "EL", "EN", "ER", "ES", "ET",  "EX",  "FA",  "GO",  "HE",  "HI",   "HO",   "ID",
    "IF", "IN", "IS", "IT", "JO", "KA", "KI", "LA",  "LI",  "LO",  "MA",  "ME",  "MI",   "MU",   "MY",
    "NA", "NE", "NO", "NU", "OD", "OE", "OF", "OH",  "ON",  "OP",  "OR",  "OS",  "OW",   "OX",   "PA",
    "PE", "PI", "QI", "RE", "SH", "SI", "SO", "TA",  "TI",  "TO",  "UN",  "UP",  "US",   "UT",   "WE",
    "WO", "XI", "XU", "YA", "YE", "YO", "ZA", "TEN", "RAT", "VIA", "LOT", "DUE", "GIVE", "QUIT", "CAVE"};

std::vector<Word> sorted_words() {
    std::vector<Word> words;
    for (const std::string& text : short_words) words.push_back(word(text));
    std::sort(words.begin(), words.end());
    return words;
}

int tiles_in_game(const Game& game) {
    int total = game.now.bag.total();
    for (const Player& player : game.now.players) total += player.rack.total();
    game.now.board.for_each([&](Cell, Square) { ++total; });
    return total;
}

/// What a player's events add up to.
int account_of(const std::vector<Event>& events, Seat seat) {
    int sum = 0;
    for (const Event& event : events) {
        if (const auto* played = std::get_if<Played>(&event)) sum += played->seat == seat ? played->score.total : 0;
        if (const auto* upheld = std::get_if<Upheld>(&event)) sum += upheld->seat == seat ? upheld->points : 0;
        if (const auto* withdrawn = std::get_if<Withdrawn>(&event))
            if (withdrawn->seat == seat) sum = withdrawn->score;
    }
    return sum;
}

}  // namespace

TEST_CASE("random games of every challenge rule and number of seats keep all tiles and all points (G2)") {
    const auto words = sorted_words();
    const auto ruling = GENERATE(Ruling::on_laying, Ruling::challenge_free, Ruling::challenge_costs_turn,
                                 Ruling::challenge_pays_five, Ruling::challenge_pays_ten);
    for (int seats = 2; seats <= 4; ++seats) {
        Settings settings;
        settings.ruling = ruling;
        Table table(resolve(settings).value(), seats, short_words);
        RandomPlayer player(words, static_cast<std::uint32_t>(seats));
        while (!table.game.over()) {
            const Move move = player.next(table.game);
            table.say(move.seat, move.command);
            REQUIRE(tiles_in_game(table.game) == 100);
            for (Seat seat = 0; seat < seats; ++seat) REQUIRE(table.score(seat) == account_of(table.events, seat));
        }
        CHECK(fold(fresh(table.game.rules), table.events) == table.game);
        CHECK(table.last<Ended>().winners.size() >= 1);
    }
}
