#include "tests/server/api/game_client.hpp"
#include "tests/server/api/importing.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;

namespace {

constexpr std::uint32_t first_move = 5;  // of the small record

json across(const std::string& word, int row, int column) {
    json placement = json::array();
    for (const char letter : word) placement.push_back(lay(row, column++, std::string(1, letter)));
    return {{"placement", placement}};
}

/// Somebody who has imported a game from this file, and asks about it.
struct Owner {
    explicit Owner(const std::string& file) : importing(be_generous), id(importing.imported(file)) {
        importing.history().wait_for("?room=" + id.substr(0, 8), 1);
    }
    GameClient game() const { return {importing.server, importing.token, id}; }
    std::string file(const std::string& format) const {
        return importing.history().get("/games/" + id + "/file?format=" + format).body;
    }
    json notes() const { return game().call("GET", "/notes").at("notes"); }

    Importing importing;
    std::string id;
};

/// A game file with a note about its first move that has two lines, and no text.
std::string file_with_lines() {
    const Owner anna(small_record);
    const json lines{{{"name", "Better"}, {"plays", {across("FARM", 7, 5), across("BO", 6, 7)}}},
                     {{"name", "Safe"}, {"plays", json::array({across("TEAM", 7, 7)})}}};
    anna.game().call("PUT", "/notes", note(first_move, "", false, lines));
    return anna.file("json");
}

}  // namespace

TEST_CASE("the lines of a note come along when its game is imported, even without a text") {
    const Owner ben(file_with_lines());
    const json notes = ben.notes();
    REQUIRE(notes.size() == 2);
    CHECK(notes[0]["body"]["text"] == "Second round");
    CHECK(notes[1]["body"]["text"] == "");
    const json& lines = notes[1]["body"]["lines"];
    REQUIRE(lines.size() == 2);
    CHECK(lines[0]["name"] == "Better");
    CHECK(lines[0]["plays"].size() == 2);
    CHECK(lines[1]["name"] == "Safe");
    CHECK(json::parse(ben.file("json"))["annotations"]["notes"][1]["lines"] == lines);
}

TEST_CASE("the lines of an imported note are checked as those of players, whatever its file claims") {
    json file = json::parse(file_with_lines());
    json& note = file["annotations"]["notes"][1];
    const json right = note["lines"];
    note["lines"][0]["plays"][0]["play_score"]["total"] = 1000;
    note["lines"][0]["plays"][0]["bad_words"] = {"<b>"};
    note["lines"].push_back({{"name", "Apart"}, {"plays", right[1]["plays"]}});
    note["lines"][2]["plays"][0]["placement"] = across("TEAM", 0, 0)["placement"];
    note["lines"].push_back(note["lines"][2]);
    note["lines"][3]["plays"][0]["placement"] = "TEAM";
    json elsewhere = note;
    elsewhere["version"] = 90'000;
    json many = note;
    while (many["lines"].size() < 6) many["lines"].push_back(right[0]);
    file["annotations"]["notes"].push_back(elsewhere);
    file["annotations"]["notes"].push_back(many);
    const Owner ben(file.dump());
    const json notes = ben.notes();
    REQUIRE(notes.size() == 2);
    CHECK(notes[1]["body"]["lines"] == right);
    CHECK(json::parse(ben.file("json"))["annotations"] == file["annotations"]);
}

TEST_CASE("of the lines of an imported game so many plays are shown, and its file keeps all") {
    json file = json::parse(file_with_lines());
    json& notes = file["annotations"]["notes"];
    json line = notes[1]["lines"][1];
    line["plays"][0]["play_score"] = 0;  // a file of notes may have only so many bytes
    notes[1]["lines"] = {line, line, line, line, line};
    while (notes.size() < 1 + 90) notes.push_back(notes[1]);
    const Owner ben(file.dump());
    std::size_t lines = 0;
    for (const json& note : ben.notes()) lines += note["body"]["lines"].size();
    CHECK(lines == 400);
    CHECK(json::parse(ben.file("json"))["annotations"] == file["annotations"]);
}

TEST_CASE("showing the lines of an imported note takes of the games that an address may open") {
    Owner ben(file_with_lines());
    ben.importing.server.restart_with([](server::Config& config) {
        be_generous(config);
        config.limits.opened_entries_per_network = {.burst = 20, .per_second = 0.001};
    });
    std::string code;
    for (int again = 0; again < 20 && code.empty(); ++again) code = ben.game().code("GET", "/notes");
    CHECK(code == "TOO_MANY_REQUESTS");
}

TEST_CASE("each play of a line takes as much of that as two hundred entries, so that few notes use it up") {
    Owner ben(file_with_lines());
    ben.importing.server.restart_with([](server::Config& config) {
        be_generous(config);
        config.limits.opened_entries_per_network = {.burst = 1'950, .per_second = 0.001};
    });
    CHECK(ben.notes().size() == 2);  // three plays, and some entries
    CHECK(ben.notes().size() == 2);
    CHECK(ben.notes().size() == 2);
    CHECK(ben.game().code("GET", "/notes") == "TOO_MANY_REQUESTS");
}

TEST_CASE("GCG has the lines of a note in words, each as a note of its own") {
    const Owner ben(file_with_lines());
    const std::string gcg = ben.file("gcg");
    INFO(gcg);
    CHECK(gcg.find("Better: 8F FARM 18, 7H BO ") != std::string::npos);
    CHECK(gcg.find("\n#note Safe: 8H TEAM 12\n") != std::string::npos);
    const Owner carl(gcg);
    CHECK(carl.notes().dump().find("Safe: 8H TEAM 12") != std::string::npos);
}
