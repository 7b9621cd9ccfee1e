#include "protocol/gcg/records/gcg_export.hpp"

#include "engine/catalogue/settings.hpp"
#include "engine/rules/names.hpp"
#include "protocol/gcg/gcg_names.hpp"
#include "protocol/gcg/gcg_systems.hpp"
#include "protocol/gcg/records/gcg_import.hpp"
#include "tests/protocol/games/recorded_game.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/games/eventful_game.hpp"
#include "tests/support/games/mutation.hpp"
#include "tests/support/games/random_player.hpp"
#include "tests/support/long_run.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace gcg = crisscross::protocol::gcg;

namespace {

std::vector<std::string> names_for(std::size_t seats) {
    std::vector<std::string> names{"Anna Lind", "Ben", "Anna: Lind", ""};
    names.resize(seats);
    return names;
}

engine::Result<std::string, gcg::NotExpressible> written(const StartedGame& game) {
    const auto seats = game.state.position.players.size();
    return gcg::write_record({game.state.rules, names_for(seats), "Short words", game.events});
}

/// A play that stays in the history, as the rules score it.
struct KeptPlay {
    int seat = 0;
    engine::Turn turn = 0;
    engine::PlayScore score{};
};

std::vector<KeptPlay> plays_of(const StartedGame& game) {
    std::vector<KeptPlay> plays;
    for (const engine::Event& event : game.events) {
        if (const auto* played = std::get_if<engine::Played>(&event))
            plays.push_back({played->seat, played->turn, played->score});
        if (const auto* back = std::get_if<engine::TakenBack>(&event))
            std::erase_if(plays, [&](const KeptPlay& play) { return play.turn >= back->turn; });
    }
    return plays;
}

/// Game, GCG, import: the same plays and scores, and the same totals.
void require_same_game(const StartedGame& game) {
    const auto text = written(game);
    INFO((text ? *text : text.error().why));
    REQUIRE(text.has_value());
    const auto record = gcg::import_record(*text);
    REQUIRE(record.has_value());
    REQUIRE(record->rules.ruleset().id == game.state.rules.ruleset().id);
    const auto plays = plays_of(game);
    std::size_t next = 0;
    for (const gcg::Replayed& move : record->replay.moves) {
        if (!std::holds_alternative<gcg::Play>(move.line.move)) continue;
        REQUIRE(next < plays.size());
        REQUIRE(move.line.player == plays[next].seat);
        REQUIRE(move.play == plays[next].score);
        ++next;
    }
    REQUIRE(next == plays.size());
    std::vector<int> finals;
    for (const engine::FinalScore& score : game.last<engine::Ended>().final_scores) finals.push_back(score.final);
    REQUIRE(record->replay.totals == finals);
}

StartedGame with_ruling(engine::Ruling ruling, int seats, std::uint32_t number) {
    engine::Settings settings;
    settings.knobs["ruling"] = std::string(engine::name_of(ruling));
    return eventful_game(engine::resolve(settings).value(), seats, number);
}

std::string refusal_of(const std::string& system) {
    return written(eventful_game(system_rules(system), 2, 3)).error().why;
}

std::string change(std::string text, const std::string& old, const std::string& with) {
    const auto place = text.find(old);
    REQUIRE(place != std::string::npos);
    return text.replace(place, old.size(), with);
}

}  // namespace

TEST_CASE("random games of the Classic family and of Super keep their plays and scores in GCG") {
    const std::uint32_t games = long_run() ? 1000 : is_slow ? 8 : 50;
    const std::vector<std::string> systems{"classic", "super", "classic-nine", "finish-line"};
    for (std::uint32_t number = 1; number <= games; ++number) {
        const engine::Rules rules = system_rules(systems[number % systems.size()]);
        INFO(rules.ruleset().id << ", game " << number);
        const StartedGame game = eventful_game(rules, seats_of(rules.ruleset(), number / 4), number);
        if (plays_of(game).empty()) continue;
        require_same_game(game);
    }
}

TEST_CASE("challenges that fail and succeed keep their points in GCG") {
    for (const auto ruling :
         {engine::Ruling::challenge_free, engine::Ruling::challenge_costs_turn, engine::Ruling::challenge_pays_five,
          engine::Ruling::challenge_pays_ten, engine::Ruling::vote, engine::Ruling::on_laying})
        for (std::uint32_t number = 1; number <= (long_run() ? 60u : 3u); ++number)
            require_same_game(with_ruling(ruling, 2 + static_cast<int>(number % 3), number));
}

TEST_CASE("an annotated game says who plays, by which rules, and with which list") {
    const std::string text = written(eventful_game(system_rules("super"), 3, 3)).value();
    CHECK(
        text.starts_with("#character-encoding UTF-8\n#crisscross-players 3\n#player1 Anna_Lind Anna Lind\n"
                         "#player2 Ben Ben\n#player3 Anna_Lind_2 Anna: Lind\n#crisscross-system super\n"
                         "#board-layout SuperCrosswordGame\n#lexicon Short words\n>"));
    const std::string two = written(eventful_game(classic(), 2, 3)).value();
    CHECK(two.find("crisscross-players") == std::string::npos);
    CHECK(two.find("#board-layout CrosswordGame\n") != std::string::npos);
}

TEST_CASE("somebody who leaves a game stands in a note, and in a line for an import") {
    StartedGame game(classic(), 3, short_words());
    const engine::Seat first = game.state.to_move;
    game.pass(first);
    game.say((first + 1) % 3, engine::Resign{});
    const engine::Seat last = (first + 2) % 3;
    game.say(last, engine::LoseOnTime{game.state.turn});
    const std::string text = written(game).value();
    const auto nicks = gcg::nicks_for(names_for(3));
    const std::string resigned = nicks[static_cast<std::size_t>((first + 1) % 3)];
    const std::string late = nicks[static_cast<std::size_t>(last)];
    CHECK(text.find("#note " + resigned + " resigned.\n#crisscross-left " + resigned + "\n") != std::string::npos);
    CHECK(text.find("#note " + late + " lost on time.\n#crisscross-left " + late + "\n") != std::string::npos);
}

TEST_CASE("games that GCG cannot express are refused with the reason") {
    CHECK(refusal_of("shmac") == "GCG cannot express this game: tiles are crossed out");
    CHECK(refusal_of("crosswords") ==
          "GCG cannot express this game: the first turn places a tile that is on no rack");
    CHECK(refusal_of("scrappy").starts_with("GCG cannot express this game: "));
    StartedGame running(classic(), 2, short_words());
    CHECK(gcg::write_record({running.state.rules, names_for(2), "", running.events}).error().why ==
          "the game is not over");
    running.say(0, engine::Abort{});
    CHECK(written(running).error().why == "GCG cannot express this game: it has no moves");
}

TEST_CASE("a room that scores as no system does is refused with the first line that differs") {
    engine::Ruleset ruleset = classic().ruleset();
    ruleset.tile_set.front().value = 9;
    const engine::Rules rules = engine::compile(ruleset).value();
    const std::string why = written(eventful_game(rules, 2, 3)).error().why;
    INFO(why);
    CHECK(why.starts_with("GCG cannot express the rules of this room: line "));
    CHECK(why.find("is wrong under the rules of classic: the score is ") != std::string::npos);
}

TEST_CASE("a room with the board of another system, or with straight lines in Scrappy, is refused for its rules") {
    const auto refused = [](const std::string& system, const std::string& knob, const std::string& value) {
        const engine::Rules rules = engine::resolve({.system = system, .knobs = {{knob, value}}}).value();
        return written(eventful_game(rules, 2, 3)).error();
    };
    const gcg::NotExpressible board = refused("classic", "board_from", "super");
    CHECK(board.reason == "room_rules");
    CHECK(board.why ==
          "GCG cannot express the rules of this room: the file names the system \"classic\" and the board "
          "\"SuperCrosswordGame\", which is not known");
    CHECK(refused("scrappy", "lines", "straight").reason == "room_rules");
}

TEST_CASE("nicknames have no spaces or colons, and no two are alike") {
    CHECK(gcg::nicks_for({"A  b", "A b", "A:b", "", ":"}) ==
          std::vector<std::string>{"A_b", "A_b_2", "Ab", "Player", "Player_2"});
    CHECK(gcg::on_one_line("\ta\n b ") == "a b");
}

TEST_CASE("an annotated game without names of rules is of the first system under which it is right") {
    const std::string play = ">ann: HORNETS 8H HORN +14 14\n";
    const auto plain = gcg::import_record(play + "#note kept\n");
    REQUIRE(plain.has_value());
    CHECK(plain->rules.ruleset().id == "classic");
    CHECK(plain->game.lines[0].note == "kept");
    CHECK(plain->game.lexicon.empty());
    CHECK(gcg::import_record(">ann: 11K HORN +14 14\n")->rules.ruleset().id == "super");
    CHECK(gcg::import_record(">ann: ABCDEHORN 8H HORN +14 14\n")->rules.ruleset().id == "classic-nine");
    CHECK(gcg::import_record("#crisscross-system finish-line\n" + play)->rules.ruleset().id == "finish-line");
}

TEST_CASE("an import says which line is wrong, and what should stand there") {
    CHECK(gcg::import_record(">ann: HORNETS 8H HORN +14 14\n>bob: - +3 3\n").error() ==
          gcg::Fault{2, "is wrong under the rules of classic: the score is 0, not 3"});
    CHECK(gcg::import_record("#crisscross-system chess\n>ann: - +0 0\n").error() ==
          gcg::Fault{0, "names the system \"chess\", which is not known"});
    CHECK(gcg::import_record("#board-layout Round\n>ann: - +0 0\n").error().why ==
          "names the board \"Round\", which is not known");
    CHECK(gcg::import_record("#player1 ann\n").error() == gcg::Fault{0, "has no moves"});
    CHECK(gcg::import_record("nonsense").error().line == 1);
}

TEST_CASE("an annotated game that is cut off or damaged is refused with a reason, or is right") {
    const std::string text = written(eventful_game(classic(), 2, 3)).value();
    for (std::size_t length = 0; length < text.size(); ++length) {
        const auto record = gcg::import_record(std::string_view(text).substr(0, length));
        if (!record) REQUIRE_FALSE(record.error().why.empty());
    }
    const std::string other = written(eventful_game(system_rules("super"), 3, 4)).value();
    std::mt19937 random(9);
    for (int round = 0; round < (long_run() ? 10'000 : is_slow ? 50 : 500); ++round) {
        const auto record = gcg::import_record(mutated(round % 2 == 0 ? text : other, text, random));
        if (record) REQUIRE(record->replay.moves.size() == record->game.lines.size());
        if (!record) REQUIRE_FALSE(record.error().why.empty());
    }
    CHECK(gcg::import_record(change(text, "+", "+1")).has_value() == false);
}
