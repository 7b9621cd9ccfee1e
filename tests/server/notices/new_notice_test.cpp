#include "server/notices/new_notice.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross;
using protocol::Notice;
using What = Notice::What;

namespace {

/// What the notice makes out of date.
std::vector<std::string> replaced_by(const Notice& notice) {
    return server::new_notice(1, notice, {}, 1000, 1000).replaces;
}

}  // namespace

TEST_CASE(
    "a challenge takes the place of the turn before it if the game waits for somebody, and of no turn otherwise") {
    const std::vector<std::string> about_turns{"your_turn", "played", "challenged", "nudge"};
    CHECK(replaced_by({.what = What::challenged, .players = {"Mara"}, .by = "Nora"}) == about_turns);
    CHECK(replaced_by({.what = What::challenged, .by = "Nora"}).empty());
}
