#include "server/cli/commands/games/game_commands.hpp"

#include <algorithm>
#include <sstream>

#include "tests/server/cli/outcome.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross;
using namespace crisscross::test;

namespace {

Outcome judge(const std::string& input) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream error;
    const int status = server::judge_lines(lexicon_of({"HO"}), in, out, error);
    return {status, out.str(), error.str()};
}

auto lines(const std::string& text) {
    return std::count(text.begin(), text.end(), '\n');
}

const std::string good =
    R"({"id":"a","position":{"system":"classic","board":[]},"placement":[{"at":[7,7],"tile":"H"},{"at":[7,8],"tile":"O"}]})";
const std::string refused = R"({"id":"b","position":{"system":"classic","board":[]},"placement":[]})";

}  // namespace

TEST_CASE("judge answers each line in order and exits with 0") {
    const Outcome outcome = judge(good + "\n" + refused + "\r\n" + good);
    CHECK(outcome.status == 0);
    CHECK(lines(outcome.out) == 3);
    CHECK(outcome.out.find(R"("id":"a")") < outcome.out.find(R"("id":"b")"));
    CHECK(outcome.error.empty());
}

TEST_CASE("judge continues after a bad line and names it at the end") {
    const Outcome outcome = judge(good + "\nnonsense\n" + good + "\n{\"a\\nb\":1}\n");
    CHECK(outcome.status == 2);
    CHECK(lines(outcome.out) == 4);
    CHECK(outcome.error.starts_with("judge: line 2: "));
    CHECK(lines(outcome.error) == 1);
}

TEST_CASE("judge prints a hostile line on one line") {
    const Outcome outcome = judge(R"({"id":"a","position":{"system":"a\nb\u001b[2J","board":[]},"placement":[]})"
                                  "\n");
    CHECK(outcome.status == 2);
    CHECK(lines(outcome.out) == 1);
    CHECK(lines(outcome.error) == 1);
    CHECK(outcome.error.find('\x1b') == std::string::npos);
}

TEST_CASE("judge prints nothing without input") {
    CHECK(judge("").status == 0);
}
