#include "engine/game/history/history.hpp"

#include "engine/catalogue/catalogue.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/games/eventful_game.hpp"
#include "tests/support/games/random_ruleset.hpp"
#include "tests/support/long_run.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

constexpr std::size_t max_faults = 20;

/// A game and what it follows from.
struct Recorded {
    HistoryOrigin origin;
    std::vector<Event> events;
    Game game;

    HistoryCheck check() const { return check_history(origin, events, max_faults); }
    Deviation only_departure() const {
        const HistoryCheck found = check();
        REQUIRE(found.faults.size() == 1);
        return found.faults.front().deviation;
    }
    /// The place of the last event of a kind.
    template <class Kind>
    std::size_t last() const {
        for (std::size_t index = events.size(); index-- > 0;)
            if (std::holds_alternative<Kind>(events[index])) return index;
        throw std::runtime_error("no such event");
    }
    template <class Kind>
    Kind& at(std::size_t index) {
        return std::get<Kind>(events.at(index));
    }
};

Recorded recorded(const Rules& rules, int seats, std::uint32_t number) {
    const StartedGame game = eventful_game(rules, seats, number);
    const auto& began = std::get<Began>(game.events.front());
    const Seed seed = game.last<Ended>().seed.value();
    return {{rules, began.lexicon_hash, seed, levels_for(rules.ruleset(), seats)}, game.events, game.state};
}

/// A long game of Classic for two.
Recorded classic_game() {
    return recorded(classic(), 2, 3);
}

/// Every corner multiplies words by four, over and over, and anything is a word.
Rules without_measure() {
    Ruleset ruleset = system_rules("crosswords-17").ruleset();
    ruleset.board.assign(30, std::string(30, '.'));
    ruleset.corners = {29 * 29, {{Scope::word, 4, 100}}};
    ruleset.tile_set = {{"A", 250, 100}, {"B", 250, 99}};
    ruleset.word_source = WordSource::any;
    ruleset.rack_size = 20;
    return compile(ruleset).value();
}

/// Lays the whole rack, row by row in strips of five columns.
Edits next_block(const Game& game) {
    std::vector<Tile> tiles;
    game.player(game.to_move).rack.for_each([&](Tile tile, int count) { tiles.insert(tiles.end(), count, tile); });
    Edits edits;
    for (int strip = 0; strip < 30; strip += 5)
        for (int row = 0; row < 30; ++row)
            for (int column = strip; column < strip + 5 && !tiles.empty(); ++column) {
                if (game.position.board.occupied({row, column})) continue;
                edits.push_back(Lay{{row, column}, tiles.back(), static_cast<Letter>(tiles.back().code)});
                tiles.pop_back();
            }
    return edits;
}

}  // namespace

TEST_CASE("every event of games of all systems follows from commands, the rules and the seed") {
    std::uint32_t number = 0;
    const std::uint32_t games = long_run() ? 400 : is_slow ? 2 : 8;
    for (const Ruleset& ruleset : catalogue::all())
        for (std::uint32_t round = 0; round < games; ++round) {
            const int seats = ruleset.least_seats + static_cast<int>(round) % (ruleset.most_seats - 1);
            const Recorded game = recorded(compile(ruleset).value(), seats, ++number);
            INFO(ruleset.id << " for " << seats << ", game " << number);
            const HistoryCheck found = game.check();
            if (!found.faults.empty())
                INFO("event " << found.faults.front().event << " of " << game.events.size() << ": deviation "
                              << static_cast<int>(found.faults.front().deviation));
            REQUIRE(found.faults.empty());
            REQUIRE(found.game == game.game);
        }
}

TEST_CASE("every event of games with random rules follows from commands, the rules and the seed") {
    std::mt19937 random(5);
    for (std::uint32_t number = 1; number <= (long_run() ? 2000u : is_slow ? 10u : 100u); ++number) {
        const Rules rules = random_rules(random);
        const Recorded game = recorded(rules, rules.ruleset().least_seats, number);
        INFO("game " << number);
        const HistoryCheck found = game.check();
        if (!found.faults.empty()) {
            FAIL("event " << found.faults.front().event << " of " << game.events.size() << ": deviation "
                          << static_cast<int>(found.faults.front().deviation));
        }
        REQUIRE(found.game == game.game);
    }
}

TEST_CASE("each changed detail of a history is one fault, and the rest is still checked") {
    Recorded game = classic_game();
    const std::size_t played = game.last<Played>();
    const std::size_t drew = game.last<Drew>();
    SECTION("a score") {
        game.at<Played>(played).score.total += 1;
        CHECK(game.only_departure() == Deviation::wrong_score);
        CHECK(game.check().faults.front().event == played);
    }
    SECTION("a window") {
        game.at<Played>(played).seconds += 60;
        CHECK(game.only_departure() == Deviation::unlike_rules);
    }
    SECTION("a tile that was drawn") {
        HiddenTiles& drawn = game.at<Drew>(drew).drawn;
        TileCounts other;
        other.add(drawn.faces->count(blank) > 0 ? tile_of(0) : blank);
        drawn.faces = other;
        CHECK(game.only_departure() == Deviation::wrong_tiles);
        CHECK(game.check().faults.front().event == drew);
    }
    SECTION("the winners") {
        game.at<Ended>(game.last<Ended>()).winners = {0, 1};
        CHECK(game.only_departure() == Deviation::wrong_settlement);
    }
    SECTION("the seed that is revealed") {
        game.at<Ended>(game.last<Ended>()).seed.value()[5] ^= 1;
        CHECK(game.only_departure() == Deviation::wrong_seed);
    }
    SECTION("the word list") {
        game.at<Began>(0).lexicon_hash[0] ^= 1;
        CHECK(game.only_departure() == Deviation::wrong_list);
    }
    SECTION("several at once") {
        game.at<Played>(played).score.total += 1;
        game.at<Ended>(game.last<Ended>()).final_scores.front().final += 1;
        CHECK(game.check().faults.size() == 2);
    }
}

TEST_CASE("a history stops being checked where an event comes that should not") {
    Recorded game = classic_game();
    SECTION("another seat moves") {
        const std::size_t played = game.last<Played>();
        Seat& seat = game.at<Played>(played).seat;
        seat = 1 - seat;
        const HistoryFault fault = game.check().faults.front();
        CHECK(fault.event == played);
        CHECK(fault.deviation == Deviation::not_permitted);
        CHECK(fault.refusal->code == Code::not_your_turn);
    }
    SECTION("an event is missing") {
        const std::size_t drew = game.last<Drew>();
        game.events.erase(game.events.begin() + static_cast<std::ptrdiff_t>(drew));
        CHECK(game.only_departure() == Deviation::wrong_event);
        CHECK(game.check().faults.front().event == drew);
    }
    SECTION("an event comes after the end") {
        game.events.emplace_back(Resigned{0});
        CHECK(game.only_departure() == Deviation::wrong_event);
    }
    SECTION("it does not begin") {
        game.events.erase(game.events.begin());
        CHECK(game.only_departure() == Deviation::no_beginning);
        game.events.clear();
        CHECK(game.only_departure() == Deviation::no_beginning);
    }
    SECTION("there are other seats") {
        game.origin.levels.emplace_back();
        CHECK(game.only_departure() == Deviation::wrong_seats);
    }
    SECTION("another seed") {
        game.origin.seed[0] ^= 1;
        CHECK(game.only_departure() == Deviation::wrong_seed_hash);
    }
    SECTION("another seed, and its hash") {
        game.origin.seed[0] ^= 1;
        game.at<Began>(0).seed_hash = hash_of(game.origin.seed);
        CHECK(game.check().faults.front().deviation == Deviation::wrong_opening);
    }
}

TEST_CASE("a history that is cut off in the middle of a command says so, and one cut between commands is right") {
    Recorded game = classic_game();
    const std::size_t drew = game.last<Drew>();
    game.events.resize(drew);
    CHECK(game.only_departure() == Deviation::cut_off);
    CHECK(game.check().faults.front().event == drew);
    game.events.resize(game.last<Played>());
    CHECK(game.only_departure() == Deviation::cut_off);
    CHECK(game.check().faults.front().event == game.events.size());
    REQUIRE(game.last<WindowClosed>() + 1 == game.events.size());
    game.events.pop_back();
    CHECK(game.check().faults.empty());
}

TEST_CASE("no more faults are reported than asked for") {
    Recorded game = classic_game();
    for (Event& event : game.events)
        if (auto* played = std::get_if<Played>(&event)) ++played->score.total;
    CHECK(check_history(game.origin, game.events, 3).faults.size() == 3);
}

TEST_CASE("a history in which a player gets more points than can be added up is not permitted") {
    constexpr int billion = 1'000'000'000;
    const Options options{Reading::both, Lines::diagonals_too, Layout::connected};
    StartedGame game(without_measure(), 2, {"AT"});
    game.carry_out(game.state.to_move, PlaceStarter{game.state.turn, {0, 0}, options});
    const auto max = [&game] { return std::max(game.score(0), game.score(1)); };
    while (max() <= billion) game.play(game.state.to_move, next_block(game.state));
    Recorded record{{without_measure(), std::get<Began>(game.events.front()).lexicon_hash, {1, 2, 3}, {"", ""}},
                    game.events,
                    game.state};
    CHECK(record.only_departure() == Deviation::not_permitted);
    CHECK(record.check().faults.front().event == record.last<Played>());
}
