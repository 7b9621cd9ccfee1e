#include "server/games/core/storage/pending_append.hpp"

#include "engine/catalogue/settings.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::server;

namespace {

GameRecord new_game() {
    return {.id = 1,
            .code = "ABCD2345",
            .state = fresh_game(engine::resolve({}).value()),
            .chance = engine::Chance(engine::Seed{})};
}

protocol::SeatsChanged seats_of(const char* name) {
    return {.seats = {{1, name}}};
}

/// Stores who sits there, as a command with this id led to it.
GameState store(GameRecord& game, const char* name, const protocol::RequestId& id, Moment now) {
    PendingAppend pending = pending_append(game, {seats_of(name)}, now);
    pending.command = AcceptedCommand{{1, 1}, {1, id}};
    return adopt(game, pending);
}

}  // namespace

TEST_CASE("events that are being stored change the game only once they are stored") {
    GameRecord game = new_game();
    PendingAppend pending = pending_append(game, {seats_of("Ada")}, 1000);
    CHECK(pending.expected == 0);
    CHECK(pending.next.seats.size() == 1);
    CHECK(game.state.version == 0);
    CHECK(game.log.empty());
    CHECK(adopt(game, pending).version == 0);
    CHECK(game.state.version == 1);
    CHECK(game.log == std::vector<GameEntry>{{1, 1000, seats_of("Ada")}});
    CHECK(game.receipts.empty());
}

TEST_CASE("the history of a game that has not started keeps only its last seats, and the receipt of each command") {
    GameRecord game = new_game();
    store(game, "Ada", "a", 1000);
    CHECK(store(game, "Ann", "b", 2000).seats.at(0).name == "Ada");
    CHECK(game.log == std::vector<GameEntry>{{2, 2000, seats_of("Ann")}});
    CHECK(game.receipts.at({1, "a"}) == 1);
    CHECK(game.receipts.at({1, "b"}) == 2);
}

TEST_CASE("an entry is never earlier than the one before it, even if the clock was set back") {
    GameRecord game = new_game();
    store(game, "Ada", "a", 2000);
    store(game, "Ann", "b", 1000);
    CHECK(game.log.back().at == 2000);
}
