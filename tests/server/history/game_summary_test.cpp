#include "server/history/game_summary.hpp"

#include "engine/catalogue/catalogue.hpp"
#include "engine/rules/rules.hpp"
#include "server/games/stored/stored_journal.hpp"
#include "server/names/names.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/fakes/stored_game.hpp"

using namespace crisscross;
using namespace crisscross::server;
using namespace crisscross::test;

namespace {

/// A game as the server reads it, each event a second after the one before.
GameRecord record_of(const storage::StoredGame& stored, const engine::Rules& rules) {
    const auto journal = read_journal(stored, rules);
    GameRecord record{.id = stored.id,
                      .code = stored.room,
                      .state = journal->state,
                      .log = journal->log,
                      .chance = engine::Chance(stored.setup.seed.value()),
                      .lexicon = lexicon_of(short_words())};
    Moment at = 0;
    for (GameEntry& entry : record.log) entry.at = at += 1000;
    return record;
}

const engine::Ended& end_of(const GameRecord& record) {
    return std::get<engine::Over>(record.state.game->phase).result;
}

/// The points that a seat has by its moves and by challenges, before the settlement.
int points_of(const GameSummary& summary, engine::Seat seat) {
    int points = 0;
    for (const SummaryMove& move : summary.moves) {
        if (move.seat != seat || move.withdrawn || move.taken_back) continue;
        points += move.score;
        if (move.challenge) points += move.challenge->points;
    }
    return points;
}

int count_events(const GameRecord& record, auto is_one) {
    int count = 0;
    for (const GameEntry& entry : record.log)
        if (const auto* event = std::get_if<engine::Event>(&entry.event)) count += is_one(*event) ? 1 : 0;
    return count;
}

template <class Kind>
bool is(const engine::Event& event) {
    return std::holds_alternative<Kind>(event);
}

}  // namespace

TEST_CASE("the moves of a summary add up to the scores of the game, in every system") {
    for (const engine::Ruleset& ruleset : engine::catalogue::all())
        for (std::uint32_t seed = 1; seed <= 8; ++seed) {
            const engine::Rules rules = engine::compile(ruleset).value();
            const int seats =
                ruleset.least_seats + static_cast<int>(seed) % (ruleset.most_seats - ruleset.least_seats + 1);
            const GameRecord record = record_of(stored_game(rules, seats, seed), rules);
            const auto summary = summarise(record);
            REQUIRE(summary.has_value());
            INFO(ruleset.id << " " << seed);
            const engine::Ended& ended = end_of(record);
            REQUIRE(summary->seats.size() == ended.final_scores.size());
            for (std::size_t seat = 0; seat < summary->seats.size(); ++seat) {
                CHECK(summary->seats[seat].score == ended.final_scores[seat].final);
                CHECK(points_of(*summary, static_cast<engine::Seat>(seat)) == ended.final_scores[seat].before);
            }
            CHECK(std::ranges::count(summary->seats, "lost", &SummarySeat::result) ==
                  static_cast<std::ptrdiff_t>(summary->seats.size() - ended.winners.size()));
        }
}

TEST_CASE("a summary has each move, challenge and withdrawal of the journal once") {
    for (std::uint32_t seed = 1; seed <= 12; ++seed) {
        const engine::Rules rules = engine::compile(engine::catalogue::classic()).value();
        const GameRecord record = record_of(stored_game(rules, 3, seed), rules);
        const GameSummary summary = summarise(record).value();
        const auto count = [&](auto is_one) { return std::ranges::count_if(summary.moves, is_one); };
        CHECK(count([](const auto& move) { return move.kind == SummaryMove::Kind::play; }) ==
              count_events(record, is<engine::Played>));
        CHECK(count([](const auto& move) { return move.kind == SummaryMove::Kind::exchange; }) ==
              count_events(record, is<engine::Exchanged>));
        CHECK(count([](const auto& move) { return move.kind == SummaryMove::Kind::pass; }) ==
              count_events(record, is<engine::Passed>));
        CHECK(count([](const auto& move) { return move.withdrawn; }) == count_events(record, is<engine::Withdrawn>));
        CHECK(count([](const auto& move) { return move.challenge.has_value(); }) ==
              count_events(record, is<engine::Challenged>));
        for (const SummaryMove& move : summary.moves) {
            if (move.challenge) CHECK(move.challenge->upheld == !move.withdrawn);
            if (move.challenge && !move.challenge->by_vote) CHECK(move.is_phony() == move.withdrawn);
        }
    }
}

TEST_CASE("without the word list of a game, the only word of a play that was withdrawn is invalid") {
    bool is_reached = false;
    for (std::uint32_t seed = 1; seed <= 12; ++seed) {
        const engine::Rules rules = engine::compile(engine::catalogue::classic()).value();
        GameRecord record = record_of(stored_game(rules, 2, seed), rules);
        record.lexicon.reset();
        const GameSummary summary = summarise(record).value();
        for (const SummaryMove& move : summary.moves) {
            const bool is_certain = move.withdrawn && move.words.size() == 1;
            is_reached |= is_certain;
            for (const SummaryWord& word : move.words) CHECK(word.invalid == is_certain);
        }
    }
    CHECK(is_reached);
}

TEST_CASE("what counts is kept: moves that were taken back are in no row") {
    bool is_reached = false;
    for (std::uint32_t seed = 1; seed <= 12; ++seed) {
        const engine::Rules rules = engine::compile(engine::catalogue::classic()).value();
        const GameSummary summary = summarise(record_of(stored_game(rules, 2, seed), rules)).value();
        const storage::HistoryGame rows = history_rows(summary);
        std::size_t words = 0;
        int standing = 0;
        std::int64_t points = 0;
        for (const SummaryMove& move : summary.moves) {
            is_reached |= move.taken_back;
            if (move.taken_back) continue;
            words += move.words.size();
            if (move.withdrawn) continue;
            ++standing;
            points += move.score;
        }
        CHECK(rows.words.size() == words);
        for (const storage::HistorySeat& seat : rows.seats) CHECK(seat.folded_name == folded_name(seat.name));
        CHECK(rows.facts.moves == standing);
        CHECK(rows.seats[0].play_points + rows.seats[1].play_points == points);
        CHECK(rows.seats[0].margin == -rows.seats[1].margin);
        CHECK(rows.facts.margin == std::abs(rows.seats[0].margin));
        CHECK(rows.facts.highest->score == std::max(rows.seats[0].highest_play, rows.seats[1].highest_play));
    }
    CHECK(is_reached);
}

TEST_CASE("a turn lasts from its beginning to its move") {
    const engine::Rules rules = engine::compile(engine::catalogue::classic()).value();
    const GameRecord record = record_of(stored_game(rules, 2, 3), rules);
    const GameSummary summary = summarise(record).value();
    for (const SummaryMove& move : summary.moves) {
        CHECK(move.think_ms >= 1000);
        CHECK(move.think_ms <= 1000 * static_cast<std::int64_t>(record.log.size()));
    }
    std::int64_t all = 0;
    for (const SummaryMove& move : summary.moves) all += move.think_ms;
    CHECK(all <= summary.ended - summary.began);
}

TEST_CASE("the time of a seat is that of the moves which count") {
    using Kind = SummaryMove::Kind;
    GameSummary summary{.seats = {{.name = "Mara", .result = "won"}, {.name = "Jonas", .result = "lost"}}};
    summary.moves = {{.turn = 1, .kind = Kind::starter, .think_ms = 1},
                     {.turn = 2, .kind = Kind::play, .think_ms = 20, .score = 8},
                     {.turn = 3, .seat = 1, .kind = Kind::play, .think_ms = 300, .withdrawn = true},
                     {.turn = 4, .kind = Kind::pass, .think_ms = 4000, .taken_back = true},
                     {.turn = 4, .kind = Kind::exchange, .think_ms = 50'000}};
    const storage::HistoryGame rows = history_rows(summary);
    CHECK(rows.seats[0].moves == 2);
    CHECK(rows.seats[0].think_ms == 50'020);
    CHECK(rows.seats[1].moves == 0);
    CHECK(rows.seats[1].think_ms == 0);
}

TEST_CASE("without the word list of the game only withdrawn plays are known to be phonies") {
    const engine::Rules rules = engine::compile(engine::catalogue::classic()).value();
    bool is_reached = false;
    for (std::uint32_t seed = 1; seed <= 12; ++seed) {
        GameRecord record = record_of(stored_game(rules, 2, seed), rules);
        const GameSummary with_list = summarise(record).value();
        for (const SummaryMove& move : with_list.moves) is_reached |= move.is_phony() && !move.withdrawn;
        record.lexicon.reset();
        const GameSummary without = summarise(record).value();
        for (const SummaryMove& move : without.moves) CHECK(move.is_phony() == move.withdrawn);
    }
    CHECK(is_reached);
}

TEST_CASE("where nobody wins, only a player who has left the game has lost") {
    const engine::Rules rules = engine::compile(engine::catalogue::classic()).value();
    GameRecord record = record_of(stored_game(rules, 3, 3), rules);
    record.log.pop_back();
    const engine::Ended ended{.reason = engine::EndReason::agreement,
                              .final_scores = std::vector<engine::FinalScore>(3)};
    for (const engine::Event& event : {engine::Event(engine::Resigned{0}), engine::Event(ended)})
        record.log.push_back({record.log.back().version + 1, record.log.back().at + 1000, event});
    record.state = fold(fresh_game(rules), record.log);
    const GameSummary summary = summarise(record).value();
    std::vector<std::string> results;
    for (const SummarySeat& seat : summary.seats) results.push_back(seat.result);
    CHECK(results == std::vector<std::string>{"lost", "drawn", "drawn"});
}

TEST_CASE("a game that is not over has no summary") {
    const engine::Rules rules = engine::compile(engine::catalogue::classic()).value();
    GameRecord record = record_of(stored_game(rules, 2, 3), rules);
    record.log.pop_back();
    record.state = fold(fresh_game(rules), record.log);
    CHECK_FALSE(summarise(record).has_value());
}
