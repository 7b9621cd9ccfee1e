#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.hpp"
#include "protocol/room_event.hpp"
#include "server/clock.hpp"
#include "storage/journal.hpp"

namespace crisscross::server {

using storage::PlayerId;

/// One version of a room: what happened, and when.
struct RoomEntry {
    std::uint32_t version = 0;
    Moment at = 0;
    protocol::RoomEvent event{};
    bool operator==(const RoomEntry&) const = default;
};

/// Who sits on a seat, and under which name.
struct SeatHolder {
    PlayerId player = 0;
    std::string name{};
    bool operator==(const SeatHolder&) const = default;
};

enum class Stage : std::uint8_t { waiting, playing, over };
/// As it is stored and sent: waiting, playing, over.
std::string_view name(Stage stage);

/// A room between two events: a plain value, the fold of its entries.
struct RoomState {
    engine::Rules rules;
    std::vector<SeatHolder> seats{};
    std::optional<engine::Game> game{};  ///< from its beginning on
    std::uint32_t version = 0;
    Moment played_at = 0;  ///< when the latest play was made
    bool operator==(const RoomState&) const = default;

    Stage stage() const;
    std::optional<engine::Seat> seat_of(PlayerId player) const;
    /// The seat to move now, or -1: nobody moves before the start and after the end.
    int to_move() const;
};

/// A room in which nothing has happened yet.
RoomState fresh_room(const engine::Rules& rules);

/// The room after `entry`, which must be its next version.
RoomState evolve(RoomState state, const RoomEntry& entry);
RoomState fold(RoomState state, std::span<const RoomEntry> entries);

/// When the window of the latest play runs out.
struct Deadline {
    engine::Turn play = 0;
    Moment at = 0;
    bool operator==(const Deadline&) const = default;
};
/// Nothing if no window is open, or only until the next player's command.
std::optional<Deadline> deadline(const RoomState& state);

}  // namespace crisscross::server
