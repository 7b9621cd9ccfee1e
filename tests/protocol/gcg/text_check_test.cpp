#include "tests/protocol/gcg/text_check.hpp"

#include "protocol/games/game_check.hpp"
#include "protocol/gcg/gcg_systems.hpp"
#include "protocol/gcg/records/gcg_export.hpp"
#include "tests/protocol/games/recorded_game.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/games/eventful_game.hpp"
#include "tests/support/long_run.hpp"
#include "tests/support/protocol/game_files.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace gcg = crisscross::protocol::gcg;

namespace {

const std::string head = "#character-encoding UTF-8\n#player1 a Anna\n#player2 b Ben\n";
const std::string right = head +
                          ">a: AEFMRST 8G FARM +18 18\n"
                          "#note FRAMES was better\n"
                          ">b: ?BEINOT 7H BO +12 12\n"
                          ">b: ?BEINOT -- -12 0\n"
                          ">a: AEST 8G ....S +10 28\n"
                          ">a: (challenge) +5 33\n"
                          ">b: ?BEINOT K4 BOiN. +12 12\n"
                          ">a: AET - +0 33\n"
                          ">b: EOTT -3 +0 12\n"
                          ">a: AET -AE +0 33\n"
                          ">b: EGOR (EGOR) -5 7\n"
                          ">a: (EGOR) +5 38\n"
                          ">b: EGOR (time) -10 -3\n";

std::string changed(const std::string& old, const std::string& with) {
    std::string text = right;
    const auto place = text.find(old);
    REQUIRE(place != std::string::npos);
    return fault_in_annotated(text.replace(place, old.size(), with));
}

std::string first_play(const std::string& move) {
    return fault_in_annotated(head + ">a: " + move + "\n");
}

/// The fault in what the program writes of a game.
std::string fault_in_export(const engine::Rules& rules, const std::vector<engine::Event>& events) {
    std::vector<std::string> names{"Ada", "Bea", "Cleo", "Dora"};
    names.resize(static_cast<std::size_t>(std::get<engine::Began>(events.front()).seat_count));
    const auto text = gcg::write_record({rules, names, "Short words", events});
    if (!text) return text.error().reason;
    const std::string fault = fault_in_annotated(*text);
    return fault.empty() ? "" : fault + "\n" + *text;
}

}  // namespace

TEST_CASE("the annotated games of the golden games add up from their text alone") {
    for (const engine::Rules& system : gcg::expressible_systems()) {
        const auto check = protocol::check_game(game_text(system.ruleset().id));
        REQUIRE(check.game.has_value());
        std::vector<engine::Event> events;
        for (const auto& entry : check.game->entries)
            if (const auto* event = std::get_if<engine::Event>(&entry.event)) events.push_back(*event);
        INFO(system.ruleset().id);
        CHECK(fault_in_export(check.game->rules, events) == "");
    }
}

TEST_CASE("the annotated games of random games of two to four players add up from their text alone") {
    const std::uint32_t games = long_run() ? 1000 : is_slow ? 8 : 50;
    const auto& systems = gcg::expressible_systems();
    for (std::uint32_t number = 1; number <= games; ++number) {
        const engine::Rules& rules = systems[number % systems.size()];
        const StartedGame game = eventful_game(rules, seats_of(rules.ruleset(), number / 4), number);
        INFO(rules.ruleset().id << ", game " << number);
        const std::string fault = fault_in_export(rules, game.events);
        if (fault != "no_moves") REQUIRE(fault == "");
    }
}

TEST_CASE("the check of annotated games takes one that is right") {
    CHECK(fault_in_annotated(right) == "");
    CHECK(first_play("AEFMRST 8G FARM +18 18") == "");
    CHECK(first_play("8G FARM +18 18") == "");
    CHECK(first_play("AEFMR?T 8G FARMs +18 18") == "");
    CHECK(first_play("AEFMRST H8 STREAMF +76 76") == "");
}

TEST_CASE("the check of annotated games refuses scores and totals that do not follow") {
    CHECK(changed("BO +12 12", "BO +13 13") == "line 6: scores 12");
    CHECK(changed("....S +10 28", "....S +10 29") == "line 8: has the total 28");
    CHECK(first_play("AEFMRST H8 STREAMF +26 26") == "line 4: scores 76");
    CHECK(changed("-- -12 0", "-- -11 1") == "line 7: takes back another score");
    CHECK(changed("- +0 33", "- +1 34") == "line 11: scores without a play");
    CHECK(changed("-5 7", "-6 6") == "line 14: is worth 5");
    CHECK(changed("(EGOR) +5 38", "(EGOT) +5 38") == "line 15: gets points for other racks");
    CHECK(changed("(time) -10 -3", "(time) +10 17") == "line 16: pays for time");
    CHECK(changed("BO +12 12", "BO 12 12") == "line 6: has a score without a sign");
    CHECK(changed("BO +12 12", "BO +12 x") == "line 6: has no number where one belongs");
}

TEST_CASE("the check of annotated games refuses plays that cannot be") {
    CHECK(first_play("AEFMRST 8M FARM +18 18") == "line 4: leaves the board");
    CHECK(first_play("AEFMRST 0G FARM +18 18") == "line 4: leaves the board");
    CHECK(first_play("AEFMRST 2G FARM +18 18") == "line 4: stands alone");
    CHECK(changed("7H BO", "1A BO") == "line 6: stands alone");
    CHECK(changed("8G ....S", "8G .....S") == "line 8: has a point or a letter where the other belongs");
    CHECK(changed("8G ....S", "8G FARMS") == "line 8: has a point or a letter where the other belongs");
    CHECK(changed("8G ....S", "8J .S") == "line 8: is half a word");
    CHECK(changed("8G ....S", "8G ....") == "line 8: lays nothing");
}

TEST_CASE("the check of annotated games refuses tiles that are not there") {
    CHECK(changed("AEFMRST", "AEFMSTT") == "line 4: moves a tile that is not there: R");
    CHECK(changed("?BEINOT K4", "BEINOTT K4") == "line 10: moves a tile that is not there: i");
    CHECK(changed("AET -AE", "AET -AI") == "line 13: moves a tile that is not there: I");
    CHECK(changed("EGOR (EGOR)", "EGOT (EGOR)") == "line 14: pays for another rack");
    CHECK(first_play("AEFMRZZ 8G FARM +18 18") == "line 4: has a tile too many");
    CHECK(first_play("AEFMR-T 8G FARM +18 18") == "line 4: has no tile -");
}

TEST_CASE("the check of annotated games refuses lines that are out of place") {
    CHECK(changed(">b: ?BEINOT --", ">a: ?BEINOT --") == "line 7: has the total 6");
    CHECK(fault_in_annotated(head + ">a: ABC -- +0 0\n") == "line 4: takes back no play");
    CHECK(fault_in_annotated(head + ">a: (challenge) +5 5\n") == "line 4: pays for no challenge");
    CHECK(fault_in_annotated(head + ">c: ABC - +0 0\n") == "line 4: names no player");
    CHECK(fault_in_annotated(head + ">a: - 0\n") == "line 4: is too short");
    CHECK(fault_in_annotated(head + ">a: ABC x 8G FARM +18 18\n") == "line 4: has too few or too many words");
    CHECK(fault_in_annotated(head + "a: - +0 0\n") == "line 4: is neither a move nor a pragma");
    CHECK(fault_in_annotated(head) == "it has no moves");
}
