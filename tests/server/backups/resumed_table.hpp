#pragma once

#include <deque>
#include <string>
#include <vector>

#include "tests/support/clients/guest.hpp"
#include "tests/support/fakes/kept_room.hpp"
#include "tests/support/games/random_player.hpp"
#include "tests/support/server/test_server.hpp"

namespace crisscross::test {

/// The players of a game that is under way, who come back to it on a server that has its data. By seat.
class ResumedTable {
public:
    ResumedTable(TestServer& server, const std::string& room, const std::vector<std::string>& tokens);

    const server::GameState& state() { return kept_.read(); }
    bool over() { return state().stage() == server::Stage::over; }
    void carry_out(const Move& move);
    /// So many moves, or until the game is over.
    void play(RandomPlayer& player, int moves);
    /// All but one player resign, so the game ends.
    void end();

private:
    TestServer& server_;
    std::deque<Guest> guests_;
    KeptRoom kept_;
};

/// The tokens of a table's guests, by seat.
template <class Table>
std::vector<std::string> tokens_of(Table& table) {
    std::vector<std::string> tokens;
    for (int seat = 0; seat < table.seats(); ++seat) tokens.push_back(table.guest(seat).token);
    return tokens;
}

}  // namespace crisscross::test
