// Makes the table of leaves of a system (engine/computer/leaves): computer players play with themselves, and what
// racks earn on their boards is fitted to the tiles that were on them before they were filled up.
#include <cstdio>
#include <cstdlib>

#include "engine/catalogue/catalogue.hpp"
#include "engine/ending.hpp"
#include "engine/lexicon_builder.hpp"
#include "tests/bench/leave_fit.hpp"
#include "tests/support/tournament.hpp"

namespace {

using namespace crisscross;
using namespace crisscross::engine;

/// Each round values what stays on a rack by the table of the one before.
constexpr int rounds = 4;
constexpr int racks_of_a_position = 2;
/// What it is worth to win at once with a play, in points.
constexpr double worth_of_winning = 100;

class LeaveMaker {
public:
    LeaveMaker(const Rules& rules, Lexicon list, std::uint32_t seed)
        : rules_(rules), list_(std::move(list)), whim_(seed), number_(seed * 1'000'000), generator_(rules, list_) {}

    LeaveTable next(const LeaveTable& before, int racks) {
        test::LeaveFit fit(rules_);
        const LeaveValues values(rules_, before);
        ComputerPlayer player(rules_, list_, list_, Strength::strong, Insight{before, {0, 0}});
        for (int seen = 0; seen < racks; ++games_) {
            test::Tournament game(rules_, list_, number_++, {&player, &player});
            for (; !game.game().over(); game.step())
                for (int rack = 0; rack < racks_of_a_position && is_usable(game.game()); ++rack, ++seen)
                    observe(game.game(), values, fit);
        }
        return fit.table();
    }

    int games() const { return games_; }

private:
    bool is_usable(const Game& game) const {
        return !game.needs_seed() && game.now.bag.total() >= rules_.ruleset().rack_size;
    }

    /// A rack by chance, and each way in which it may have grown: the first tiles of it, and then the others.
    void observe(const Game& game, const LeaveValues& values, test::LeaveFit& fit) {
        TileCounts hidden = game.now.bag;
        for (const Player& player : game.now.players) hidden.add(player.rack);
        std::vector<TileCounts> grown(1);
        while (grown.back().total() < rules_.ruleset().rack_size) {
            const Tile drawn = draw(hidden);
            grown.push_back(grown.back());
            grown.back().add(drawn);
        }
        const double earned = best(game, grown.back(), values);
        grown.pop_back();
        for (const TileCounts& leave : grown) fit.add(leave, earned);
    }

    Tile draw(TileCounts& hidden) {
        auto left = static_cast<int>(whim_.below(static_cast<std::uint32_t>(hidden.total())));
        Tile drawn{};
        hidden.for_each([&](Tile tile, int count) {
            if (left >= 0) drawn = tile;
            left -= count;
        });
        hidden.remove(drawn);
        return drawn;
    }

    /// What the rack earns: the points of its best play, and what is left on it; nothing if it is exchanged.
    double best(const Game& game, const TileCounts& rack, const LeaveValues& values) {
        double most = 0;
        generator_.for_each({game.now.board, game.now.premiums, rack}, [&](const Candidate& candidate) {
            TileCounts rest = rack;
            for (const Lay& lay : candidate.lays) rest.remove(lay.tile);
            rest.remove(red_cross, static_cast<int>(candidate.lifts.size()));
            const bool wins = wins_at_once(rules_, static_cast<int>(candidate.lays.size() + candidate.lifts.size()));
            most = std::max(most, candidate.score + values(rest) + (wins ? worth_of_winning : 0));
            return true;
        });
        return most;
    }

    Rules rules_;
    Lexicon list_;
    Whim whim_;
    std::uint32_t number_;
    Generator generator_;
    int games_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
    const auto english = argc == 6 ? Lexicon::open(argv[1]) : Lexicon::from_bytes({});
    const auto system = argc == 6 ? catalogue::find(argv[2]) : std::nullopt;
    if (!english || !system) {
        std::fprintf(stderr, "usage: make_leaves LEXICON SYSTEM RACKS SEED DATE\n");
        return 2;
    }
    const Rules rules = compile(*system).value();
    const int racks = std::atoi(argv[3]);
    LeaveMaker maker(rules, respelt(*english, rules.alphabet()).value(),
                     static_cast<std::uint32_t>(std::atoi(argv[4])));
    LeaveTable table;
    for (int round = 1; round <= rounds; ++round) table = maker.next(table, round < rounds ? racks / 4 : racks);
    std::printf(
        "// What tiles that stay on a rack are worth, in points: the first of a kind, the second, each further one;\n"
        "// by vowels minus consonants, from -%d to %d; and what two tiles are worth more, or less, together.\n"
        "// Made by make_leaves on %s: %d games in %d rounds, %d racks in the last one, %s (%zu words), seed %s.\n%s",
        LeaveTable::reach, LeaveTable::reach, argv[5], maker.games(), rounds, racks, english->name().c_str(),
        english->word_count(), argv[4], text_of(rules, table).c_str());
}
