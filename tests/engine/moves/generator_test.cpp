#include "engine/moves/generator.hpp"

#include <algorithm>

#include "engine/catalogue/catalogue.hpp"
#include "engine/rules/options.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/small_rules.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/games/exhaustive_search.hpp"
#include "tests/support/games/random_ruleset.hpp"
#include "tests/support/long_run.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

/// The plays that only one of the searches has found, or that have different scores.
std::string differences(const Plays& found, const Plays& expected) {
    std::string text;
    const auto score_in = [](const Plays& plays, const std::string& play) {
        const auto at = plays.find(play);
        return at == plays.end() ? std::string("none") : std::to_string(at->second);
    };
    Plays all = found;
    all.insert(expected.begin(), expected.end());
    for (const auto& [play, _] : all)
        if (score_in(found, play) != score_in(expected, play))
            text += play + ": " + score_in(found, play) + ", not " + score_in(expected, play) + "\n";
    return text;
}

/// A game in which the player to move draws at random and makes any play that the generator finds. Each position is
/// compared with the exhaustive search.
class Course {
public:
    Course(Rules rules, std::mt19937& random)
        : rules_(std::move(rules)),
          random_(random),
          lexicon_(small_lexicon(rules_, random)),
          generator_(rules_, lexicon_, random_() % 4 == 0 ? Bounds::loose : Bounds::tight),
          board_(rules_.rows(), rules_.columns()),
          premiums_(rules_.premiums()) {
        place_corners();
        if (const auto& seed = rules_.ruleset().starter_turn) cover(seed->centre, {0, false});
    }

    /// How many positions had a play.
    int run(int turns) {
        int with_plays = 0;
        for (int turn = 0; turn < turns; ++turn)
            if (const auto edits = compare()) {
                make(*edits);
                ++with_plays;
            }
        return with_plays;
    }

private:
    /// One of the plays.
    std::optional<Edits> compare() {
        const TileCounts rack = draw();
        const Situation now{board_, premiums_, rack};
        Plays found;
        std::vector<Edits> plays;
        const bool whole = generator_.for_each(now, [&](const Candidate& candidate) {
            const bool is_new =
                found.emplace(name_of(rules_, candidate.edits(), candidate.line), candidate.score).second;
            CHECK(is_new);
            plays.push_back(candidate.edits());
            return true;
        });
        CHECK(whole);
        CHECK(generator_.any(now) == !plays.empty());
        compare_best(now, found);
        CHECK(differences(found, exhaustive_search(rules_, lexicon_, now)) == "");
        if (plays.empty()) return std::nullopt;
        return plays[random_() % plays.size()];
    }

    /// Checks that no play has a higher equity than the best one: by its score, and with points added by the tiles
    /// used.
    void compare_best(const Situation& now, const Plays& found) {
        std::vector<double> max;
        for (int tiles = 0; tiles <= now.rack.total(); ++tiles) max.push_back(static_cast<double>(random_() % 9) - 4);
        const auto more = [&max](const Candidate& play) {
            const int first_tile = play.lays.empty() ? 0 : play.lays.front().tile.code;
            return max[play.lays.size() + play.lifts.size()] - 0.3 * first_tile;
        };
        for (const Objective& objective : {Objective(), Objective(more, max)}) {
            double equity = -1000;
            generator_.for_each(now, [&](const Candidate& play) {
                equity = std::max(equity, objective.equity(play));
                return true;
            });
            const auto best = generator_.best(now, objective);
            REQUIRE(best.has_value() == !found.empty());
            if (!best) continue;
            CHECK(objective.equity(*best) == equity);
            CHECK(found.at(name_of(rules_, best->edits(), best->line)) == best->score);
        }
    }

    TileCounts draw() {
        TileCounts bag = rules_.tiles();
        TileCounts rack;
        for (int count = 0; count < rules_.ruleset().rack_size; ++count) {
            std::vector<Tile> tiles;
            bag.for_each([&tiles](Tile tile, int number) {
                tiles.insert(tiles.end(), static_cast<std::size_t>(number), tile);
            });
            const Tile tile = tiles[random_() % tiles.size()];
            bag.remove(tile);
            rack.add(tile);
        }
        return rack;
    }

    void cover(Cell cell, Square square) {
        board_.lay(cell, square);
        if (rules_.ruleset().premium_use == PremiumUse::once) premiums_.spend(cell);
    }

    void make(const Edits& edits) {
        for (const Edit& edit : edits)
            if (const auto* lift = std::get_if<Lift>(&edit)) board_.lift(lift->cell);
        for (const Edit& edit : edits)
            if (const auto* lay = std::get_if<Lay>(&edit)) cover(lay->cell, {lay->shown, lay->tile == blank});
    }

    void place_corners() {
        std::vector<Cell> free;
        for (int row = 0; row + 1 < rules_.rows(); ++row)
            for (int column = 0; column + 1 < rules_.columns(); ++column) free.push_back({row, column});
        std::shuffle(free.begin(), free.end(), random_);
        free.resize(static_cast<std::size_t>(rules_.ruleset().corners.count));
        std::vector<Premium> corners;
        for (const Cell cell : free)
            corners.push_back(
                corner_premium(cell, random_() % 2 ? Scope::word : Scope::letter, random_() % 2 ? 2 : 3));
        premiums_.add(corners);
    }

    Rules rules_;
    std::mt19937& random_;
    Lexicon lexicon_;
    Generator generator_;
    Board board_;
    Premiums premiums_;
};

int positions_with_plays(const Ruleset& ruleset, std::uint32_t seed, int courses, int turns) {
    std::mt19937 random(seed);
    int with_plays = 0;
    for (int course = 0; course < courses; ++course)
        with_plays += Course(small_rules(ruleset, random), random).run(turns);
    return with_plays;
}

}  // namespace

TEST_CASE("the generator finds what an exhaustive search finds, in every system") {
    for (const Ruleset& ruleset : catalogue::all()) {
        INFO(ruleset.id);
        CHECK(positions_with_plays(ruleset, 7, long_run() ? 200 : 10, 10) > 20);
    }
}

TEST_CASE("the generator finds what an exhaustive search finds, with every set of options") {
    std::uint32_t seed = 0;
    for (const Options& options : all_options()) {
        const Rules rules = with_options(compile(catalogue::crosswords()).value(), options).value();
        CHECK(positions_with_plays(rules.ruleset(), ++seed, long_run() ? 250 : 2, 8) > 2);
    }
}

TEST_CASE("a word that only rises to the right is found where words are read forwards only") {
    const Options diagonals{.lines = Lines::diagonals_too};
    const Rules rules = with_options(compile(catalogue::crosswords()).value(), diagonals).value();
    const Lexicon list = lexicon_of({"BCC", "CD", "CDA", "CA"});
    const Board before = board({"...C", "...D", "...A"});
    const TileCounts rack = tiles("BC");
    Plays found;
    Generator(rules, list).for_each({before, rules.premiums(), rack}, [&](const Candidate& candidate) {
        found.emplace(name_of(rules, candidate.edits(), candidate.line), candidate.score);
        return true;
    });
    CHECK(found.count(name_of(rules, lay("B3", Axis::diagonal_up, "BC"), {})) == 1);
}

TEST_CASE("a single first tile is found, even where tiles may lie along lines that are not judged") {
    Ruleset ruleset = catalogue::classic();
    ruleset.contact = Contact::whole_board;
    ruleset.placed = {Axis::diagonal_down, Axis::across, Axis::down};
    ruleset.opening->min_tiles = 1;
    CHECK(positions_with_plays(ruleset, 3, 20, 2) > 5);
}

TEST_CASE("the generator finds what an exhaustive search finds, in random mixtures of knobs") {
    std::mt19937 random(5);
    int with_plays = 0;
    for (int mixture = 0; mixture < (long_run() ? 200 : 40); ++mixture) {
        const Ruleset ruleset = random_rules(random).ruleset();
        INFO(mixture);
        with_plays += positions_with_plays(ruleset, static_cast<std::uint32_t>(mixture), long_run() ? 20 : 2, 5);
    }
    CHECK(with_plays > 100);
}
