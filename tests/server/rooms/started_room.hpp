#pragma once

#include <list>
#include <nlohmann/json.hpp>

#include "tests/support/server/test_server.hpp"

namespace crisscross::test {

/// A server with one room, in which a game of `seats` guests has begun.
struct StartedRoom {
    explicit StartedRoom(int seats, const engine::Settings& settings = {},
                         const std::vector<std::string>& words = TestServer::some_words())
        : server({}, words) {
        for (int seat = 0; seat < seats; ++seat) {
            Guest& guest = guests.emplace_back(server.port());
            tokens.push_back(guest.token);
            if (seat == 0) code = guest.create("Player 0", settings);
            guest.join(code);
            if (seat > 0)
                guest.say(protocol::client::TakeSeat{.name = "Player " + std::to_string(seat),
                                                     .if_away = engine::Strength::casual});
        }
        guests.front().wait_for(static_cast<std::uint32_t>(seats));
        began = guests.front().say(protocol::client::Start{});
        for (Guest& guest : guests) guest.wait_for(began);
        to_move = guests.front().event(began).at("seat");
    }

    TestServer server;
    std::string code{};
    std::list<Guest> guests{};  ///< by seat
    std::vector<std::string> tokens{};
    std::uint32_t began = 0;  ///< the version in which the first turn began
    int to_move = 0;          ///< in the first turn

    Guest& guest(int seat) { return *std::next(guests.begin(), seat % static_cast<int>(guests.size())); }
    Guest& mover() { return guest(to_move); }
    Guest& after_mover(int places) { return guest(to_move + places); }
    Guest& other() { return after_mover(1); }

    /// Two tiles of the mover's rack on the centre.
    protocol::client::Play first_play() {
        const auto joined = mover().rack();
        protocol::client::Play play{.turn = 1};
        for (const std::string& tile : joined)
            if (tile != "?" && play.placement.size() < 2)
                play.placement.push_back({{7, 7 + static_cast<int>(play.placement.size())}, tile, std::nullopt});
        return play;
    }
};

}  // namespace crisscross::test
