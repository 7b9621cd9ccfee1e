#include <chrono>
#include <deque>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/catch.hpp"
#include "tests/support/clients/guest.hpp"
#include "tests/support/paths/paths.hpp"
#include "tests/support/sanitized.hpp"
#include "tests/support/server/scrape.hpp"
#include "tests/support/server/server_process.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;

#ifndef CRISSCROSS_SANITIZED  // which want to be loaded first themselves

namespace {

/// A server on a machine whose clock can be set back by an hour: a window that followed it would stay open for longer
/// than any test waits, however busy the machine is.
struct ServerWithClock {
    void set_clock_back() { std::ofstream(sign).close(); }
    /// By how much the server's own clock is ahead of the machine's.
    double seconds_ahead() const { return Scrape::of(metrics_port).value("crisscross_clock_ahead_seconds"); }

    TemporaryFolder folder{};
    std::filesystem::path sign = folder / "earlier";
    std::uint16_t metrics_port = free_port();
    ServerProcess server{program(),
                         {"--metrics-bind", "127.0.0.1:" + std::to_string(metrics_port)},
                         {.environment = {{"LD_PRELOAD", in_build("libearlier_wall_clock.so").string()},
                                          {"EARLIER_WALL_CLOCK_WHILE", sign.string()}}}};
};

/// Two guests in a game in which a play can be challenged for ten seconds.
struct GameWithWindow {
    explicit GameWithWindow(std::uint16_t port) {
        for (int seat = 0; seat < 2; ++seat) guests.emplace_back(port);
        const std::string room = guests[0].create("Mara", {.knobs = {{"window_two_seats", 10}}});
        for (Guest& guest : guests) guest.join(room);
        guests[1].say(client::TakeSeat{.name = "Jonas"});
        const std::uint32_t began = guests[0].say(client::Start{});
        guests[0].wait_for(began);
        to_move = guests[0].event(began).at("seat");
    }

    /// Plays two tiles on the centre, whatever they spell; returns the version of the play.
    std::uint32_t play_any() {
        Guest& mover = guests[to_move];
        client::Play play{.turn = 1};
        for (const std::string& tile : mover.rack())
            if (tile != "?" && play.placement.size() < 2)
                play.placement.push_back({{7, 7 + static_cast<int>(play.placement.size())}, tile, std::nullopt});
        return mover.say(play);
    }
    Guest& opponent() { return guests[1 - to_move]; }

    std::deque<Guest> guests{};
    std::size_t to_move = 0;
};

/// Whether the version arrives within a minute. In between the server's pings arrive, if nothing else does.
bool hears_of(Guest& guest, std::uint32_t version) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    while (guest.version < version && std::chrono::steady_clock::now() < deadline) guest.next();
    return guest.version >= version;
}

}  // namespace

TEST_CASE("a challenge window ends in time although the machine's clock is set back meanwhile") {
    ServerWithClock machine;
    GameWithWindow game(machine.server.port());
    CHECK(machine.seconds_ahead() < 60);
    const std::uint32_t played = game.play_any();
    machine.set_clock_back();
    CHECK(machine.seconds_ahead() > 3000);
    REQUIRE(hears_of(game.opponent(), played + 1));
    const auto ended = game.opponent().event(played + 1);
    CHECK(ended.at("type") == "window_closed");
    CHECK(ended.at("reason") == "expired");
    CHECK(machine.server.stop() == 0);
}

#endif
