#include "protocol/notices/notice.hpp"

#include <nlohmann/json.hpp>
#include <set>

#include "tests/support/catch.hpp"

using namespace crisscross::protocol;
using What = Notice::What;

namespace {

Notice notice(What what, std::vector<std::string> players, std::string by = {}) {
    return {what, "ABCD2345", 1, std::move(players), std::move(by), 1'800'000'000'000};
}

}  // namespace

TEST_CASE("a notice survives a round trip through JSON") {
    for (const What what :
         {What::your_turn, What::played, What::challenged, What::over, What::nudge, What::agreement}) {
        const Notice before = notice(what, {"Mara", "No\"ra\xc3\xa9"}, "Ben");
        CHECK(read_notice(write_notice(before)).value() == before);
    }
}

TEST_CASE("what is not a notice is refused with the field that is wrong") {
    CHECK(read_notice("{").error().code == "NOT_JSON");
    CHECK(read_notice(R"({"what":"won","room":"A","game":1,"at":1,"players":[],"by":""})").error().field == "/what");
    CHECK(read_notice(R"({"what":"over","room":"A","game":-1,"at":1,"players":[],"by":""})").error().field ==
          "/game");
    CHECK(read_notice(R"({"what":"over","room":"A","game":1,"at":1,"by":""})").has_error());
}

TEST_CASE("a notice leaves the server without tiles, words and scores") {
    std::set<std::string> fields;
    const auto written = nlohmann::json::parse(write_notice(notice(What::challenged, {"Mara"}, "Nora")));
    for (const auto& [field, value] : written.items()) fields.insert(field);
    CHECK(fields == std::set<std::string>{"what", "room", "game", "at", "players", "by"});
}
