#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/catalogue/settings.hpp"
#include "engine/computer/strength.hpp"
#include "protocol/fault.hpp"
#include "protocol/messages/games/clock_event.hpp"

namespace crisscross::protocol {

/// The level that the player in a seat wants.
struct SeatLevel {
    engine::Seat seat = 0;
    std::string level{};
    bool operator==(const SeatLevel&) const = default;
};

/// A game that somebody has proposed to the players of another, whose seats these are.
struct GameProposal {
    std::uint32_t number = 0;
    engine::Seat by = 0;
    bool turned = false;
    std::optional<engine::Settings> settings{};  ///< nothing: those of the game before
    std::optional<ClockRules> clock{};           ///< likewise
    std::vector<engine::Seat> agreed{};
    std::vector<SeatLevel> levels{};
    bool operator==(const GameProposal&) const = default;
};

/// Somebody without a seat who wants to play, under the name that they have by then.
struct StoredJoiner {
    std::int64_t player = 0;
    std::optional<std::string> level{};
    std::optional<engine::Strength> if_away{};  ///< the stand-in to which they agree
    bool operator==(const StoredJoiner&) const = default;
};

/// What the people of a room have said about its next game. Seats are those of the game that it follows.
struct NextGamePlan {
    int after = 0;                    ///< the number of that game
    std::uint32_t last_proposal = 0;  ///< the number that a proposal of the room has had last
    std::optional<GameProposal> proposal{};
    std::vector<engine::Seat> sitting_out{};  ///< who does not want to play
    std::vector<engine::Seat> left_out{};     ///< whom the host leaves out
    bool keeps_seats = false;                 ///< the seats that the room keeps are kept in it
    std::vector<StoredJoiner> joiners{};
    std::vector<StoredJoiner> joiners_left_out{};  ///< whom the host leaves out
    bool operator==(const NextGamePlan&) const = default;
};

/// The plan as JSON text, as it is stored with a room.
std::string write_plan(const NextGamePlan& plan);
Decoded<NextGamePlan> read_plan(std::string_view text);

}  // namespace crisscross::protocol
