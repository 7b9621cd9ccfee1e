#include "tests/server/api/open_api.hpp"

#include <algorithm>
#include <cctype>

#include "protocol/messages/games/end_names.hpp"
#include "server/api/history_routes.hpp"
#include "server/api/import_api.hpp"
#include "server/api/questions/game_search.hpp"
#include "server/api/questions/history_questions.hpp"
#include "server/api/questions/places.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::server;
using namespace crisscross::test;
using nlohmann::json;

namespace {

std::set<std::string> known_to(const auto& read) {
    Parameters parameters("");
    read(parameters, read_scope(parameters, {.player = 1}));
    return parameters.known();
}

std::string in_small_letters(std::string_view text) {
    std::string small(text);
    for (char& letter : small) letter = static_cast<char>(letter | 0x20);
    return small;
}

/// The complaint about a search with these parameters, as `field CODE`; empty if there is none.
std::string complaint(const std::string& query) {
    Parameters parameters(query);
    read_game_search(parameters, read_scope(parameters, {.player = 1}));
    const auto found = parameters.complaint();
    return found ? found->field.value_or("") + " " + found->code : "";
}

std::string word_complaint(const std::string& query) {
    Parameters parameters(query);
    read_word_search(parameters, read_scope(parameters, {.player = 1}));
    const auto found = parameters.complaint();
    return found ? found->field.value_or("") + " " + found->code : "";
}

std::set<std::string> described_ends(const json& schema) {
    return schema.at("enum").get<std::set<std::string>>();
}

}  // namespace

TEST_CASE("the server has the routes that the description has, and no others") {
    std::set<std::string> described;
    for (const auto& [path, item] : open_api().at("paths").items()) {
        for (const auto& [method, operation] : item.items()) described.insert(method + " /api/v1" + path);
    }
    std::set<std::string> known{"post /api/v1/games"};
    CHECK(is_import_call("POST", "/api/v1/games?name=Anna"));
    for (const HistoryRoute& route : history_routes())
        known.insert(in_small_letters(route.method) + " " + std::string(route.path) +
                     (route.kind == PathKind::beginning ? "{id}" : "") + std::string(route.ending));
    CHECK(known == described);
}

TEST_CASE("a search reads the parameters that the description has, and no others") {
    CHECK(known_to(read_game_search) == documented_parameters("/games"));
    CHECK(known_to(read_word_search) == documented_parameters("/words"));
    CHECK(known_to(read_statistics_query) == documented_parameters("/statistics"));
    CHECK(known_to(read_file_search) == documented_parameters("/files"));
    Parameters file("");
    read_file_format(file);
    CHECK(file.known() == documented_parameters("/games/{id}/file"));
    Parameters picture("");
    read_picture_question(picture);
    CHECK(picture.known() == documented_parameters("/games/{id}/picture"));
    Parameters lines("");
    read_line_place(lines);
    CHECK(lines.known() == documented_parameters("/lines"));
    CHECK(documented_parameters("/me").empty());
    CHECK(documented_parameters("/games/{id}").empty());
}

TEST_CASE("the description has each reason for which a game ends, except that it was aborted") {
    std::set<std::string> known;
    for (int reason = 0; reason <= static_cast<int>(engine::EndReason::record_ends); ++reason)
        known.insert(std::string(protocol::name_of(static_cast<engine::EndReason>(reason))));
    known.erase("aborted");
    CHECK(described_ends(open_api().at("/components/schemas/GameSummary/properties/end"_json_pointer)) == known);
}

TEST_CASE("a parameter that is wrong, unknown or there twice is named") {
    CHECK(complaint("") == "");
    CHECK(complaint(
              "word=farm&limit=100&sort=margin&phony=true&analysed=true&day=02-29&from=0&to=9007199254740991") == "");
    CHECK(complaint("after=23456789-1&room=2345-6789&player=J%C3%B6rg+A&end=went_out&challenge=any") == "");
    CHECK(complaint("color=red") == "color UNKNOWN_PARAMETER");
    CHECK(complaint("limit=0") == "limit BAD_PARAMETER");
    CHECK(complaint("limit=101") == "limit BAD_PARAMETER");
    CHECK(complaint("limit=1e1") == "limit BAD_PARAMETER");
    CHECK(complaint("limit=1&limit=2") == "limit BAD_PARAMETER");
    CHECK(complaint("word=%GG") == "word BAD_PARAMETER");
    CHECK(complaint("word=%4") == "word BAD_PARAMETER");
    CHECK(complaint("word=%FF") == "word BAD_PARAMETER");
    CHECK(complaint("word=%00") == "word BAD_PARAMETER");
    CHECK(complaint("word=") == "word BAD_PARAMETER");
    CHECK(complaint("word=" + std::string(65, 'a')) == "word BAD_PARAMETER");
    CHECK(complaint("word=a&prefix=ab") == "prefix BAD_PARAMETER");
    CHECK(complaint("prefix=a") == "prefix BAD_PARAMETER");
    CHECK(complaint("prefix=%C3%84") == "prefix BAD_PARAMETER");
    CHECK(complaint("prefix=%C3%84H") == "");
    CHECK(complaint("day=13-01") == "day BAD_PARAMETER");
    CHECK(complaint("day=1-1") == "day BAD_PARAMETER");
    CHECK(complaint("day=11-23&zone=Europe/Zurich") == "");
    CHECK(complaint("day=11-23&zone=Europe%2FAtlantis") == "zone BAD_PARAMETER");
    CHECK(complaint("day=11-23&zone=../../etc/passwd") == "zone BAD_PARAMETER");
    CHECK(complaint("day=11-23&zone=" + std::string(65, 'a')) == "zone BAD_PARAMETER");
    CHECK(complaint("zone=Europe/Zurich") == "day MISSING_PARAMETER");
    CHECK(complaint("zone=Europe/Zurich&from=0") == "day MISSING_PARAMETER");
    CHECK(complaint("day=&zone=Europe/Zurich") == "day BAD_PARAMETER");
    CHECK(complaint("player=%C2%AD") == "player BAD_PARAMETER");
    CHECK(complaint("player=me&opponent=%E2%80%8D") == "opponent BAD_PARAMETER");
    CHECK(complaint("player=" + std::string(200, 'a') + "&opponent=" + std::string(200, 'b')) == "");
    CHECK(complaint("player=" + std::string(201, 'a')) == "player BAD_PARAMETER");
    CHECK(complaint("phony=false") == "phony BAD_PARAMETER");
    CHECK(complaint("analysed=1") == "analysed BAD_PARAMETER");
    CHECK(complaint("sort=best") == "sort BAD_PARAMETER");
    CHECK(complaint("end=aborted") == "end BAD_PARAMETER");
    CHECK(complaint("from=-1") == "from BAD_PARAMETER");
    CHECK(complaint("room=ABC") == "room BAD_PARAMETER");
    CHECK(complaint("room=23456789&result=won") == "player MISSING_PARAMETER");
    CHECK(complaint("after=23456789-0") == "after BAD_CURSOR");
    CHECK(complaint("after=2345-1") == "after BAD_CURSOR");
    CHECK(complaint("after=23456789-1.2.3") == "after BAD_CURSOR");
    CHECK(word_complaint("") == "kind MISSING_PARAMETER");
    CHECK(word_complaint("kind=first&after=23456789-1.2.3") == "");
    CHECK(word_complaint("kind=first&after=23456789-1") == "after BAD_CURSOR");
    CHECK(word_complaint("kind=last") == "kind BAD_PARAMETER");
    std::string many;
    for (std::size_t count = 0; count <= Parameters::max_parameters; ++count)
        many += "&a" + std::to_string(count) + "=1";
    CHECK(complaint(many.substr(1)) == "a" + std::to_string(Parameters::max_parameters) + " BAD_PARAMETER");
}

TEST_CASE("the check of answers notices what is missing, too much or of another kind") {
    const json good{{"words", json::array()}};
    CHECK(differences("/words", 200, good).empty());
    CHECK(differences("/words", 200, json::object()) == std::vector<std::string>{": required"});
    CHECK(differences("/words", 200, {{"words", json::array()}, {"x", 1}}) ==
          std::vector<std::string>{"/x: not described"});
    CHECK(differences("/words", 200, {{"words", {1}}}) == std::vector<std::string>{"/words/0: type"});
    CHECK(differences("/words", 404, {{"code", "NO_SUCH_ROOM"}, {"message", "No."}}).empty());
    CHECK_FALSE(differences("/words", 404, {{"code", "OTHER"}, {"message", "No."}}).empty());
}
