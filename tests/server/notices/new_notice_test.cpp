#include "server/notices/new_notice.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross;
using protocol::Notice;
using What = Notice::What;

namespace {

/// What the notice makes out of date.
std::vector<std::string> replaced_by(const Notice& notice) {
    return server::new_notice(1, notice, {}, {}, 1000).replaces;
}

}  // namespace

TEST_CASE("the reminders of a player who has the game open do not count as a call, and all other notices do") {
    const Notice turn{.what = What::your_turn, .players = {"Mara"}, .at = 5};
    const auto at = [&](const std::vector<server::CalledPlayer>& players) {
        return server::new_notice(1, turn, players, {}, 1000).at;
    };
    CHECK(at({{.player = 1, .after = {}, .is_there = true}}) == 0);
    CHECK(at({{.player = 1, .after = {}}}) == 5);
    CHECK(at({}) == 5);
}

TEST_CASE(
    "a challenge takes the place of the turn before it if the game waits for somebody, and of no turn otherwise") {
    const std::vector<std::string> about_turns{"your_turn", "played", "challenged", "nudge", "agreement"};
    CHECK(replaced_by({.what = What::challenged, .players = {"Mara"}, .by = "Nora"}) == about_turns);
    CHECK(replaced_by({.what = What::challenged, .by = "Nora"}).empty());
}
