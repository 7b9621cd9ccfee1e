#include "tests/server/api/importing.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;

namespace {

void be_patient(server::Config& config) {
    config.limits.history_per_person = {.burst = 10'000, .per_second = 1000};
    config.limits.history_per_network = {.burst = 10'000, .per_second = 1000};
}

/// The same game with a word list that no server has.
std::string with_unknown_list(std::string text) {
    const std::string hash = json::parse(text).at("lexicon").at("hash");
    for (auto at = text.find(hash); at != text.npos; at = text.find(hash))
        text.replace(at, hash.size(), hash.size(), 'a');
    return text;
}

}  // namespace

TEST_CASE("an imported game that names no list is analysed by the standard one, and the analysis says so") {
    const Importing anna(be_patient);
    const std::string id = anna.imported(small_record);
    anna.history().wait_for("?room=" + id.substr(0, 8), 1);
    const json analysis = anna.analysed(id);
    CHECK_FALSE(analysis.value("list", "").empty());
    REQUIRE(analysis.at("moves").size() == 1);
    CHECK(analysis.at("moves").at(0).at("seat") == 0);
    CHECK(analysis.at("unjudged") == 1);  // Ben's, of whose rack the record has two tiles
    for (const json& seat : analysis.at("seats")) CHECK_FALSE(seat.contains("luck"));
}

TEST_CASE("an imported game whose list the server does not have is analysed by the standard one, and says so") {
    const Importing anna(be_patient);
    const std::string id = anna.imported(with_unknown_list(game_text("classic")));
    anna.history().wait_for("?room=" + id.substr(0, 8), 1);
    const json analysis = anna.analysed(id);
    CHECK_FALSE(analysis.value("list", "").empty());
    CHECK(analysis.at("moves").size() > 4);
    CHECK_FALSE(analysis.contains("unjudged"));
    for (const json& seat : analysis.at("seats")) CHECK(seat.contains("luck"));
}

TEST_CASE("an imported game is analysed by its own list if the server has that") {
    const Importing anna(be_patient);
    const std::string id = anna.imported(std::string("#lexicon english\n") + small_record);
    anna.history().wait_for("?room=" + id.substr(0, 8), 1);
    CHECK_FALSE(anna.analysed(id).contains("list"));
}
