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

/// The rows of the table in this section.
std::vector<std::string> section_rows(const std::string& title) {
    std::ifstream file(crisscross::test::in_project("docs/operations.md"));
    std::vector<std::string> rows;
    bool is_inside = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("## ")) is_inside = line == "## " + title;
        if (is_inside && line.starts_with("| ")) rows.push_back(line);
    }
    return rows;
}

}  // namespace

TEST_CASE("docs/operations.md names every fixed limit with its number") {
    const auto rows = section_rows("Limits");
    const auto expected = expected_rows();
    CHECK(rows.size() == expected.size() + 2);  // and the two lines of the head
    for (const std::string& row : expected) {
        INFO(row);
        CHECK(std::find(rows.begin(), rows.end(), row) != rows.end());
    }
}

TEST_CASE("protocol/README.md says how long a player is away before the others may ask for a stand-in") {
    const std::string document = crisscross::test::file_text(crisscross::test::in_project("protocol/README.md"));
    const std::chrono::milliseconds time(Config().stand_in_after);
    CHECK(document.find("\ndisconnected for " + seconds(time) + ", all other players") != document.npos);
}
