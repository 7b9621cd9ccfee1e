// Makes the table of chances of a system (engine/computer/chances): a computer player plays against itself, and who
// won is fitted to who was ahead, by how much, and with how many tiles left.
#include <cstdio>
#include <cstdlib>

#include "engine/catalogue/catalogue.hpp"
#include "engine/lexicon/lexicon_builder.hpp"
#include "tests/bench/chance_fit.hpp"
#include "tests/bench/table_text.hpp"
#include "tests/support/engine/lexicon_from_disk.hpp"
#include "tests/support/games/tournament.hpp"

namespace {

using namespace crisscross;
using namespace crisscross::engine;

/// Searching the end as deeply as in games would take most of the time.
constexpr EndLimits short_search{60'000, 8};

struct Place {
    ScoreState stands{};
    double lead = 0;
};

/// Every position of a game in which a turn began, as the seat to move saw it.
std::vector<Place> places_of(test::Tournament& tournament) {
    std::vector<Place> places;
    Turn last = 0;
    while (!tournament.game().over()) {
        const Game& game = tournament.game();
        const PendingPlay* pending = game.pending_play();
        const bool may_move = !pending || pending->window == Window::next_turn;
        if (game.turn != last && !game.needs_starter() && may_move) {
            last = game.turn;
            const ScoreState stands = score_state(game);
            const auto me = static_cast<std::size_t>(stands.to_move);
            places.push_back({stands, *stands.points[me] - *stands.points[1 - me]});
        }
        tournament.step();
    }
    return places;
}

}  // namespace

int main(int argc, char** argv) {
    const auto english = argc == 6 ? crisscross::test::lexicon_from_disk(argv[1]) : Lexicon::from_bytes({});
    const auto system = argc == 6 ? catalogue::find(argv[2]) : std::nullopt;
    if (!english || !system) {
        std::fprintf(stderr, "usage: make_chances LEXICON SYSTEM GAMES SEED DATE\n");
        return 2;
    }
    const Rules rules = compile(*system).value();
    const Lexicon list = respelt(*english, rules.alphabet()).value();
    ComputerPlayer player(rules, list, list, Strength::strong, Skill{leave_table(rules), short_search});
    test::ChanceFit fit(rules.ruleset().rack_size);
    const int games = std::atoi(argv[3]);
    const auto first = static_cast<std::uint32_t>(std::atoi(argv[4])) * 1'000'000;
    int positions = 0;
    for (int game = 0; game < games; ++game) {
        test::Tournament tournament(rules, list, first + static_cast<std::uint32_t>(game), {&player, &player});
        const auto places = places_of(tournament);
        const auto shares = shares_of(tournament.play(), 2);
        for (const Place& place : places)
            fit.add(place.stands.tiles, place.lead, shares.at(static_cast<std::size_t>(place.stands.to_move)));
        positions += static_cast<int>(places.size());
    }
    std::printf(
        "// How likely the seat to move is to win: the tiles left in the bag and on the racks, the weight of each "
        "point\n"
        "// ahead, and that of having the turn (engine/computer/win_chance.hpp).\n"
        "// Made by make_chances on %s: %d games, %d positions, %s (%zu words), seed %s.\n%s",
        argv[5], games, positions, english->name().c_str(), english->word_count(), argv[4],
        test::text_of(fit.table()).c_str());
}
