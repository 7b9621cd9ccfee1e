#pragma once

#include <optional>

#include "protocol/messages/message_parts.hpp"
#include "server/games/model/game_state.hpp"
#include "server/time/stretch.hpp"

namespace crisscross::server {

/// The time in which no server ran before this one, and in which people were refused because this one could store
/// nothing. It is forgiven before anything else happens in a game; while that cannot be stored, the game can be read,
/// but nothing is decided in it.
class Outage {
public:
    explicit Outage(Stretch time) : time_(time) {}

    /// Somebody was refused because of the disk.
    void begin(Moment now) {
        if (!failing_since_) failing_since_ = now;
    }
    /// Something was stored, or there was nothing to forgive.
    void end() { failing_since_.reset(); }

    /// What has to be stored before anything else; nothing if nobody has lost time.
    std::optional<protocol::TimeForgiven> to_forgive(const GameState& state, Moment now) const;
    /// It could not be stored.
    void keep_unforgiven() { is_unforgiven_ = true; }
    /// The game is read again, so it is tried again.
    void retry() { is_unforgiven_ = false; }
    bool is_unforgiven() const { return is_unforgiven_; }

    /// The `clocks` of a frame: as they will be once the outage is forgiven.
    std::optional<protocol::Json> clocks(const GameState& state, Moment now) const;

private:
    Span lost(const Clocks& clocks, Moment now) const;

    Stretch time_;
    std::optional<Moment> failing_since_{};
    bool is_unforgiven_ = false;
};

}  // namespace crisscross::server
