#include <algorithm>
#include <fstream>

#include "server/options/config.hpp"
#include "tests/server/limits/documented/rows.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/file_text.hpp"
#include "tests/support/paths/paths.hpp"

using namespace crisscross::server;
using namespace crisscross::test::documented;

namespace {

Rows expected_rows() {
    Rows expected;
    for (const auto rows : {analysis_rows, chat_rows, connection_rows, game_rows, history_rows, http_rows,
                            import_rows, note_rows, notice_rows, people_rows, room_rows})
        for (std::string& row : rows()) expected.push_back(std::move(row));
    return expected;
}

bool is_head(const std::string& line) {
    return line.starts_with("| what |") || line.starts_with("| --- |");
}

/// The rows of the tables in this section, each after the heading of its table.
std::vector<std::string> section_rows(const std::string& title) {
    std::ifstream file(crisscross::test::in_project("docs/operations.md"));
    std::vector<std::string> rows;
    std::string heading;
    bool is_inside = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("## ")) is_inside = line == "## " + title;
        if (line.starts_with("### ")) heading = line.substr(4);
        if (is_inside && line.starts_with("| ") && !is_head(line)) rows.push_back(heading + ": " + line);
    }
    return rows;
}

}  // namespace

TEST_CASE("docs/operations.md names every fixed limit with its number") {
    const auto rows = section_rows("Limits");
    const auto expected = expected_rows();
    CHECK(rows.size() == expected.size());
    for (const std::string& row : expected) {
        INFO(row);
        CHECK(std::find(rows.begin(), rows.end(), row) != rows.end());
    }
}

TEST_CASE("docs/operations.md names every limit as errors and the metrics do") {
    const std::string document = crisscross::test::file_text(crisscross::test::in_project("docs/operations.md"));
    const auto start = document.find("\n## Limits\n");
    REQUIRE(start != document.npos);
    const std::string section = document.substr(start, document.find("\n## ", start + 1) - start);
    for (const auto& limit : crisscross::engine::Names<Limit>::all) {
        INFO(limit.text);
        CHECK(section.find("`" + std::string(limit.text) + "`") != section.npos);
    }
}

TEST_CASE("protocol/README.md says how long a player is away before the others may ask for a stand-in") {
    const std::string document = crisscross::test::file_text(crisscross::test::in_project("protocol/README.md"));
    const std::chrono::milliseconds time(Config().stand_in_after);
    CHECK(document.find("\ndisconnected for " + seconds(time) + ", all other players") != document.npos);
}
