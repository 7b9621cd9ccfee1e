#pragma once

#include <chrono>
#include <nlohmann/json.hpp>
#include <string>

#include "tests/server/api/open_api.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/clients/wire_room.hpp"
#include "tests/support/engine/short_words.hpp"

/// What tests of the answers over HTTP share.
namespace crisscross::test {

/// Asks below /api/v1 with the token of a device, and compares each answer with the description.
class HistoryClient {
public:
    HistoryClient(const TestServer& server, std::string token) : server_(server), token_(std::move(token)) {}

    HttpReply get(const std::string& path, std::map<std::string, std::string> headers = {}) const {
        if (!token_.empty()) headers.emplace("Authorization", "Bearer " + token_);
        return http_request(server_.port(), "GET", "/api/v1" + path, headers);
    }
    HttpReply put(const std::string& path) const {
        return http_request(server_.port(), "PUT", "/api/v1" + path, {{"Authorization", "Bearer " + token_}});
    }
    /// What is not below /api/v1 needs no token.
    HttpReply page(const std::string& path) const { return http_request(server_.port(), "GET", path); }
    nlohmann::json ask(const std::string& path) const {
        const HttpReply reply = get(path);
        INFO(path << ": " << reply.body);
        const auto value = nlohmann::json::parse(reply.body);
        CHECK(reply.headers.at("cache-control") == "no-store");
        CHECK(reply.headers.at("content-type") == "application/json");
        CHECK(differences(described(path), reply.status, value) == std::vector<std::string>{});
        return value;
    }
    /// The ids of the games that a search finds, or the code of the error.
    std::vector<std::string> ids(const std::string& query) const {
        const auto answer = ask("/games" + query);
        if (answer.contains("code")) return {answer.at("code").get<std::string>()};
        std::vector<std::string> found;
        for (const auto& game : answer.at("games")) found.push_back(game.at("id"));
        return found;
    }
    /// Waits until this search finds this many games: they are kept a moment after their end.
    void wait_for(const std::string& query, std::size_t games) const {
        INFO("the games of " << query);
        REQUIRE(becomes_true([&] { return ids(query).size() == games; }));
    }

private:
    static std::string described(const std::string& path) {
        const std::string bare = path.substr(0, path.find('?'));
        return bare.starts_with("/games/") ? "/games/{id}" : bare.starts_with("/imports/") ? "/imports/{id}" : bare;
    }

    const TestServer& server_;
    std::string token_;
};

/// Plays a whole game with random moves, phonies and challenges.
inline void play_out(WireRoom& room, std::uint32_t seed) {
    RandomPlayer player(short_words_as_letters(), seed);
    while (!room.over()) room.carry_out(player.next(room.game()));
}

/// Two guests sit down in a new room, its host changes it, and the second one resigns. The code of the room.
inline std::string short_game(Guest& host, Guest& other, const std::vector<protocol::ClientMessage>& changes = {}) {
    const std::string room = host.create("Anna");
    host.join(room);
    other.join(room);
    for (const protocol::ClientMessage& change : changes) host.say(change);
    other.say(protocol::client::TakeSeat{.name = "Ben"});
    host.say(protocol::client::Start{});
    other.say(protocol::client::Resign{});
    return room;
}

}  // namespace crisscross::test
