#include "server/cli/commands/games/game_commands.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "tests/server/cli/outcome.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::test;
using server::ReplayFormat;

namespace {

Outcome replay_file(const std::filesystem::path& file, ReplayFormat format) {
    std::ostringstream out;
    std::ostringstream error;
    const int status = server::replay(file, format, out, error);
    return {status, out.str(), error.str()};
}

Outcome replay(const std::string& text, ReplayFormat format = ReplayFormat::text) {
    const test::TemporaryFolder folder;
    std::ofstream(folder / "game.gcg", std::ios::binary) << text;
    auto outcome = replay_file(folder / "game.gcg", format);
    const std::string path = (folder / "game.gcg").string();
    if (const auto at = outcome.error.find(path); at != std::string::npos)
        outcome.error.replace(at, path.size(), "FILE");
    return outcome;
}

constexpr const char* right =
    "#player1 ann Ann Onymous\n#player2 bob\n>ann: HORNETS 8H HORN +14 14\n>bob: AFMQVVU J6 FA.M +17 17\n";

}  // namespace

TEST_CASE("a correct game gets a summary") {
    const auto outcome = replay(right);
    CHECK(outcome.status == 0);
    CHECK(outcome.out == "ann (Ann Onymous): 14\nbob: 17\n2 lines, all correct\n");
    CHECK(outcome.error.empty());
}

TEST_CASE("a single line is called one line") {
    CHECK(replay(">ann: HORNETS 8H HORN +14 14\n").out == "ann: 14\n1 line, all correct\n");
}

TEST_CASE("a game is of the system or the board that it names, and else of Classic") {
    const std::string in_the_large_centre = ">ann: HORNETS 11K HORN +14 14\n";
    CHECK(replay("#board-layout SuperCrosswordGame\n" + in_the_large_centre).status == 0);
    CHECK(replay("#crisscross-system super\n" + in_the_large_centre).status == 0);
    CHECK(replay("#board-layout Standard15\n" + std::string(right)).status == 0);
    CHECK(replay(in_the_large_centre).out.starts_with("ann: 0\nline 1 is wrong: "));
    CHECK(replay("#crisscross-system super\n>ann: HORNETS 8H HORN +14 14\n").status == 1);
    CHECK(replay("#crisscross-system chess\n>ann: - +0 0\n").error ==
          "crisscross: FILE: names the system \"chess\", which is not known\n");
}

TEST_CASE("a wrong game fails with the first difference") {
    const auto outcome = replay(std::string(right) + ">ann: - +3 17\n");
    CHECK(outcome.status == 1);
    CHECK(outcome.out == "ann (Ann Onymous): 14\nbob: 17\nline 5 is wrong: the score is 0, not 3\n");
    CHECK(outcome.error.empty());
}

TEST_CASE("moves are printed as JSON, one per line, with a difference after them") {
    const auto outcome = replay(std::string(right) + ">ann: - +3 17\n", ReplayFormat::json);
    CHECK(outcome.status == 1);
    CHECK(std::count(outcome.out.begin(), outcome.out.end(), '\n') == 3);
    CHECK(outcome.out.starts_with("{\"line\":3,"));
    CHECK(outcome.out.ends_with("{\"line\":5,\"difference\":\"the score is 0, not 3\"}\n"));
}

TEST_CASE("a file that is not a game is refused in one line that says where") {
    const auto outcome = replay(std::string(right) + ">ann: 8H\n");
    CHECK(outcome.status == 2);
    CHECK(outcome.out.empty());
    CHECK(outcome.error == "crisscross: FILE:5: has no word\n");
    CHECK(replay("").error == "crisscross: FILE: is not an annotated game\n");
    CHECK(replay_file("/nonexistent.gcg", ReplayFormat::text).status == 2);
    CHECK(replay_file("/", ReplayFormat::text).error == "crisscross: /: cannot be read: Is a directory\n");
}

TEST_CASE("names that could garble a terminal are escaped") {
    CHECK(replay("#player1 a \x1B[2J\n").out == "a (\"\\x1B[2J\"): 0\n0 lines, all correct\n");
}
