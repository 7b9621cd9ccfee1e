#include "server/analysis/game_course.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "engine/catalogue/catalogue.hpp"
#include "engine/lexicon/lexicon_builder.hpp"
#include "server/analysis/judged_move.hpp"
#include "server/games/stored/stored_journal.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/fakes/stored_game.hpp"

using namespace crisscross;
using namespace crisscross::server;
using namespace crisscross::test;
using protocol::history::GameAnalysis;
using protocol::history::JudgedMove;
using protocol::history::MistakeSize;

namespace {

GameRecord finished_record(const engine::Rules& rules, int seats, std::uint32_t seed) {
    const auto stored = stored_game(rules, seats, seed);
    const auto journal = read_journal(stored, rules);
    return {.id = stored.id,
            .code = stored.room,
            .state = journal->state,
            .log = journal->log,
            .chance = engine::Chance(stored.setup.seed.value()),
            .lexicon = engine::respelt(lexicon_of(short_words()), rules.alphabet()).value()};
}

/// The game as if it had ended so before the move of its sixth turn.
GameRecord cut_off(GameRecord game, const std::vector<engine::Event>& end) {
    const auto is_sixth = [](const GameEntry& entry) {
        const auto* event = std::get_if<engine::Event>(&entry.event);
        const auto* began = event ? std::get_if<engine::TurnBegan>(event) : nullptr;
        return began && began->turn == 6;
    };
    const auto sixth = std::ranges::find_if(game.log, is_sixth);
    REQUIRE(sixth != game.log.end());
    game.log.erase(sixth + 1, game.log.end());
    for (const engine::Event& event : end) game.log.push_back({game.log.back().version + 1, 1000, event});
    game.state = fold(fresh_game(game.state.rules), game.log);
    return game;
}

GameAnalysis analysed(const GameCourse& course) {
    const auto tables = std::make_shared<const engine::EvaluatorTables>(course.rules, course.list);
    std::vector<JudgedMove> moves;
    for (const MoveToJudge& move : course.moves) {
        engine::Budget for_plays(200'000);
        engine::Budget for_end(200'000);
        moves.push_back(judge(move, tables, for_plays, for_end));
    }
    return analysis_of(course, tables->leaves, std::move(moves));
}

const engine::Ended& result_of(const GameRecord& game) {
    return std::get<engine::Over>(game.state.game->phase).result;
}

/// What a wrong analysis would show.
void check_move(const JudgedMove& judged) {
    CHECK(judged.loss >= 0);
    CHECK(judged.size.has_value() == (judged.loss >= 10 * MistakePoints::small || judged.size == MistakeSize::large));
    CHECK(std::ranges::is_sorted(judged.plays, std::ranges::greater{}, [](const auto& play) {
        return std::pair(play.chance.value_or(0) == 1000 ? 1 : 0, play.play.equity);
    }));
    if (judged.proved)
        for (const auto& play : judged.plays)
            CHECK((*play.chance == 0 || *play.chance == 500 || *play.chance == 1000));
}

}  // namespace

TEST_CASE("an analysis has each move that counts, and its chances lead to the result, in every system") {
    int proved = 0;
    int with_plays = 0;
    for (const engine::Ruleset& ruleset : engine::catalogue::all()) {
        INFO(ruleset.id);
        const engine::Rules rules = engine::compile(ruleset).value();
        for (const int seats : {2, ruleset.most_seats}) {
            const GameRecord game = finished_record(rules, seats, 3);
            const auto course = course_of(game);
            REQUIRE(course.has_value());
            const GameAnalysis made = analysed(*course);
            CHECK(made.evaluator == evaluator_version);
            CHECK(made.moves.size() == course->moves.size());
            CHECK(made.seats.size() == static_cast<std::size_t>(seats));
            CHECK(made.turning_points.size() <= 3);
            CHECK(std::ranges::is_sorted(made.turning_points));
            for (const JudgedMove& move : made.moves) {
                check_move(move);
                proved += move.proved ? 1 : 0;
                with_plays += move.plays.empty() ? 0 : 1;
            }
            CHECK(made.course.empty() == !engine::chance_table(rules).has_value());
            for (const auto& point : made.course) {
                const int sum = std::accumulate(point.chances.begin(), point.chances.end(), 0);
                CHECK(std::abs(sum - 1000) <= seats);
            }
            if (made.course.empty()) continue;
            const auto shares = engine::shares_of(result_of(game), static_cast<std::size_t>(seats));
            for (std::size_t seat = 0; seat < shares.size(); ++seat)
                CHECK(std::abs(made.course.back().chances.at(seat) - 1000 * shares[seat]) < 1);
        }
    }
    CHECK(proved > 0);
    CHECK(with_plays > 0);
}

TEST_CASE(
    "turning points are the three moves that changed the chance of their player most, in the order of the game") {
    const engine::Rules rules = engine::compile(*engine::catalogue::find("classic")).value();
    GameCourse course = course_of(finished_record(rules, 2, 3)).value();
    REQUIRE(course.moves.size() > 6);
    int of_first = 500;
    course.chances = {{course.moves.front().version - 1, 0, {500, 500}}};
    const std::vector<int> swings{40, 60, -200, 100, 0, 300};
    for (std::size_t at = 0; at < swings.size(); ++at) {
        of_first += swings[at];
        course.chances.push_back({course.moves[at].version, 0, {of_first, 1000 - of_first}});
    }
    const engine::LeaveValues leaves(rules, engine::leave_table(rules));
    const auto points = [&] { return analysis_of(course, leaves, {}).turning_points; };
    const auto version = [&](std::size_t move) { return course.moves[move].version; };
    CHECK(points() == std::vector{version(2), version(3), version(5)});
    course.chances.resize(4);
    CHECK(points() == std::vector{version(1), version(2)});
    course.chances.resize(2);
    CHECK(points().empty());
}

TEST_CASE("what no move has brought about is a point of its own, and no turning point") {
    const GameRecord game = finished_record(classic(), 2, 3);
    const auto chances_of = [&game](const std::vector<engine::Event>& end) {
        const GameCourse course = course_of(cut_off(game, end)).value();
        const auto& points = course.chances;
        REQUIRE(points.size() > 2);
        CHECK(points.back().chances == std::vector{0, 1000});
        const auto& last_of_moves =
            points.back().version == course.moves.back().version ? points.back() : points[points.size() - 2];
        CHECK(last_of_moves.version == course.moves.back().version);
        return last_of_moves.chances;
    };
    const auto ended = [](engine::EndReason reason) {
        return engine::Ended{reason, std::vector<engine::FinalScore>(2), {1}};
    };
    const std::vector<int> before = chances_of({ended(engine::EndReason::agreement)});
    CHECK(std::ranges::all_of(before, [](int chance) { return chance > 0 && chance < 1000; }));
    CHECK(chances_of({engine::Resigned{0}, ended(engine::EndReason::resignation)}) == before);
    CHECK(chances_of({engine::LostOnTime{0}, ended(engine::EndReason::out_of_time)}) == before);
    CHECK(chances_of({ended(engine::EndReason::went_out)}) == std::vector{0, 1000});
}

TEST_CASE("a game is analysed once it is over, and not beyond a number of moves") {
    const engine::Rules rules = engine::compile(*engine::catalogue::find("classic")).value();
    GameRecord game = finished_record(rules, 2, 5);
    GameRecord running = game;
    while (running.state.stage() == Stage::over) {
        running.log.pop_back();
        running.state = fold(fresh_game(rules), running.log);
    }
    CHECK(course_of(running).error().code == "GAME_GOES_ON");
    game.lexicon.reset();
    CHECK(course_of(game).error().code == "LEXICON_GONE");
}

TEST_CASE("a play that a vote withdraws is not a mistake and changes no chance, since its player plays again (R8)") {
    engine::Ruleset voted = classic().ruleset();
    voted.ruling = engine::Ruling::vote;
    const engine::Rules rules = engine::compile(voted).value();
    int better = 0;
    for (std::uint32_t seed = 1; better == 0; ++seed) {
        REQUIRE(seed < 30);
        GameCourse course = course_of(finished_record(rules, 2, seed)).value();
        std::erase_if(course.moves, [](const MoveToJudge& move) { return !move.is_repeated; });
        const GameAnalysis made = analysed(course);
        for (std::size_t at = 0; at < made.moves.size(); ++at) {
            const JudgedMove& judged = made.moves[at];
            CHECK(judged.withdrawn);
            CHECK(judged.loss == 0);
            CHECK_FALSE(judged.size.has_value());
            const MoveToJudge& move = course.moves[at];
            const auto chances = engine::win_chances(*engine::chance_table(rules), move.before);
            CHECK(judged.move.chance == std::lround(1000 * chances.at(engine::index_of(judged.seat))));
            better += !judged.plays.empty() && judged.plays.front().play.equity > 10 * MistakePoints::small;
        }
        for (const auto& seat : made.seats) CHECK(seat.small + seat.medium + seat.large == 0);
    }
}

TEST_CASE("a move is judged with the turn of the seat that moves next, not of one that loses its turn (K11)") {
    REQUIRE(classic().ruleset().ruling == engine::Ruling::challenge_costs_turn);
    int skipped = 0;
    for (std::uint32_t seed = 1; skipped == 0; ++seed) {
        REQUIRE(seed < 100);
        const GameCourse course = course_of(finished_record(classic(), 3, seed)).value();
        for (const MoveToJudge& move : course.moves) {
            const engine::SeatView& seen = move.question.seen;
            const engine::Seat other = (seen.seat + 1) % 3;
            const auto& player = seen.view.players.at(engine::index_of(other));
            if (player.resigned || player.lost_turns == 0) continue;
            ++skipped;
            CHECK(move.next != other);
        }
    }
}

TEST_CASE("luck is zero on the mean of all draws, and a blank is lucky") {
    const engine::Rules rules = engine::compile(*engine::catalogue::find("classic")).value();
    const engine::LeaveValues leaves(rules, engine::leave_table(rules));
    double sum = 0;
    int count = 0;
    double blank_luck = 0;
    rules.tiles().for_each([&](engine::Tile tile, int copies) {
        DrawToJudge draw{.turn = 7, .unseen = rules.tiles()};
        draw.drawn.add(tile);
        const double luck = luck_of(draw, leaves);
        CHECK(luck == luck_of(draw, leaves));
        sum += luck * copies;
        count += copies;
        if (rules.spelling(tile) == "?") blank_luck = luck;
    });
    CHECK(std::abs(sum / count) < 1);
    CHECK(blank_luck > 10);
    DrawToJudge whole{.turn = 1, .drawn = rules.tiles(), .unseen = rules.tiles()};
    CHECK(std::abs(luck_of(whole, leaves)) < 1e-6);
}

TEST_CASE("the version of the evaluator is raised when its tables change") {
    std::size_t all = 0;
    const auto mix = [&all](std::string_view text) {
        for (const char byte : text) all = all * 1'099'511'628'211ULL + static_cast<unsigned char>(byte);
    };
    for (const auto& made : engine::leaves_by_system()) mix(made.text);
    for (const auto& made : engine::chances_by_system()) mix(made.text);
    CHECK(std::pair(evaluator_version, all) == std::pair(4, std::size_t{18413123898967958307U}));
}
