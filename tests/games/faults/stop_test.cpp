#include <chrono>
#include <csignal>
#include <functional>
#include <future>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "protocol/stored/stored_text.hpp"
#include "tests/games/faults/crowd.hpp"
#include "tests/games/faults/hung_threads.hpp"
#include "tests/games/faults/pair_of_players.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/paths/paths.hpp"
#include "tests/support/server/not_possible.hpp"
#include "tests/support/server/scrape.hpp"

using namespace crisscross;
using namespace crisscross::test;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

namespace {

/// Versions of a running game that change nothing in it: again and again a stand-in comes and goes.
void lengthen(const std::filesystem::path& file, const std::string& room, int versions) {
    const KeptRoom kept(file, room);
    const auto text = [&](const protocol::GameEvent& event) {
        return protocol::write_event(kept.state().rules, event, protocol::Destination::journal).text;
    };
    const std::string bodies[] = {text(protocol::StandInAdded{1, engine::Strength::casual}),
                                  text(protocol::SeatReclaimed{1})};
    const std::int64_t game = kept.stored().id;
    const std::int64_t before = kept.state().version;
    storage::Database database(file);
    storage::Transaction transaction(database);
    auto insert = database.prepare("INSERT INTO events (game, version, at, body) VALUES (?, ?, 1000, ?)");
    for (int number = 0; number < versions; ++number)
        insert.bind(1, game).bind(2, before + 1 + number).bind(3, bodies[number % 2]).run();
    database.prepare("UPDATE games SET version = ? WHERE id = ?").bind(1, before + versions).bind(2, game).run();
    transaction.commit();
}

bool fills_inbox(std::uint16_t metrics_port) {
    return becomes_true(
        [&] { return Scrape::of(metrics_port).value("crisscross_limits_reached_total{limit=\"inbox\"}") > 1000; });
}

/// Plays until the server has gone; returns how many moves it has acknowledged.
int play_until_lost(PairOfPlayers& players) {
    int moves = 0;
    try {
        for (;;)
            if (!players.move()) ++moves;
    } catch (const std::exception&) {
        return moves;
    }
}

std::vector<std::string> with_metrics(std::uint16_t port) {
    return {"--metrics-bind", "127.0.0.1:" + std::to_string(port)};
}

double waiting_for_database(std::uint16_t metrics_port) {
    return Scrape::of(metrics_port).value("crisscross_store_queue");
}

/// Another program that changes the database.
class OtherWriter {
public:
    explicit OtherWriter(const ServerProcess& server) : database_(server.database()) {
        database_.execute("BEGIN IMMEDIATE");
    }

private:
    storage::Database database_;
};

/// Sends SIGTERM and returns when the server has told a client that it stops.
void begin_stop(ServerProcess& server, Guest& client) {
    ::kill(server.process().id(), SIGTERM);
    while (!client.restarting) client.next();
}

/// Sends SIGTERM; how long it takes until the server has ended, with status 0.
Clock::duration time_to_stop(ServerProcess& server) {
    const auto before = Clock::now();
    ::kill(server.process().id(), SIGTERM);
    CHECK(server.process().wait_for_end(30s) == 0);
    return Clock::now() - before;
}

/// A server ends by force after 9.8 seconds. The rest is for a busy machine.
constexpr auto stop_limit = 11s;

}  // namespace

TEST_CASE("a server whose longest game has a full inbox stops in ten seconds and keeps what it has acknowledged") {
    const std::uint16_t metrics_port = free_port();
    ServerProcess server(program(),
                         {"--frame-rate", "1000000", "--metrics-bind", "127.0.0.1:" + std::to_string(metrics_port)});
    PairOfPlayers players(server);
    CHECK_FALSE(players.move_until_refused(5));
    CHECK(server.stop() == 0);
    players.look_away();
    lengthen(server.database(), players.room(), 20'000);
    server.start();
    players.come_back();
    const Crowd crowd(server.port(), players.room(), 40);
    REQUIRE(fills_inbox(metrics_port));
    CHECK_FALSE(players.move());
    {
        const std::jthread playing(play_until_lost, std::ref(players));
        std::this_thread::sleep_for(500ms);
        const auto before = Clock::now();
        CHECK(server.stop() == 0);
        CHECK(Clock::now() - before < 10s);
    }
    CHECK(players.keeps_everything());
}

TEST_CASE("a stop waits for another program that has locked the database, and stores the move under way") {
    const std::uint16_t metrics_port = free_port();
    ServerProcess server(program(), with_metrics(metrics_port));
    PairOfPlayers players(server);
    Guest watcher(server.port());
    REQUIRE(becomes_true([&] { return waiting_for_database(metrics_port) == 0; }));
    std::optional<OtherWriter> other(server);
    auto playing = std::async(std::launch::async, play_until_lost, std::ref(players));
    CHECK(becomes_true([&] { return waiting_for_database(metrics_port) > 0; }));
    begin_stop(server, watcher);
    std::this_thread::sleep_for(500ms);
    other.reset();
    const auto before = Clock::now();
    CHECK(server.process().wait_for_end() == 0);
    CHECK(Clock::now() - before < 10s);
    CHECK(playing.get() == 1);
    CHECK(players.keeps_everything());
}

TEST_CASE("a server whose database stays locked stops all the same and keeps what it has acknowledged") {
    const std::uint16_t metrics_port = free_port();
    ServerProcess server(program(), with_metrics(metrics_port));
    PairOfPlayers players(server);
    CHECK_FALSE(players.move_until_refused(5));
    {
        const OtherWriter other(server);
        const auto playing = std::async(std::launch::async, play_until_lost, std::ref(players));
        CHECK(becomes_true([&] { return waiting_for_database(metrics_port) > 0; }));
        CHECK(time_to_stop(server) < stop_limit);
    }
    server.start();
    CHECK(players.keeps_everything());
}

TEST_CASE("a second signal ends a server at once that still waits for its disk") {
    const std::uint16_t metrics_port = free_port();
    ServerProcess server(program(), with_metrics(metrics_port));
    PairOfPlayers players(server);
    Guest watcher(server.port());
    CHECK_FALSE(players.move_until_refused(5));
    {
        const OtherWriter other(server);
        const auto playing = std::async(std::launch::async, play_until_lost, std::ref(players));
        CHECK(becomes_true([&] { return waiting_for_database(metrics_port) > 0; }));
        begin_stop(server, watcher);
        const auto before = Clock::now();
        CHECK(server.process().end_with(SIGTERM) == 128 + SIGTERM);
        CHECK(Clock::now() - before < 2s);
    }
    server.start();
    CHECK(players.keeps_everything());
}

TEST_CASE("a server whose disk hangs ends by force, with status 0 and everything that it has acknowledged") {
    ServerProcess server(program(), {"--threads", "1"});
    PairOfPlayers players(server);
    CHECK_FALSE(players.move_until_refused(5));
    try {
        const HungThreads storage_and_all_else(server.process().id());
        const auto playing = std::async(std::launch::async, play_until_lost, std::ref(players));
        std::this_thread::sleep_for(300ms);
        CHECK(time_to_stop(server) < stop_limit);
    } catch (const NotPossible& why) {
        WARN("skipped: " << why.what());
        return;
    }
    server.start();
    CHECK(players.keeps_everything());
}
