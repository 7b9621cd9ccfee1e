#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <limits>
#include <map>
#include <memory>
#include <set>
#include <utility>

#include "server/games/core/step/game_effect.hpp"
#include "server/rooms/room_timers.hpp"
#include "server/time/clock.hpp"
#include "server/time/span.hpp"
#include "storage/rooms/room.hpp"

namespace crisscross::server {

class PostOffice;

/// What the games of a room hand to the post office, which stores it: no more than is needed, because in most games
/// everybody is there, and each move would be followed by two transactions. All on the room's strand.
class RoomCalls : public std::enable_shared_from_this<RoomCalls> {
public:
    /// Somebody who has a game open is reminded of their turn after a day, so the reminder is kept here until the
    /// turn is as old as this: most players have moved by then. If the server is killed meanwhile, the next one calls
    /// them, unless somebody has been called in that game since.
    static constexpr Span keeps_reminders_for = 5 * span::minute;

    RoomCalls(boost::asio::any_io_executor strand, Clock& clock, PostOffice& post_office, storage::RoomId room)
        : strand_(std::move(strand)), clock_(clock), post_office_(post_office), room_(room) {}
    ~RoomCalls() { stop_waiting(); }
    RoomCalls(const RoomCalls&) = delete;
    RoomCalls& operator=(const RoomCalls&) = delete;

    void call(const CallPlayers& call);
    /// Nothing is stored if the player has not been called since the last time.
    void withdraw(storage::PlayerId player, int game);
    /// Hands over the reminders that have been kept long enough; a timer sees to it.
    void send_due() { send_kept(clock_.now()); }
    /// Hands over all of them, before the room closes.
    void send_all() { send_kept(std::numeric_limits<Moment>::max()); }

private:
    using Called = std::pair<int, storage::PlayerId>;  // a game, by its number, and one of its players

    void send(const CallPlayers& call);
    void send_kept(Moment now);
    void wait();
    void stop_waiting();

    boost::asio::any_io_executor strand_;
    Clock& clock_;
    PostOffice& post_office_;
    storage::RoomId room_;
    std::shared_ptr<RoomTimers> timer_;   // while it runs
    std::map<Called, CallPlayers> kept_;  // reminders
    std::set<Called> withdrawn_;          // no call to them has been handed over since
};

}  // namespace crisscross::server
