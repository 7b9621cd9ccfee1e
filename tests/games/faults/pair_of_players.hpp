#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "tests/support/clients/guest.hpp"
#include "tests/support/fakes/kept_room.hpp"
#include "tests/support/games/random_player.hpp"
#include "tests/support/server/server_process.hpp"

namespace crisscross::test {

/// Two guests who play random games on a server in a process of its own. Remembers what was acknowledged.
class PairOfPlayers {
public:
    explicit PairOfPlayers(const ServerProcess& server);

    /// Makes the next move, and starts a new game when one is over. Returns why it was refused, if it was.
    std::optional<protocol::server::Error> move();
    /// Makes moves until one is refused; nothing if this many were accepted.
    std::optional<protocol::server::Error> move_until_refused(int max);
    /// Sends the command that was refused last again, with the same id. It must be accepted.
    void repeat();
    /// Keeps no file of the data folder open until they come back.
    void look_away() { kept_.reset(); }
    /// Both connect again and join, as after a restart of the server.
    void come_back();
    /// Whether everything acknowledged in the current game is in its journal.
    bool keeps_everything() { return kept_->read().version >= acknowledged_; }

    Guest& guest(int number) { return guests_.at(static_cast<std::size_t>(number)); }
    const std::string& room() const { return room_; }

private:
    struct Turn {
        engine::Seat seat = 0;
        protocol::ClientMessage command{};
    };

    void new_game();
    Turn next_turn();
    std::optional<protocol::server::Error> say(const Turn& turn);

    const ServerProcess& server_;
    std::deque<Guest> guests_;
    std::string room_;
    std::optional<KeptRoom> kept_;
    std::optional<Turn> refused_;
    RandomPlayer player_;
    std::uint32_t acknowledged_ = 0;
};

}  // namespace crisscross::test
