#include <random>

#include "engine/catalogue/catalogue.hpp"
#include "tests/protocol/games/checked_file.hpp"
#include "tests/support/games/mutation.hpp"
#include "tests/support/long_run.hpp"

using namespace crisscross;
using namespace crisscross::protocol;
using namespace crisscross::test;

TEST_CASE("a file that is cut off anywhere is refused with a reason") {
    const std::string text = fixture_text("finish-line");
    const std::size_t step = long_run() ? 1 : is_slow ? 997 : 97;
    for (std::size_t length = 0; length + 2 < text.size(); length += step) {
        const GameCheck check = check_game(std::string_view(text).substr(0, length));
        REQUIRE_FALSE(check.game.has_value());
        REQUIRE(check.faults.size() == 1);
        REQUIRE(check.faults.front().why.starts_with("this stops being JSON at byte "));
    }
}

TEST_CASE("a damaged file is refused with a reason, or is the same game") {
    std::mt19937 random(14);
    const std::uint32_t rounds = long_run() ? 10'000 : is_slow ? 20 : 300;
    const auto& systems = engine::catalogue::all();
    for (std::uint32_t round = 0; round < rounds; ++round) {
        const std::string text = fixture_text(systems[round % systems.size()].id);
        const GameCheck check = check_game(mutated(text, fixture_text("shmac"), random));
        INFO("round " << round);
        REQUIRE(check.faults.empty() == check.game.has_value());
        for (const GameFileFault& fault : check.faults) REQUIRE_FALSE(fault.why.empty());
        if (check.game) REQUIRE(check_game(write_game(check.game->file)).game->file == check.game->file);
    }
}
