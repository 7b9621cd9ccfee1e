#include "server/games/core/limits/game_bytes.hpp"

#include "tests/server/games/step/step_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

/// A game whose players may add this many bytes.
struct BoundedGame {
    BoundedGame() {
        const auto bounded = [this](const std::string&, std::int64_t bytes) { return this->take(bytes); };
        room.core = server::GameCore({.computer_pause = 1000, .stand_in_after = 60'000, .take_bytes = bounded});
        room.start(2);
    }

    engine::Result<server::Permission, server::Moment> take(std::int64_t bytes) {
        if (taken + bytes > max) return server::Moment{5000};
        taken += bytes;
        return server::Permission([this, bytes] { taken -= bytes; });
    }
    protocol::ServerMessage pass() {
        return room.say(room.mover(), client::Pass{StepGame::new_id(), room.state().game->turn});
    }
    /// The error code of the answer.
    std::string refusal_of_pass() {
        const auto answer = pass();
        const auto* error = std::get_if<protocol::server::Error>(&answer);
        return error ? error->code : "";
    }

    std::int64_t max = 1'000'000;
    std::int64_t taken = 0;
    StepGame room{};
};

}  // namespace

TEST_CASE("what a move adds to the journal counts in bytes, and nothing before the start does") {
    BoundedGame game;
    CHECK(game.taken == 0);
    const std::size_t before = game.room.journal.size();
    REQUIRE(game.refusal_of_pass().empty());
    std::vector<protocol::GameEvent> events;
    for (std::size_t entry = before; entry < game.room.journal.size(); ++entry)
        events.push_back(game.room.journal[entry].event);
    CHECK(game.taken > server::bytes_per_entry);
    CHECK(game.taken == server::game_bytes(game.room.state().rules, events));
}

TEST_CASE("a move that is refused or not stored takes no bytes") {
    BoundedGame game;
    CHECK(game.room.refusal(game.room.mover(), client::Pass{StepGame::new_id(), 7}) != "");
    CHECK(game.taken == 0);
    game.room.disk = {Disk::fails};
    CHECK(game.refusal_of_pass() == "STORAGE_FAILED");
    CHECK(game.taken == 0);
}

TEST_CASE("a move that would add too many bytes is refused for a while, but anybody may resign") {
    BoundedGame game;
    game.max = 0;
    const std::uint32_t version = game.room.newest();
    const auto answer = game.pass();
    const auto& refusal = std::get<protocol::server::Error>(answer);
    CHECK(refusal.code == "TOO_MANY_MOVES");
    CHECK(refusal.details.limit == "game_bytes");
    CHECK(refusal.details.retry_after == 5000);
    CHECK(game.room.refusal(1, client::EndGame{StepGame::new_id()}) == "TOO_MANY_MOVES");
    CHECK(game.room.newest() == version);
    CHECK(game.room.refusal(1, client::Resign{StepGame::new_id()}).empty());
}

TEST_CASE("the moves of a computer take no bytes of anybody") {
    BoundedGame game;
    const server::PlayerId away = game.room.mover();
    REQUIRE(game.room.refusal(away, client::AddStandIn{StepGame::new_id(), away == 1 ? 0 : 1}).empty());
    game.max = game.taken;
    const std::uint32_t version = game.room.newest();
    game.room.do_first_job();
    game.room.pass_time(60'000);
    CHECK(game.room.newest() > version);
}
