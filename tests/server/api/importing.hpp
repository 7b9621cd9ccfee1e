#pragma once

#include <functional>

#include "engine/catalogue/catalogue.hpp"
#include "protocol/gcg/records/gcg_export.hpp"
#include "server/games/stored/game_export.hpp"
#include "storage/sqlite/tables/games/games.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/server/api/history_client.hpp"
#include "tests/support/games/eventful_game.hpp"
#include "tests/support/protocol/game_files.hpp"

/// What tests of imported games share.
namespace crisscross::test {

/// Everything that is stored, row by row.
inline std::string dump(storage::Database& database) {
    std::string text;
    storage::Statement tables = database.prepare(
        "SELECT name, (SELECT group_concat('quote(' || name || ')', '||'',''||') FROM pragma_table_info(t.name)) "
        "FROM sqlite_schema AS t WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name");
    while (tables.step()) {
        storage::Statement rows =
            database.prepare("SELECT " + tables.text(1) + " AS row FROM " + tables.text(0) + " ORDER BY row");
        text += tables.text(0) + "\n";
        while (rows.step()) text += rows.text(0) + "\n";
    }
    return text;
}

/// A person who imports games over HTTP.
struct Importing {
    explicit Importing(const std::function<void(server::Config&)>& change = {}) : server(change, short_words()) {
        token = server.guest().token;
    }

    HttpReply send(const std::string& file, const std::string& query = "",
                   std::map<std::string, std::string> headers = {}) const {
        headers.emplace("Authorization", "Bearer " + token);
        const HttpReply reply = http_request(server.port(), "POST", "/api/v1/games" + query, headers, file);
        INFO(reply.body);
        CHECK(differences("/games", reply.status, nlohmann::json::parse(reply.body), "post") ==
              std::vector<std::string>{});
        return reply;
    }
    /// The id of the game that this file has become.
    std::string imported(const std::string& file, const std::string& query = "") const {
        const HttpReply reply = send(file, query);
        INFO(reply.body);
        REQUIRE(reply.status == 201);
        return nlohmann::json::parse(reply.body).at("id");
    }
    /// The code and the place of the refusal.
    std::string refusal(const std::string& file) const {
        const HttpReply reply = send(file);
        REQUIRE(reply.status >= 400);
        const nlohmann::json error = nlohmann::json::parse(reply.body);
        return error.at("code").get<std::string>() + " " + error.value("field", "");
    }
    /// As the export of the host has it.
    protocol::ExportedGame stored(const std::string& id) const {
        storage::Database database = server.database();
        const auto room = storage::find_room(database, id.substr(0, 8)).value().id;
        const auto game = storage::load_game(database, room, std::stoi(id.substr(9)), 0);
        return server::exported_game(game.value());
    }
    std::string dumped() const {
        storage::Database database = server.database();
        return dump(database);
    }
    HistoryClient history() const { return {server, token}; }
    /// Has the game analysed, and waits until that is done.
    nlohmann::json analysed(const std::string& id) const {
        const std::map<std::string, std::string> headers{{"Authorization", "Bearer " + token}};
        std::string method = "POST";
        for (int patience = 300; patience > 0; --patience, method = "GET") {
            const HttpReply reply = http_request(server.port(), method, "/api/v1/games/" + id + "/analysis", headers);
            INFO(method << ": " << reply.body);
            const auto answer = nlohmann::json::parse(reply.body);
            REQUIRE(reply.status == 200);
            const bool is_post = method == "POST";
            CHECK(differences("/games/{id}/analysis", reply.status, answer, is_post ? "post" : "get") ==
                  std::vector<std::string>{});
            if (answer.at("state") == "kept") return answer.at("analysis");
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        }
        FAIL("the game was not analysed: " << id);
        return {};
    }

    TestServer server;
    std::string token;
};

inline constexpr const char* small_record =
    "#player1 a Anna\n#player2 b Ben\n#note Second round\n>a: AEFMRST 8G FARM +18 18\n>b: BO 7H BO +12 12\n";

/// An annotated game that random players have played.
inline std::string record_text() {
    const engine::Rules rules = engine::compile(*engine::catalogue::find("classic")).value();
    const StartedGame game = eventful_game(rules, 2, 1);
    const std::vector<std::string> names{"Anna Lind", "Ben"};
    return protocol::gcg::write_record({rules, names, "english", game.events}).value();
}

}  // namespace crisscross::test
