#pragma once

#include <optional>
#include <vector>

#include "protocol/messages/games/clock_event.hpp"
#include "server/games/clock/hours.hpp"
#include "server/games/clock/mover.hpp"

namespace crisscross::server {

/// The longest outage that is forgiven: more than any game can wait for.
inline constexpr Span max_forgiven = 366 * span::day;

/// The time of one player.
struct SeatClock {
    Span game = 0;                           ///< left for the rest of the game
    Span move = 0;                           ///< left for this move; used first
    Span overtime = 0;                       ///< used after both were over
    int minutes = 0;                         ///< of overtime that have been charged
    std::optional<engine::Turn> reminded{};  ///< the turn of the latest reminder
    std::optional<engine::Turn> up{};        ///< the latest turn in which the time was up
    Hours hours{};
    std::optional<Moment> night_set{};  ///< when the night was last changed in this game
    Span holiday_used = 0;              ///< in the year of the latest holiday, all of that holiday included
    std::int64_t holiday_year = 0;
    std::optional<protocol::ClockProposal> proposal{};
    bool operator==(const SeatClock&) const = default;

    Span left() const { return game + move; }
};

/// The time that a player has been given after a move.
struct Increment {
    engine::Turn turn = 0;
    engine::Seat seat = 0;
    Span time = 0;
    bool operator==(const Increment&) const = default;
};

/// The clocks of a game: a plain value, the fold of what happened in the game and to its clocks, and when.
struct Clocks {
    protocol::ClockRules rules{};
    std::optional<Moment> began{};  ///< when the first clock was set
    std::vector<SeatClock> seats{};
    std::optional<Mover> turn{};          ///< the latest turn
    std::vector<Increment> increments{};  ///< of the latest moves, at most two for each player
    bool thinking = false;                ///< whether the player of that turn is thinking
    std::optional<Moment> paused{};       ///< since when, during a pause
    Moment counted = 0;                   ///< time is counted up to this moment
    bool operator==(const Clocks&) const = default;

    const SeatClock& seat(engine::Seat seat) const { return seats.at(engine::index_of(seat)); }
    SeatClock& seat(engine::Seat seat) { return seats.at(engine::index_of(seat)); }
};

/// The clocks of a game in which nobody is timed.
Clocks fresh_clocks(int seats);

/// The clocks after the game has changed: from `at` on, this player thinks, or nobody.
Clocks follow(Clocks clocks, Moment at, std::optional<Mover> thinking);

/// The clocks after the move of `turn` was taken back, with those that followed it: what they have earned goes back,
/// the player who thought has made none, and another turn begins. Time that was used stays used.
Clocks take_back(Clocks clocks, engine::Turn turn, Moment at);

/// The clocks after `event`, which fits them.
Clocks evolve(Clocks clocks, Moment at, const protocol::ClockEvent& event);

/// Whether others have proposed something, and the player has not proposed the same.
bool is_asked(const Clocks& clocks, engine::Seat seat);

/// The player whose clock runs, or would run if it were not their night or holiday; nobody during a pause.
std::optional<engine::Seat> running(const Clocks& clocks);

/// When a player's clock may run. Nights and holidays stop only slow clocks.
Hours hours_that_count(const Clocks& clocks, engine::Seat seat);

/// The clocks with the time up to `at` counted. A moment before the last one counts nothing.
Clocks counted(Clocks clocks, Moment at);

/// The time that a player has left; never negative.
struct Remaining {
    Span left = 0;
    Span overtime = 0;  ///< used after that; 0 without overtime
    bool operator==(const Remaining&) const = default;
};
Remaining remaining(const Clocks& clocks, engine::Seat seat, Moment at);

/// How long a player on holiday at `at` could have been away in this year of the game, and still can be.
Span holiday_left(const Clocks& clocks, engine::Seat seat, Moment at);

}  // namespace crisscross::server
