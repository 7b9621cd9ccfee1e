#pragma once

#include <algorithm>
#include <deque>
#include <filesystem>
#include <sstream>
#include <string>

#include "server/cli/commands/games/game_commands.hpp"
#include "tests/server/cli/running_program.hpp"
#include "tests/support/clients/wire_room.hpp"
#include "tests/support/engine/short_words.hpp"

/// What `verify` looks through.
namespace crisscross::test {

inline Outcome verify(const server::VerifyRequest& request) {
    std::ostringstream out;
    std::ostringstream error;
    const int status = server::verify(request, out, error);
    return {status, out.str(), error.str()};
}

inline std::size_t lines_of(const std::string& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

/// Two tiles of a rack on the centre.
inline protocol::client::Play first_play(Guest& guest) {
    protocol::client::Play play{.turn = 1};
    for (const std::string& tile : guest.rack())
        if (tile != "?" && play.placement.size() < 2)
            play.placement.push_back({{7, 7 + static_cast<int>(play.placement.size())}, tile, std::nullopt});
    return play;
}

/// A server with a game that is over, one that has begun with a play, and a room that waits.
struct ThreeRooms {
    ThreeRooms() {
        over = begin(first);
        mover(first).say(first_play(mover(first)));
        other(first).say(protocol::client::Challenge{.turn = 1});
        other(first).say(protocol::client::Resign{});
        running = begin(second);
        mover(second).say(first_play(mover(second)));
        waiting = server.guest().create("Mara");
    }

    std::string begin(std::deque<Guest>& guests) { return start_room(server, guests, {}, 2); }
    Guest& mover(std::deque<Guest>& guests) {
        to_move = guests[0].snapshot()["state"]["to_move"];
        return guests[static_cast<std::size_t>(to_move)];
    }
    Guest& other(std::deque<Guest>& guests) { return guests[static_cast<std::size_t>(1 - to_move)]; }

    std::filesystem::path file() const { return server.data() / server::database_file; }
    server::VerifyRequest everything() const { return {file(), server.data() / "lexicons" / "compiled"}; }

    TestServer server{{}, short_words()};
    std::deque<Guest> first{};
    std::deque<Guest> second{};
    int to_move = 0;
    std::string over{};
    std::string running{};
    std::string waiting{};
};

}  // namespace crisscross::test
