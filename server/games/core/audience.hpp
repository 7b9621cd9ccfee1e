#pragma once

#include <map>
#include <span>
#include <vector>

#include "engine/game/visibility.hpp"
#include "server/games/core/game_effect.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// Everybody who watches a game now.
class Audience {
public:
    void add(Caller caller);
    void remove(std::uint64_t connection) { members_.erase(connection); }
    void clear() { members_.clear(); }
    /// Tells everybody why, and lets them go.
    void dismiss(const Complaint& why, Effects& effects);
    /// Lets those go who have no seat, and returns them.
    std::vector<Caller> take_watchers(const GameState& state);
    /// The next presence goes to everybody, also if nothing has changed.
    void forget_presence() { last_presence_ = {}; }
    bool empty() const { return members_.empty(); }
    bool has(std::uint64_t connection) const { return members_.contains(connection); }

    std::vector<Caller> everybody() const;
    /// Whose connection this is; nothing if it does not watch.
    std::optional<PlayerId> player_at(std::uint64_t connection) const;

    /// Sends everybody the events as they may see them, and what they may do in `state`, with the clocks.
    /// Viewers with the same frame share one effect.
    void tell(const GameState& state, std::span<const GameEntry> entries, const std::optional<protocol::Json>& clocks,
              Effects& effects) const;
    /// Which seats have a connection, by seat.
    std::vector<bool> present(const GameState& state) const;
    /// How many people without a seat are connected, each counted once.
    int watchers(const GameState& state) const;
    /// Sends presence and requests for stand-ins to everybody if they have changed since the last time, and always to
    /// a newcomer.
    void tell_presence(protocol::server::Presence now, std::optional<std::uint64_t> newcomer, Effects& effects);

private:
    std::map<std::uint64_t, Caller> members_;  // by connection
    protocol::server::Presence last_presence_{};
};

}  // namespace crisscross::server
