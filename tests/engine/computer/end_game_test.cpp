#include "engine/computer/end_game.hpp"

#include <random>

#include "engine/catalogue/catalogue.hpp"
#include "engine/computer/computer_player.hpp"
#include "engine/computer/no_play_left.hpp"
#include "engine/play/edit.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/fold.hpp"
#include "tests/support/engine/small_rules.hpp"
#include "tests/support/engine/started_game.hpp"
#include "tests/support/long_run.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

constexpr EndLimits everything{1'000'000'000, 100, 10'000};

/// A game with an empty bag and the turn of the first seat.
Game end_of(const Rules& rules, const Board& board, const TileCounts& mine, const TileCounts& theirs) {
    Game game = new_game(rules);
    game.position.board = board;
    game.position.bag = {};
    game.position.players.resize(2);
    game.player(0).rack = mine;
    game.player(1).rack = theirs;
    game.turn = 20;
    return game;
}

int equity_for_the_first(const Ended& ended) {
    const int margin = ended.final_scores[0].final - ended.final_scores[1].final;
    if (ended.winners.size() != 1) return margin;
    return margin + (ended.winners.front() == 0 ? 1 : -1) * EndGame::win_equity;
}

/// Tries every line to the end of the game, as the rules decide it. Windows pass without a challenge.
class Minimax {
public:
    Minimax(const Rules& rules, const Lexicon& list) : list_(list), generator_(rules, list) {}

    int operator()(const Game& game) {
        if (const auto* over = std::get_if<Over>(&game.phase)) return equity_for_the_first(over->result);
        if (const auto* pending_play = game.pending_play(); pending_play && pending_play->window != Window::next_turn)
            return (*this)(after_command(game, Expire{pending_play->turn}));
        std::vector<int> equities{(*this)(after_command(game, Pass{game.turn}))};
        for (const Command& play : plays_of(game)) equities.push_back((*this)(after_command(game, play)));
        return game.to_move == 0 ? *std::ranges::max_element(equities) : *std::ranges::min_element(equities);
    }

private:
    std::vector<Command> plays_of(const Game& game) {
        std::vector<Command> plays;
        generator_.for_each({game.position.board, game.position.premiums, game.player(game.to_move).rack},
                            [&](const Candidate& candidate) {
                                plays.push_back(Play{game.turn, candidate.edits(), candidate.line});
                                return true;
                            });
        return plays;
    }

    Game after_command(const Game& game, const Command& command) {
        Game after = carried_out(game, command);
        const auto found = no_play_left(after, generator_);
        return found ? carried_out(after, *found) : after;
    }

    Game carried_out(const Game& game, const Command& command) const {
        return fold(game, decide(list_, game, Chance(Seed{}), game.to_move, command).value());
    }

    Lexicon list_;
    Generator generator_;
};

TileCounts draw(TileCounts& bag, int count, std::mt19937& random) {
    Seed seed{};
    for (auto& byte : seed) byte = static_cast<std::uint8_t>(random());
    return Chance(seed).draw(bag, count, 1);
}

/// The end of a game on a small board: it has some plays, and each side has two tiles left.
Game small_end(const Rules& rules, const Lexicon& list, std::mt19937& random) {
    Generator generator(rules, list);
    Game game = end_of(rules, Board(rules.rows(), rules.columns()), {}, {});
    TileCounts bag = rules.tiles();
    if (const auto& seed = rules.ruleset().starter_turn) game.position.board.lay(seed->centre, {0, false});
    for (int turn = 0; turn < 3; ++turn) {
        std::vector<Edits> plays;
        const TileCounts rack = draw(bag, 3, random);
        generator.for_each({game.position.board, game.position.premiums, rack}, [&](const Candidate& candidate) {
            if (candidate.lifts.empty()) plays.push_back(candidate.edits());
            return true;
        });
        if (plays.empty()) continue;
        carry_out(plays[random() % plays.size()], rules.ruleset().premium_use, game.position.board,
                  game.position.premiums);
    }
    for (Player& player : game.position.players) {
        player.rack = draw(bag, 2, random);
        player.score = static_cast<int>(random() % 10);
        player.target = rules.ruleset().levels.empty() ? 0 : 20;
    }
    return game;
}

}  // namespace

TEST_CASE("the search of the end agrees with trying everything, in every system (K13, K14, K15)") {
    const int ends = long_run() ? 100 : 4;
    std::mt19937 random(3);
    int searched = 0;
    int passes = 0;
    for (const Ruleset& ruleset : catalogue::all())
        for (int number = 0; number < ends; ++number) {
            INFO(ruleset.id << ", end " << number);
            const Rules rules = small_rules(ruleset, random);
            const Lexicon list = small_lexicon(rules, random);
            const Game game = small_end(rules, list, random);
            Generator generator(rules, list);
            if (!generator.any({game.position.board, game.position.premiums, game.player(0).rack})) continue;
            Budget unlimited;
            const EndMove found = EndGame(generator, everything, unlimited).best(game);
            const int best = Minimax(rules, list)(game);
            CHECK(found.equity == best);
            CHECK(found.proved);
            const auto weighed = EndGame(generator, everything, unlimited).weigh(game, found);
            REQUIRE(weighed.has_value());
            CHECK(weighed->margin + weighed->outcome * EndGame::win_equity == best);
            CHECK(weighed->proved);
            const auto passed = EndGame(generator, everything, unlimited).weigh(game, {});
            CHECK(passed->margin + passed->outcome * EndGame::win_equity <= best);
            ++searched;
            passes += found.edits.empty() ? 1 : 0;
        }
    CHECK(searched > ends);
    CHECK(passes > 0);
}

TEST_CASE("an ending that was not searched whole is not called proved") {
    const Ruleset& classic_rules = classic().ruleset();
    std::mt19937 random(11);
    int cut = 0;
    for (int number = 0; number < 20; ++number) {
        const Rules rules = small_rules(classic_rules, random);
        const Lexicon list = small_lexicon(rules, random);
        const Game game = small_end(rules, list, random);
        Generator generator(rules, list);
        std::size_t plays = 0;
        generator.for_each({game.position.board, game.position.premiums, game.player(0).rack}, [&](const Candidate&) {
            ++plays;
            return true;
        });
        if (plays < 2) continue;
        ++cut;
        Budget unlimited;
        CHECK_FALSE(EndGame(generator, {1'000'000, 100, 0}, unlimited).best(game).proved);  // no play is followed
        CHECK_FALSE(EndGame(generator, {1, 100, 10'000}, unlimited).best(game).proved);
        CHECK_FALSE(EndGame(generator, {1, 100, 10'000}, unlimited).weigh(game, {}).has_value());
        Budget none(0);
        CHECK_FALSE(EndGame(generator, everything, none).best(game).proved);
    }
    CHECK(cut > 3);
}

TEST_CASE("a player who alone has plays left goes out slowly") {
    const Lexicon list = lexicon_of({"BAT", "BATE", "BATES", "BATS", "CAR", "CARE", "CARS"});
    Board board(15, 15);
    for (int column = 0; column < 3; ++column) {
        board.lay({7, 6 + column}, {static_cast<Letter>("BAT"[column] - 'A'), false});
        board.lay({12, 6 + column}, {static_cast<Letter>("CAR"[column] - 'A'), false});
    }
    const Game game = end_of(classic(), board, tiles("ES"), tiles("Q"));
    Generator generator(classic(), list);
    int greedy = 0;
    std::size_t its_tiles = 0;
    generator.for_each({game.position.board, game.position.premiums, game.player(0).rack},
                       [&](const Candidate& candidate) {
                           if (candidate.score <= greedy) return true;
                           greedy = candidate.score;
                           its_tiles = candidate.lays.size();
                           return true;
                       });
    CHECK(its_tiles == 2);
    Budget unlimited;
    const EndMove slow = EndGame(generator, {}, unlimited).best(game);
    CHECK(slow.edits.size() == 1);
    CHECK(slow.equity > EndGame::win_equity + greedy + 2 * 10);  // it still goes out later
}
