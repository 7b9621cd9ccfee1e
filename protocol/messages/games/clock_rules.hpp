#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

namespace crisscross::protocol {

/// No limit.
struct NoClock {
    bool operator==(const NoClock&) const = default;
};
/// Seconds for all moves of a player, and more of them after each move.
struct GameClock {
    int seconds = 25 * 60;
    int increment = 0;
    bool operator==(const GameClock&) const = default;
};
/// Seconds for each move.
struct MoveClock {
    int seconds = 120;
    bool operator==(const MoveClock&) const = default;
};
/// Days for each move, and a bank of days for the whole game, used when those of a move are over. It does not
/// run at a player's night or on their holiday.
struct SlowClock {
    int days = 3;
    int bank_days = 0;
    int holiday_days = 21;  ///< in each year of the game
    bool operator==(const SlowClock&) const = default;
};
using ClockKind = std::variant<NoClock, GameClock, MoveClock, SlowClock>;

/// What happens when a player's time is up.
enum class AtZero : std::uint8_t {
    lose,    ///< the player leaves the game, ranked last
    pass,    ///< the move is a pass
    points,  ///< overtime: points for each minute that has begun, and a loss after the last
    nudge    ///< the player is only reminded
};

/// What a minute of overtime costs, and how many there may be in a game.
struct Overtime {
    int points = 10;
    int minutes = 10;
    bool operator==(const Overtime&) const = default;
};

/// How a game is timed, for all its players alike.
struct ClockRules {
    ClockKind kind{};
    AtZero at_zero = AtZero::lose;
    Overtime overtime{};  ///< matters only with `AtZero::points`
    bool operator==(const ClockRules&) const = default;

    bool has_clock() const { return !std::holds_alternative<NoClock>(kind); }
    const SlowClock* slow() const { return std::get_if<SlowClock>(&kind); }
};

/// A field of clock rules with the numbers that it may have.
struct ClockBound {
    std::string_view field{};
    int min = 0;
    int max = 0;
    bool operator==(const ClockBound&) const = default;
};

namespace clock_bounds {
inline constexpr ClockBound game_seconds{"seconds", 30, 36'000};
inline constexpr ClockBound increment{"increment", 0, 300};
inline constexpr ClockBound move_seconds{"seconds", 10, 3'600};
inline constexpr ClockBound days{"days", 1, 30};
inline constexpr ClockBound bank_days{"bank_days", 0, 60};
inline constexpr ClockBound holiday_days{"holiday_days", 0, 60};
inline constexpr ClockBound overtime_points{"overtime.points", 1, 100};
inline constexpr ClockBound overtime_minutes{"overtime.minutes", 1, 60};
}  // namespace clock_bounds

/// The bound that the rules break; nothing if they are sound. Days have no overtime by the minute: a slow clock with
/// `points` breaks a bound of `at_zero`, which has no numbers.
std::optional<ClockBound> check(const ClockRules& rules);

}  // namespace crisscross::protocol
