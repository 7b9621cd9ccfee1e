#include <algorithm>

#include "tests/server/games/step/step_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

using Entries = std::vector<protocol::Entry>;

Entries log_of(StepGame& room, server::PlayerId player, std::uint32_t from, std::optional<std::uint32_t> to = {}) {
    return std::get<protocol::server::Log>(room.ask(player, client::Log{"g", from, to})).events;
}

std::string text_of(const Entries& entries) {
    std::string text;
    for (const auto& entry : entries) text += entry.event.value().text;
    return text;
}

bool has_tiles(const Entries& entries) {
    return text_of(entries).find("\"tiles\":") != std::string::npos;
}

/// A game of 250 versions in which a computer often plays for somebody. The log begins with version 2, when the
/// second player came.
struct LongRoom : StepGame {
    LongRoom() {
        StepGame room;
        room.start(2);
        for (bool computer = true; room.newest() < 250; computer = !computer)
            computer ? room.write_elsewhere(protocol::StandInAdded{0})
                     : room.write_elsewhere(protocol::SeatReclaimed{0});
        journal = room.journal;
        join(1);
    }
};

}  // namespace

TEST_CASE("the log comes in pages of 200 versions") {
    LongRoom room;
    const Entries first = log_of(room, 1, 1);
    REQUIRE(first.size() == 200);
    CHECK(first.front().version == 2);
    const Entries second = log_of(room, 1, first.back().version + 1);
    REQUIRE(second.size() == 49);
    CHECK(second.front().version == 202);
    CHECK(second.back().version == 250);
    CHECK(log_of(room, 1, 1, 250).size() == 200);
    CHECK(log_of(room, 1, 51, 250).size() == 200);
    CHECK(log_of(room, 1, 51).back().version == 250);
}

TEST_CASE("before the start the log has only the last change of the seats") {
    StepGame room;
    for (int player = 1; player <= 3; ++player) {
        room.join(player);
        room.say(player, client::TakeSeat{StepGame::new_id(), "Player " + std::to_string(player), {}});
    }
    const Entries log = log_of(room, 1, 1);
    REQUIRE(log.size() == 1);
    CHECK(log.front().version == 3);
    CHECK(log == Entries{room.received[1].back()});
}

TEST_CASE("a client that missed a version which the log no longer has gets a snapshot") {
    StepGame room;
    for (int player = 1; player <= 3; ++player) {
        room.join(player);
        room.say(player, client::TakeSeat{StepGame::new_id(), "Player " + std::to_string(player), {}});
    }
    const auto has_snapshot = [&room](std::uint32_t seen) {
        const auto joined = std::get<protocol::server::Joined>(room.join(1, seen));
        return std::holds_alternative<protocol::Json>(joined.view.content);
    };
    CHECK(has_snapshot(0));
    CHECK(has_snapshot(1));
    CHECK_FALSE(has_snapshot(2));
    CHECK_FALSE(has_snapshot(3));
}

TEST_CASE("a part of the log includes its first and last version") {
    LongRoom room;
    const Entries part = log_of(room, 1, 7, 9);
    REQUIRE(part.size() == 3);
    CHECK(part.front().version == 7);
    CHECK(part.back().version == 9);
    CHECK(log_of(room, 1, 250, 250).size() == 1);
    CHECK(log_of(room, 1, 249, 4'000'000'000).size() == 2);
}

TEST_CASE("the log is empty beyond the newest version, and where it ends before it begins") {
    LongRoom room;
    CHECK(log_of(room, 1, 251).empty());
    CHECK(log_of(room, 1, 4'294'967'295).empty());
    CHECK(log_of(room, 1, 4'294'967'295, 4'294'967'295).empty());
    CHECK(log_of(room, 1, 9, 8).empty());
    CHECK(log_of(room, 1, 1, 0).empty());
}

TEST_CASE("only watching connections get the log, and asking changes nothing") {
    LongRoom room;
    log_of(room, 1, 1);
    CHECK(room.newest() == 250);
    const auto answer = room.ask(9, client::Log{"g", 1, {}});
    CHECK(std::get<protocol::server::Error>(answer).code == "NOT_JOINED");
}

TEST_CASE("the log shows a viewer the same as the events did when they happened") {
    StepGame room;
    room.start(2);
    room.join(3);
    const auto newest = room.state().version;
    room.say(room.mover(), room.first_play());
    for (int player = 1; player <= 3; ++player) {
        const Entries log = log_of(room, player, newest + 1);
        REQUIRE(log.size() == 3);
        CHECK(std::equal(log.rbegin(), log.rend(), room.received[player].rbegin()));
    }
}

TEST_CASE("before the end the log hides the tiles of others, and all tiles from a watcher") {
    StepGame room;
    room.start(2);
    room.join(3);
    const auto mover = room.mover();
    const auto before = room.state().version;
    room.say(mover, room.first_play());
    CHECK(has_tiles(log_of(room, mover, before + 1)));
    CHECK_FALSE(has_tiles(log_of(room, 3 - mover, before + 1)));
    CHECK(has_tiles(log_of(room, 3 - mover, 1)));  // dealt to this player
    CHECK_FALSE(has_tiles(log_of(room, 3, 1)));
    CHECK(text_of(log_of(room, mover, 1)).find("\"seed\"") == std::string::npos);
}

TEST_CASE("after the end the log is open to everybody") {
    StepGame room;
    room.start(2);
    room.join(3);
    room.say(room.mover(), room.first_play());
    room.say(1, client::Resign{StepGame::new_id()});
    const Entries open = log_of(room, 3, 1);
    CHECK(open == log_of(room, 1, 1));
    CHECK(open == log_of(room, 2, 1));
    CHECK(text_of(open).find("\"seed\"") != std::string::npos);
    const auto hides = [](const protocol::Entry& entry) {
        const std::string& text = entry.event.value().text;
        return text.find("\"count\":") != std::string::npos && text.find("\"tiles\":") == std::string::npos;
    };
    CHECK(std::ranges::none_of(open, hides));
}
