#pragma once

#include <algorithm>
#include <cctype>
#include <map>
#include <string>
#include <vector>

#include "tests/server/api/history_client.hpp"

/// What tests of analyses, notes and lines share.
namespace crisscross::test {

/// Asks about one finished game, and compares each answer with the description.
class GameClient {
public:
    GameClient(const TestServer& server, std::string token, std::string game)
        : server_(server), token_(std::move(token)), game_(std::move(game)) {}

    nlohmann::json call(const std::string& method, const std::string& what,
                        const nlohmann::json& body = nullptr) const {
        std::map<std::string, std::string> headers;
        if (!token_.empty()) headers.emplace("Authorization", "Bearer " + token_);
        const HttpReply reply = http_request(server_.port(), method, "/api/v1/games/" + game_ + what, headers,
                                             body.is_null() ? "" : body.dump());
        INFO(method << " " << what << ": " << reply.status << " " << reply.body);
        nlohmann::json value = nlohmann::json::parse(reply.body);
        std::string lower = method;
        std::ranges::transform(lower, lower.begin(), [](unsigned char letter) { return std::tolower(letter); });
        CHECK(differences("/games/{id}" + what, reply.status, value, lower) == std::vector<std::string>{});
        return value;
    }
    std::string code(const std::string& method, const std::string& what, const nlohmann::json& body = nullptr) const {
        return call(method, what, body).value("code", "");
    }
    /// Asks for the analysis, and waits until it is there.
    nlohmann::json analysis() const {
        nlohmann::json state = call("POST", "/analysis");
        REQUIRE(becomes_true([&] {
            if (state.at("state") != "kept") state = call("GET", "/analysis");
            return state.at("state") == "kept";
        }));
        return state;
    }
    /// Of everybody's notes that are shown: who wrote them, and what.
    std::vector<std::string> notes() const {
        std::vector<std::string> texts;
        const nlohmann::json answer = call("GET", "/notes");
        for (const nlohmann::json& note : answer.at("notes"))
            texts.push_back(note.value("author", "own") + ": " + note.at("body").at("text").get<std::string>());
        return texts;
    }

private:
    const TestServer& server_;
    std::string token_;
    std::string game_;
};

inline void be_generous(server::Config& config) {
    config.limits.history_per_person = {.burst = 10'000, .per_second = 1000};
    config.limits.history_per_network = {.burst = 10'000, .per_second = 1000};
    config.limits.guesses_per_network = {.burst = 10'000, .per_second = 1000};
}

inline nlohmann::json note(std::uint32_t version, const std::string& text, bool shared,
                           const nlohmann::json& lines = nlohmann::json::array()) {
    return {{"version", version}, {"text", text}, {"shared", shared}, {"lines", lines}};
}

/// A tile of a play that might have been made.
inline nlohmann::json lay(int row, int column, const std::string& tile) {
    return {{"cell", {row, column}}, {"tile", tile}};
}

using Texts = std::vector<std::string>;

/// A game between two guests, which is over; a third guest may watch.
struct PlayedGame {
    TestServer server{be_generous, short_words()};
    WireRoom room{server, {}, 2};
    std::string id;

    PlayedGame() {
        play_out(room, 5);
        HistoryClient(server, room.guest(0).token).wait_for("", 1);
        id = room.code() + "-1";
    }
    GameClient player(std::size_t number) { return {server, room.guest(number).token, id}; }
};

}  // namespace crisscross::test
