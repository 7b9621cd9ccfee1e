#include "tests/server/api/history_client.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using nlohmann::json;

namespace {

/// What the guest has reached in the only system that they have played.
json own_system(const HistoryClient& asks) {
    return asks.ask("/statistics?player=me").at("players").at(0).at("systems").at(0);
}

/// Like `short_game`, in a room whose games do not count for ratings.
std::string unrated_game(Guest& host, Guest& other) {
    client::Create request{.name = "Anna"};
    request.about_room = protocol::AboutRoom{.rated = false};
    const std::string room = host.create_and_join(request).room;
    other.join(room);
    other.say(client::TakeSeat{.name = "Ben"});
    host.say(client::Start{});
    other.say(client::Resign{});
    return room;
}

}  // namespace

TEST_CASE("a game that does not count for ratings says so, is in the statistics, and changes no rating") {
    TestServer server;
    Guest anna = server.guest();
    Guest ben = server.guest();
    const std::string unrated = unrated_game(anna, ben);
    const HistoryClient asks(server, anna.token);
    asks.wait_for("", 1);
    CHECK(asks.ask("/games/" + unrated + "-1").at("summary").at("rated") == false);
    CHECK(own_system(asks).at("figures").at("won") == 1);
    CHECK_FALSE(own_system(asks).contains("rating"));

    const std::string rated = short_game(anna, ben);
    asks.wait_for("", 2);
    CHECK_FALSE(asks.ask("/games/" + rated + "-1").at("summary").contains("rated"));
    CHECK(own_system(asks).at("figures").at("won") == 2);
    CHECK(own_system(asks).at("rating").at("games") == 1);
}

TEST_CASE("rows that are built again leave the same games out of ratings") {
    TestServer server;
    Guest anna = server.guest();
    Guest ben = server.guest();
    unrated_game(anna, ben);
    short_game(anna, ben);
    HistoryClient(server, anna.token).wait_for("", 2);
    const json before = own_system(HistoryClient(server, anna.token));
    CHECK(before.at("rating").at("games") == 1);
    server.stop();
    {
        auto database = server.database();
        for (const char* table : {"history_words", "history_seats", "history_games"})
            database.execute(std::string("DELETE FROM ") + table);
        database.execute("UPDATE games SET history = 0");
    }
    server.start();
    const HistoryClient again(server, anna.token);
    again.wait_for("", 2);
    CHECK(own_system(again) == before);
}
