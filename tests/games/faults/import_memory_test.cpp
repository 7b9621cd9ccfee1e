#include <nlohmann/json.hpp>

#include "server/imports/import_places.hpp"
#include "storage/sqlite/database/database.hpp"
#include "tests/games/faults/hostile_files.hpp"
#include "tests/games/faults/imports_at_once.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/guest.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/paths/paths.hpp"
#include "tests/support/protocol/game_files.hpp"
#include "tests/support/sanitized.hpp"
#include "tests/support/server/peak_memory.hpp"
#include "tests/support/server/server_process.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;
using server::ImportPlaces;

namespace {

/// As docs/operations.md says.
constexpr std::int64_t max_import_memory = std::int64_t{192} << 20;
/// Of a complaint, which should be read by people.
constexpr std::size_t max_complaint_bytes = 1000;

#ifndef CRISSCROSS_SANITIZED  // which take memory themselves
constexpr bool is_measured = true;
#else
constexpr bool is_measured = false;
#endif

/// A server behind a proxy, and people who send it as many games at once as it lets in, each of them and each address
/// as many as they may.
struct BusyImports {
    BusyImports() {
        for (std::size_t person = 0; person <= ImportPlaces::max / ImportPlaces::max_per_person; ++person)
            tokens.push_back(Guest(server.port()).token);
    }
    ImportsAtOnce::Sender sender(std::size_t place) const {
        return {tokens[place / ImportPlaces::max_per_person],
                "192.0.2." + std::to_string(place / ImportPlaces::max_per_network)};
    }
    /// By somebody who sends none of the others.
    HttpReply import(const std::string& text) const {
        return http_request(server.port(), "POST", "/api/v1/games", {{"Authorization", "Bearer " + tokens.back()}},
                            text);
    }
    std::string stored_games() const {
        storage::Database database(server.database());
        storage::Statement count = database.prepare(
            "SELECT (SELECT count(*) FROM games) || ' games in ' || (SELECT count(*) FROM rooms) || ' rooms'");
        count.step();
        return count.text(0);
    }

    ServerProcess server{program(), {"--trusted-proxy", "127.0.0.1"}};
    std::vector<std::string> tokens{};
};

void check_refusal(const ImportsAtOnce::Answer& answer, const HostileFile& file) {
    INFO(file.what << ": " << answer.body.substr(0, max_complaint_bytes));
    REQUIRE(answer.status == 400);
    CHECK(answer.body.size() < max_complaint_bytes);
    const json complaint = json::parse(answer.body);
    CHECK(complaint.at("code") == file.code);
    CHECK(complaint.at("message").get<std::string>().find(file.says) != std::string::npos);
}

}  // namespace

TEST_CASE("hostile games that are imported at once are refused with the place and take limited memory") {
    const std::vector<HostileFile> files = hostile_files();
    BusyImports imports;
    const PeakMemory memory(imports.server.process().id());
    for (std::size_t first = 0; first < files.size(); first += ImportPlaces::max) {
        const auto file = [&](std::size_t place) -> const HostileFile& {
            return files[(first + place) % files.size()];
        };
        ImportsAtOnce sent(imports.server.port());
        for (std::size_t place = 0; place < ImportPlaces::max; ++place)
            sent.add(imports.sender(place), file(place).text);
        sent.send_most();
        const json refused = json::parse(imports.import("{").body);
        CHECK(refused.at("code") == "BUSY");
        CHECK(refused.at("limit") == "imports_waiting");
        const auto answers = sent.finish();
        for (std::size_t place = 0; place < ImportPlaces::max; ++place) check_refusal(answers[place], file(place));
    }
    CAPTURE(memory.growth() >> 20);
    if (is_measured) {
        CHECK(memory.growth() > min_value_bytes);
        CHECK(memory.growth() < max_import_memory);
    }
    CHECK(imports.stored_games() == "0 games in 0 rooms");
    CHECK(imports.import(game_text("classic")).status == 201);
    CHECK(imports.stored_games() == "1 games in 1 rooms");
    CHECK(imports.server.healthy());
    CHECK(imports.server.stop() == 0);
}
