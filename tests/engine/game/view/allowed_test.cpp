#include "engine/game/view/allowed.hpp"

#include <algorithm>

#include "engine/catalogue/catalogue.hpp"
#include "engine/game/checks.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/started_game.hpp"
#include "tests/support/games/allowed_check.hpp"
#include "tests/support/games/random_player.hpp"
#include "tests/support/games/random_ruleset.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

const Allowed* find(const std::vector<Allowed>& list, CommandKind kind) {
    const auto found =
        std::find_if(list.begin(), list.end(), [kind](const Allowed& item) { return item.command == kind; });
    return found == list.end() ? nullptr : &*found;
}

std::vector<CommandKind> kinds(const Game& game, Viewer viewer) {
    std::vector<CommandKind> kinds;
    for (const Allowed& item : allowed(game, viewer)) kinds.push_back(item.command);
    return kinds;
}

void play(const Rules& rules, int seats, std::uint32_t seed) {
    std::vector<std::string> levels(static_cast<std::size_t>(seats));
    for (std::string& level : levels)
        if (!rules.ruleset().levels.empty()) level = rules.ruleset().levels.front().name;
    StartedGame game(rules, levels, short_words(), Seed{static_cast<std::uint8_t>(seed)});
    RandomPlayer player(short_words_as_letters(), seed);
    std::mt19937 random(seed);
    for (;;) {
        for (Seat seat = 0; seat < seats; ++seat) {
            const std::string found = wrong_permission(game, seat, random);
            if (!found.empty()) FAIL(found << ", seed " << seed << ", " << seats << " seats");
        }
        if (game.state.over()) break;
        const Move move = player.next(game.state);
        game.say(move.seat, move.command);
    }
}

}  // namespace

TEST_CASE("a command is refused for its turn or phase exactly when it is not allowed, in every system") {
    std::uint32_t seed = 1;
    for (const Ruleset& ruleset : catalogue::all()) {
        INFO(ruleset.id);
        play(compile(ruleset).value(), 2 + static_cast<int>(seed % 3), seed);
        ++seed;
    }
}

TEST_CASE("a command is refused for its turn or phase exactly when it is not allowed, in fifty mixtures of knobs") {
    std::mt19937 random(11);
    for (std::uint32_t number = 0; number < 50; ++number) {
        const Rules rules = random_rules(random);
        INFO("mixture " << number);
        play(rules, 2 + static_cast<int>(number % 3), number);
    }
}

TEST_CASE("the player to move may play, exchange, pass and resign; the others may resign") {
    StartedGame game = classic_game(3);
    game.turn_to(1);
    CHECK(kinds(game.state, 1) ==
          std::vector{CommandKind::play, CommandKind::exchange, CommandKind::pass, CommandKind::resign});
    CHECK(kinds(game.state, 0) == std::vector{CommandKind::resign});
    CHECK(kinds(game.state, std::nullopt).empty());
}

TEST_CASE("a play of one tile names a line only where any word may lie anywhere (R3)") {
    StartedGame anywhere(compile(catalogue::scrappy()).value(), 2, {"HORN"});
    anywhere.turn_to(0);
    CHECK(find(allowed(anywhere.state, 0), CommandKind::play)->lines == anywhere.state.rules.ruleset().placed);
    StartedGame game = classic_game(2);
    game.turn_to(0);
    CHECK(find(allowed(game.state, 0), CommandKind::play)->lines.empty());
}

TEST_CASE("an exchange is limited by the rack and the bag, and refused below the minimum in the bag (K9)") {
    StartedGame game = classic_game(2);
    game.turn_to(0);
    game.give(0, "HORNAAE");
    CHECK(*find(allowed(game.state, 0), CommandKind::exchange) ==
          Allowed{CommandKind::exchange, game.state.turn, 1, 7, {}});
    game.state.position.bag = tiles("XYZ");
    CHECK(find(allowed(game.state, 0), CommandKind::exchange)->max == 3);
    game.state.position.bag = {};
    CHECK_FALSE(find(allowed(game.state, 0), CommandKind::exchange));
}

TEST_CASE("each opponent may challenge or accept a play until they have accepted it (K11)") {
    StartedGame game = classic_game(3);
    game.turn_to(0);
    game.give(0, "HORNAAE");
    game.play(0, across("G8", "HORN"));
    const Turn play = game.state.pending_play()->turn;
    CHECK(*find(allowed(game.state, 2), CommandKind::challenge) == Allowed{CommandKind::challenge, play});
    CHECK(find(allowed(game.state, 1), CommandKind::accept));
    CHECK_FALSE(find(allowed(game.state, 1), CommandKind::play));  // the turn waits for the window
    CHECK_FALSE(find(allowed(game.state, 0), CommandKind::challenge));
    game.accept(1);
    CHECK_FALSE(find(allowed(game.state, 1), CommandKind::challenge));
}

TEST_CASE("in a vote the player of the play may defend it and the others vote once (R8)") {
    StartedGame game = classic_game(3, Ruling::vote);
    game.turn_to(0);
    game.give(0, "HORNAAE");
    game.play(0, across("G8", "HORN"));
    game.challenge(2);
    CHECK(kinds(game.state, 0) ==
          std::vector{CommandKind::show_evidence, CommandKind::withdraw_play, CommandKind::resign});
    CHECK(kinds(game.state, 1) == std::vector{CommandKind::vote, CommandKind::resign});
    game.say(1, Vote{game.state.pending_play()->turn, Opinion::convinced});
    CHECK(kinds(game.state, 1) == std::vector{CommandKind::resign});
}

TEST_CASE("the first turn of Crosswords places the starter and nothing else (X2)") {
    const StartedGame game(system_rules("crosswords"), 2, {"HORN"});
    CHECK(kinds(game.state, game.state.to_move) == std::vector{CommandKind::place_starter, CommandKind::resign});
}

TEST_CASE("a player who has resigned may do nothing, and once the game is over nobody may (G4)") {
    StartedGame game = classic_game(3);
    game.say(1, Resign{});
    CHECK(allowed(game.state, 1).empty());
    game.say(2, Resign{});
    CHECK(allowed(game.state, 0).empty());
}

TEST_CASE("a hint is for the seat that moves next, even while it may challenge, but not after the last play") {
    StartedGame game = classic_game(2);
    game.turn_to(0);
    game.give(0, "HORNAAE");
    CHECK_FALSE(check_hint(game.state, 0));
    CHECK(check_hint(game.state, 1)->code == Code::not_your_turn);
    game.play(0, across("G8", "HORN"));
    CHECK_FALSE(check_hint(game.state, 1));
    std::get<PendingPlay>(game.state.phase).window = Window::final;
    CHECK(check_hint(game.state, 1)->code == Code::not_your_turn);
    game.state.player(1).resigned = true;
    CHECK(check_hint(game.state, 1)->code == Code::not_seated);
    const StartedGame starter(system_rules("crosswords"), 2, {"HORN"});
    CHECK(check_hint(starter.state, starter.state.to_move)->code == Code::not_your_turn);
}
