#include <algorithm>
#include <filesystem>
#include <fstream>

#include "protocol/games/game_check.hpp"
#include "server/files/whole_file.hpp"
#include "server/verification/game_file_check.hpp"
#include "tests/server/cli/running_program.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/paths/paths.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace fs = std::filesystem;

namespace {

const fs::path game_files = in_project("protocol/fixtures/game_files");

std::string classic_file() {
    return server::read_whole(game_files / "classic.json").value();
}

std::string with_change(std::string text, const std::string& old, const std::string& changed) {
    const auto place = text.rfind(old);
    REQUIRE(place != std::string::npos);
    return text.replace(place, old.size(), changed);
}

/// Runs `verify` on a file with this text; its path is left out of what is printed.
Outcome verified(const std::string& text) {
    const TemporaryFolder folder;
    std::ofstream(folder / "game.json", std::ios::binary) << text;
    Outcome outcome = run({"verify", (folder / "game.json").string()});
    const std::string path = (folder / "game.json").string() + ": ";
    for (std::string* printed : {&outcome.out, &outcome.error})
        for (auto at = printed->find(path); at != std::string::npos; at = printed->find(path))
            printed->erase(at, path.size());
    return outcome;
}

}  // namespace

TEST_CASE("verify finds nothing wrong in the game files of all systems") {
    std::vector<std::string> arguments{"verify"};
    for (const auto& file : fs::directory_iterator(game_files)) arguments.push_back(file.path().string());
    const Outcome outcome = run(arguments);
    CHECK(outcome.status == 0);
    CHECK(outcome.out.starts_with("8 games, "));
    CHECK(outcome.out.ends_with(" events: no problems\n"));
    CHECK(outcome.error.empty());
}

TEST_CASE(
    "verify names each fault of a game file with its version and its place, and counts the events of the file") {
    const std::string all_right = ": no problems\n";
    std::string counted = verified(classic_file()).out;
    REQUIRE(counted.ends_with(all_right));
    counted.resize(counted.size() - all_right.size());
    const Outcome outcome = verified(with_change(classic_file(), R"("final":)", R"("final":1)"));
    CHECK(outcome.status == 1);
    CHECK(contains(outcome.out, "the final scores or the winners are not those that the rules give"));
    CHECK(outcome.out.starts_with("version "));
    CHECK(outcome.out.ends_with(counted + ": 1 problem\n"));
}

TEST_CASE("verify finds side changes that cannot happen") {
    const std::string text = with_change(classic_file(), R"({"type":"clock_resumed"})", R"({"type":"clock_paused"})");
    CHECK(protocol::check_game(text).faults.empty());
    const Outcome outcome = verified(text);
    CHECK(outcome.status == 1);
    CHECK(contains(outcome.out, "it cannot come after the versions before it"));
    CHECK(server::check_game_file(text).faults.front().place.starts_with("/events/"));
}

TEST_CASE("a file for one person, without the numbers of players, is right, too") {
    const auto game = protocol::check_game(classic_file()).game.value();
    CHECK(verified(protocol::write_game(protocol::without_numbers(game))).status == 0);
}

TEST_CASE("verify refuses what it cannot read, and goes on with the other files") {
    const TemporaryFolder folder;
    std::ofstream(folder / "large.json") << std::string(protocol::max_game_bytes + 1, ' ');
    const std::string classic = (game_files / "classic.json").string();
    const Outcome outcome =
        run({"verify", (folder / "missing.json").string(), (folder / "large.json").string(), classic});
    CHECK(outcome.status == 2);
    CHECK(contains(outcome.error, "missing.json: cannot be read: No such file or directory"));
    CHECK(contains(outcome.error, "large.json: cannot be read: File too large"));
    CHECK(outcome.out.starts_with("1 game, "));
    CHECK(outcome.out.ends_with(" events: no problems; not checked: 2 files\n"));
    CHECK(only_line(run({"verify", "one.db", "two.json"})) ==
          "crisscross: verify takes one database, or game files that end in .json\n");
    CHECK(contains(verified("not JSON").error, "this stops being JSON at byte "));
}

TEST_CASE("verify cannot use a file that does not claim to be a game") {
    const std::string classic = classic_file();
    for (const std::string& text :
         {std::string(), std::string("not JSON"), classic.substr(0, classic.size() / 2), std::string("[]"),
          std::string(R"([{"a": 1, "a": 2}])"), "[" + classic + "]", std::string("7"), std::string("{}"),
          with_change(classic, "crisscross game", "chess game")}) {
        const Outcome outcome = verified(text);
        INFO(text.substr(0, 20) << ": " << outcome.error);
        CHECK(outcome.status == 2);
        CHECK(outcome.error.starts_with("crisscross: "));
        CHECK(std::ranges::count(outcome.error, '\n') == 1);
        CHECK(outcome.out.empty());
    }
    CHECK(verified("[" + classic + "]").error == "crisscross: this is a list; `verify` takes a file for each game\n");
    CHECK(verified(R"({"format": "crisscross game", "format_version": 1})").status == 1);
    CHECK(verified(with_change(classic, R"("format_version":1)", R"("format_version":9)")).status == 1);
}
