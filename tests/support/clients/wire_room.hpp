#pragma once

#include <deque>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "engine/catalogue/settings.hpp"
#include "engine/game/view/visibility.hpp"
#include "tests/support/clients/guest.hpp"
#include "tests/support/fakes/kept_room.hpp"
#include "tests/support/games/random_player.hpp"
#include "tests/support/server/test_server.hpp"

namespace crisscross::test {

/// A room over real WebSockets in which a game has begun, with a guest for each seat and one who watches. Moves are
/// chosen from the journal, which the test can see and guests cannot.
class WireRoom {
public:
    WireRoom(TestServer& server, const engine::Settings& settings, int seats);

    const engine::Game& game() const { return kept_.game(); }
    bool over() const { return kept_.state().stage() == server::Stage::over; }
    /// The guest of a seat; the one after the last seat watches.
    Guest& guest(engine::Seat seat) { return guests_.at(engine::index_of(seat)); }
    int seats() const { return seats_; }
    /// Nobody watches from now on, as in rooms where that is not allowed.
    void send_watcher_away() { guests_.pop_back(); }
    const std::string& code() const { return code_; }
    const KeptRoom& kept() const { return kept_; }

    /// Carries out a move, with a frame from its seat or by letting time pass, and waits until every guest has its
    /// events.
    void carry_out(const Move& move);
    /// How the room as each viewer sees it, or what each may do there, differs from the fold of its journal; empty if
    /// nothing does.
    std::string difference();
    /// Secrets that viewers received.
    std::vector<std::string> leaks() const;

private:
    void wait_for_all();
    std::string difference_in_may(engine::Viewer viewer, const Guest& guest);

    TestServer& server_;
    int seats_;
    std::deque<Guest> guests_;
    std::string code_;
    KeptRoom kept_;
    std::mt19937 random_{1};
};

/// Creates a room with this many seated guests and one who watches, and starts the game. Returns its code.
std::string start_room(TestServer& server, std::deque<Guest>& guests, const engine::Settings& settings, int seats);

}  // namespace crisscross::test
