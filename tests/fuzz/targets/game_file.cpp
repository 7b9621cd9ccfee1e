#include "protocol/games/game_check.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/targets.hpp"

namespace crisscross::fuzz {

void game_file(std::string_view bytes) {
    using namespace protocol;
    const GameCheck check = check_game(bytes);
    require(check.faults.empty() == check.game.has_value(), "a game file is right, or has faults");
    require(check.faults.size() <= max_game_faults, "no more faults are named than are useful");
    for (const GameFileFault& fault : check.faults) require(!fault.why.empty(), "a fault has a reason");
    if (!check.game) return;
    const std::string text = write_game(check.game->file);
    const GameCheck again = check_game(text);
    require(again.game.has_value(), "the canonical form of a game is right");
    require(write_game(again.game->file) == text, "a game has one canonical form");
}

}  // namespace crisscross::fuzz
