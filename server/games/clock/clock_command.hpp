#pragma once

#include <span>
#include <vector>

#include "engine/result.hpp"
#include "server/games/clock/clocks.hpp"

namespace crisscross::server {

/// Proposes something, or agrees to what others propose.
struct ProposeClock {
    protocol::ClockProposal proposal{};
};
struct WithdrawProposal {};
/// Ends what others propose.
struct DeclineProposal {
    protocol::ClockProposal proposal{};
};
/// Sets the player's night, or removes it.
struct SetNight {
    std::optional<protocol::Night> night{};
};
struct BeginHoliday {};
struct EndHoliday {};
/// What a player may do with the clocks.
using ClockCommand =
    std::variant<ProposeClock, WithdrawProposal, DeclineProposal, SetNight, BeginHoliday, EndHoliday>;

enum class ClockRefusal : std::uint8_t {
    wrong_rules,         ///< a number is out of its bounds
    wrong_night,         ///< shorter or longer than a night may be, or in a zone that the server does not know
    night_just_changed,  ///< not a week ago
    nothing_new,         ///< it is so already, or the player has proposed it before
    nothing_proposed,
    nothing_asked,  ///< nobody else proposes this, or the player does, too
    no_clock,       ///< the game is not timed
    not_slow,       ///< nights and holidays belong to slow games
    on_holiday,
    not_on_holiday,
    no_holiday_left
};
/// Why a command is refused; for `wrong_rules`, with the bound.
struct ClockFault {
    ClockRefusal refusal = ClockRefusal::nothing_new;
    std::optional<protocol::ClockBound> bound{};
    bool operator==(const ClockFault&) const = default;
};

/// How long a night must stay as it is, so that nobody moves it to when they need it.
inline constexpr Span between_nights = 7 * span::day;

/// What a command of `seat` makes. What somebody proposes happens when all of `people` propose it: the seats that
/// people hold and that are still in the game.
engine::Result<std::vector<protocol::ClockEvent>, ClockFault> decide(const Clocks& clocks,
                                                                     std::span<const engine::Seat> people,
                                                                     engine::Seat seat, Moment at,
                                                                     const ClockCommand& command);

}  // namespace crisscross::server
