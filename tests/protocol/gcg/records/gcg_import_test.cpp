#include "protocol/gcg/records/gcg_import.hpp"

#include <algorithm>

#include "engine/catalogue/settings.hpp"
#include "engine/rules/names.hpp"
#include "protocol/games/game_check.hpp"
#include "protocol/gcg/gcg_systems.hpp"
#include "protocol/gcg/records/gcg_export.hpp"
#include "protocol/gcg/records/recorded_file.hpp"
#include "tests/protocol/games/recorded_game.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/games/eventful_game.hpp"
#include "tests/support/long_run.hpp"
#include "tests/support/protocol/game_files.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace gcg = crisscross::protocol::gcg;

namespace {

/// A play, and the challenge of it that GCG has a line for.
struct CoursePlay {
    engine::Turn turn = 0;
    engine::Seat seat = 0;
    engine::PlayScore score{};
    std::optional<engine::Seat> challenger{};
    int points = 0;  ///< for a challenge that failed
    bool is_withdrawn = false;
    bool operator==(const CoursePlay&) const = default;
};

/// The plays that were not taken back, without the numbers of their turns, which a record does not keep.
std::vector<CoursePlay> course_of(const std::vector<engine::Event>& events) {
    std::vector<CoursePlay> course;
    engine::Seat challenger = 0;
    for (const engine::Event& event : events) {
        if (const auto* played = std::get_if<engine::Played>(&event))
            course.push_back({played->turn, played->seat, played->score});
        if (const auto* challenged = std::get_if<engine::Challenged>(&event)) challenger = challenged->challenger;
        if (const auto* upheld = std::get_if<engine::Upheld>(&event); upheld && upheld->points > 0) {
            REQUIRE(upheld->challenger == challenger);
            course.back().challenger = challenger;
            course.back().points = upheld->points;
        }
        if (std::holds_alternative<engine::Withdrawn>(event)) {
            course.back().challenger = challenger;
            course.back().is_withdrawn = true;
        }
        if (const auto* back = std::get_if<engine::TakenBack>(&event))
            std::erase_if(course, [&](const CoursePlay& play) { return play.turn >= back->turn; });
    }
    for (CoursePlay& play : course) play.turn = 0;
    return course;
}

std::vector<engine::Event> game_events(const protocol::CheckedGame& game) {
    std::vector<engine::Event> events;
    for (const auto& entry : game.entries)
        if (const auto* event = std::get_if<engine::Event>(&entry.event)) events.push_back(*event);
    return events;
}

/// GCG says only of racks that cost points whose they are.
std::vector<engine::FinalScore> known_scores(const engine::Ended& ended) {
    auto scores = ended.final_scores;
    for (engine::FinalScore& score : scores)
        if (score.deducted == 0) score.rack = {};
    return scores;
}

bool has_award(const engine::Ended& ended) {
    return std::ranges::any_of(ended.final_scores, [](const engine::FinalScore& score) { return score.awarded > 0; });
}

/// Whether the record says who has won: it does not say the targets of the players (F1).
bool says_who_has_won(const engine::Ended& ended) {
    return ended.reason != engine::EndReason::target_reached;
}

/// The game that an import of this text keeps, checked as one that was uploaded.
protocol::CheckedGame imported(const std::string& text) {
    const auto record = gcg::import_record(text);
    INFO(text << (record ? "" : record.error().why));
    REQUIRE(record.has_value());
    std::vector<std::string> names{"Ada", "Bea", "Cleo", "Dora"};
    names.resize(record->replay.totals.size());
    const auto file = gcg::recorded_file(*record, names, {}, 1000);
    INFO((file ? *file : std::to_string(file.error().line) + ": " + file.error().why));
    REQUIRE(file.has_value());
    protocol::GameCheck check = protocol::check_game(*file);
    for (const auto& fault : check.faults) UNSCOPED_INFO(protocol::sentence(fault));
    REQUIRE(check.game.has_value());
    return *std::move(check.game);
}

std::string annotated(const engine::Rules& rules, const std::vector<engine::Event>& events) {
    std::vector<std::string> names{"Ada", "Bea", "Cleo", "Dora"};
    names.resize(static_cast<std::size_t>(std::get<engine::Began>(events.front()).seat_count));
    const auto text = gcg::write_record({rules, names, "Short words", events});
    INFO((text ? "" : text.error().why));
    REQUIRE(text.has_value());
    return *text;
}

/// Game, GCG, import: the same plays and challenges, and the same end as far as GCG says it.
void require_same_course(const engine::Rules& rules, const std::vector<engine::Event>& events) {
    const std::string text = annotated(rules, events);
    INFO(text);
    const auto came = game_events(imported(text));
    REQUIRE(course_of(came) == course_of(events));
    const auto& right = std::get<engine::Ended>(events.back());
    const auto& ended = std::get<engine::Ended>(came.back());
    REQUIRE(known_scores(ended) == known_scores(right));
    REQUIRE((ended.reason == engine::EndReason::went_out) == has_award(right));
    if (says_who_has_won(right)) REQUIRE(ended.winners == right.winners);
}

const std::string three_players = "#crisscross-players 3\n#player1 a\n#player2 b\n#player3 c\n";
const std::string two_plays = ">a: AEFMRST 8G FARM +18 18\n>b: BO 7H BO +12 12\n";

/// Why the record is refused after all its lines were found right.
gcg::Fault refusal_after_replay(const std::string& text) {
    const auto record = gcg::import_record(text);
    REQUIRE(record.has_value());
    const std::vector<std::string> names{"Ada", "Bea", "Cleo"};
    return gcg::recorded_file(*record, names, {}, 1000).error();
}

}  // namespace

TEST_CASE("random games of two to four players come through GCG and an import with the same plays and scores") {
    const std::uint32_t games = long_run() ? 1000 : is_slow ? 8 : 50;
    const auto& systems = gcg::expressible_systems();
    for (std::uint32_t number = 1; number <= games; ++number) {
        const engine::Rules& rules = systems[number % systems.size()];
        const int seats = seats_of(rules.ruleset(), number / 4);
        INFO(rules.ruleset().id << ", " << seats << " seats, game " << number);
        const StartedGame game = eventful_game(rules, seats, number);
        if (!course_of(game.events).empty()) require_same_course(rules, game.events);
    }
}

TEST_CASE("challenges come through GCG and an import with who made them, whether they fail or succeed") {
    for (const auto ruling : {engine::Ruling::challenge_free, engine::Ruling::challenge_costs_turn,
                              engine::Ruling::challenge_pays_five, engine::Ruling::vote})
        for (std::uint32_t number = 1; number <= (long_run() ? 60u : 3u); ++number) {
            engine::Settings settings;
            settings.knobs["ruling"] = std::string(engine::name_of(ruling));
            const engine::Rules rules = engine::resolve(settings).value();
            const StartedGame game = eventful_game(rules, 2 + static_cast<int>(number % 3), number);
            INFO(engine::name_of(ruling) << ", game " << number);
            if (!course_of(game.events).empty()) require_same_course(rules, game.events);
        }
}

TEST_CASE("the golden games that GCG can express come through it and an import") {
    for (const engine::Rules& system : gcg::expressible_systems()) {
        INFO(system.ruleset().id);
        const auto check = protocol::check_game(game_text(system.ruleset().id));
        REQUIRE(check.game.has_value());
        const auto events = game_events(*check.game);
        CHECK(std::ranges::any_of(course_of(events), &CoursePlay::is_withdrawn));
        require_same_course(check.game->rules, events);
    }
}

TEST_CASE("in an imported game somebody who has left has not won, whatever their score (G4)") {
    const std::string two_players = "#player1 a\n#player2 b\n";
    const auto result_of = [](const std::string& text) {
        return std::get<engine::Over>(imported(text).game.phase).result;
    };
    const engine::Ended alone = result_of(two_players + two_plays + "#crisscross-left a\n");
    CHECK(alone.reason == engine::EndReason::resignation);
    CHECK(alone.winners == std::vector<engine::Seat>{1});
    CHECK(alone.final_scores[0].final == 18);
    const engine::Ended others =
        result_of(three_players + two_plays + ">c: - +0 0\n#crisscross-left a\n>b: - +0 12\n");
    CHECK(others.winners == std::vector<engine::Seat>{1});
    CHECK(result_of(two_players + two_plays).winners == std::vector<engine::Seat>{0});
    CHECK(gcg::import_record(two_players + two_plays + "#crisscross-left c\n").error() ==
          gcg::Fault{5, "names nobody who plays"});
    CHECK(refusal_after_replay(two_players + two_plays + "#crisscross-left a\n#crisscross-left b\n") ==
          gcg::Fault{6, "leaves nobody in the game"});
}

TEST_CASE("among three players the line above a challenge says who made it") {
    const std::string label = "#crisscross-challenger c\n";
    const auto withdrawn = course_of(game_events(imported(three_players + two_plays + label + ">b: BO -- -12 0\n")));
    CHECK(withdrawn.back().is_withdrawn);
    CHECK(withdrawn.back().challenger == 2);
    const auto paid = course_of(game_events(imported(three_players + two_plays + label + ">b: (challenge) +5 17\n")));
    CHECK(paid.back().points == 5);
    CHECK(paid.back().challenger == 2);
}

TEST_CASE("a challenge among three players is refused with its line if nobody or the player themselves made it") {
    const std::string why = "is a challenge, and no line #crisscross-challenger above it says by whom";
    CHECK(refusal_after_replay(three_players + two_plays + ">b: BO -- -12 0\n") == gcg::Fault{7, why});
    CHECK(refusal_after_replay(three_players + two_plays + ">b: (challenge) +5 17\n") == gcg::Fault{7, why});
    CHECK(refusal_after_replay(three_players + two_plays + "#crisscross-challenger b\n>b: BO -- -12 0\n") ==
          gcg::Fault{8, "is a challenge by the player who made the play"});
}

TEST_CASE("between two players nothing says who challenged, because it can only be the other one") {
    const StartedGame game = eventful_game(gcg::expressible_systems().front(), 2, 3);
    CHECK(annotated(game.state.rules, game.events).find("crisscross-challenger") == std::string::npos);
    const auto course = course_of(game_events(imported(two_plays + "#crisscross-challenger c\n>b: BO -- -12 0\n")));
    CHECK(course.back().challenger == 0);
}
