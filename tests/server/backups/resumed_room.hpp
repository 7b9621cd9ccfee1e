#pragma once

#include <deque>
#include <string>
#include <vector>

#include "tests/support/clients/guest.hpp"
#include "tests/support/fakes/kept_room.hpp"
#include "tests/support/games/random_player.hpp"
#include "tests/support/server/test_server.hpp"

namespace crisscross::test {

/// A room whose game is under way: its players, by seat, come back to it on a server that has its data.
class ResumedRoom {
public:
    ResumedRoom(TestServer& server, const std::string& room, const std::vector<std::string>& tokens);

    const server::GameState& state() { return kept_.read(); }
    bool over() { return state().stage() == server::Stage::over; }
    void carry_out(const Move& move);
    /// Makes this many moves, or fewer if the game is over before.
    void play(RandomPlayer& player, int moves);
    /// All but one player resign, so the game ends.
    void end();

private:
    TestServer& server_;
    std::deque<Guest> guests_;
    KeptRoom kept_;
};

/// The tokens of a room's guests, by seat.
template <class Room>
std::vector<std::string> tokens_of(Room& room) {
    std::vector<std::string> tokens;
    for (int seat = 0; seat < room.seats(); ++seat) tokens.push_back(room.guest(seat).token);
    return tokens;
}

}  // namespace crisscross::test
