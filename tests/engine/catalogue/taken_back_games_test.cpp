#include <map>
#include <random>

#include "engine/catalogue/catalogue.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/games/random_player.hpp"
#include "tests/support/games/witness.hpp"
#include "tests/support/long_run.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

constexpr int max_taken_back = 40;

/// The game without what only counts up, and without what belongs to clocks and earlier moves.
Game comparable(Game game) {
    game.events = 0;
    game.turn = 0;
    game.latest_moves.clear();
    return game;
}

/// Whether what can be taken back now could be taken back before, and nothing later.
bool ends_like(const std::vector<LatestMove>& moves, const std::vector<LatestMove>& now) {
    return now.size() <= moves.size() && std::equal(now.rbegin(), now.rend(), moves.rbegin());
}

/// A game of which moves are taken back now and then, with the game as it was before each move.
class TakingBack {
public:
    TakingBack(StartedGame& game, std::uint32_t seed) : game_(game), random_(seed) {}

    void say(const Move& move) {
        const Game before = game_.state;
        const Turn turn = before.turn;
        game_.say(move.seat, move.command);
        const auto& moves = game_.state.latest_moves;
        if (!moves.empty() && moves.back().turn == turn) before_.emplace(turn, before);
    }

    /// Takes one of the moves back that can be, once in a while.
    void perhaps_take_back() {
        const auto moves = game_.state.latest_moves;
        if (moves.empty() || game_.state.over() || random_() % 8 != 0 || ++taken_ > max_taken_back) return;
        const LatestMove& move = moves[random_() % moves.size()];
        const Turn last = game_.state.turn;
        game_.say(move.seat, TakeBack{move.turn});
        const Game& before = before_.at(move.turn);
        CHECK(comparable(game_.state) == comparable(before));
        CHECK(game_.state.turn == last + 1);
        CHECK(ends_like(before.latest_moves, game_.state.latest_moves));
    }

    int taken() const { return taken_; }

private:
    StartedGame& game_;
    std::mt19937 random_;
    std::map<Turn, Game> before_;
    int taken_ = 0;
};

/// Plays a game to its end, watched by a witness, and returns how many moves were taken back.
int play_with_take_backs(const Rules& rules, int seats, std::uint32_t seed) {
    std::vector<std::string> levels(static_cast<std::size_t>(seats));
    for (std::string& level : levels)
        if (!rules.ruleset().levels.empty()) level = rules.ruleset().levels.front().name;
    StartedGame game(rules, levels, short_words(), Seed{static_cast<std::uint8_t>(seed)});
    Witness witness(rules, short_words());
    RandomPlayer player(short_words_as_letters(), seed);
    TakingBack taking_back(game, seed);
    while (!game.state.over()) {
        taking_back.say(player.next(game.state));
        taking_back.perhaps_take_back();
        INFO(rules.ruleset().id << ", seed " << seed << ", " << seats << " seats");
        REQUIRE(witness.complaint(game) == "");
    }
    return taking_back.taken();
}

}  // namespace

TEST_CASE("after a take-back the state is the one before the move, in random games of every system (A1)") {
    const std::uint32_t games = long_run() ? 20 : 2;
    for (const Ruleset& ruleset : catalogue::all()) {
        int taken = 0;
        for (int seats = ruleset.least_seats; seats <= ruleset.most_seats; ++seats)
            for (std::uint32_t game = 0; game < games; ++game)
                taken += play_with_take_backs(compile(ruleset).value(), seats,
                                              10 * game + static_cast<std::uint32_t>(seats));
        INFO(ruleset.id);
        CHECK(taken > 0);
    }
}
