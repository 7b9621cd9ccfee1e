#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "engine/game/view/visibility.hpp"
#include "server/games/core/step/game_effect.hpp"
#include "server/games/core/step/game_input.hpp"
#include "server/requests/complaint.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

/// Everybody who watches a game now.
class Audience {
public:
    /// `grace`: how long somebody who has lost their last connection still counts as present. Most come
    /// straight back.
    explicit Audience(Span grace = 0) : grace_(grace) {}

    void add(Caller caller, Visibility page = Visibility::visible);
    void remove(std::uint64_t connection, Moment now);
    /// Does nothing if the connection does not watch.
    void note(const PageChange& change);
    void clear();
    /// Tells everybody why, and lets them go.
    void dismiss(const Complaint& why, Effects& effects);
    /// Lets those go who have no seat, and returns them.
    std::vector<Caller> take_watchers(const GameState& state);
    /// The next presence is sent to everybody, even if nothing has changed.
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
    std::vector<bool> connected(const GameState& state) const;
    /// Which seats have a connection whose page is visible, by seat.
    std::vector<bool> visible(const GameState& state) const;
    /// Whose people are present, by seat: those with a connection, and those who have only just gone.
    std::vector<bool> present(const GameState& state, Moment now) const;
    /// When the next of those who have only just gone counts as away.
    std::optional<Moment> next_departure(Moment now) const;
    /// How many people without a seat are connected, each counted once.
    int watchers(const GameState& state) const;
    /// Sends presence and requests for stand-ins to everybody if they have changed since the last time, and always to
    /// a newcomer.
    void tell_presence(protocol::server::Presence now, std::optional<std::uint64_t> newcomer, Effects& effects);

private:
    bool is_connected(PlayerId player) const;

    Span grace_;
    std::map<std::uint64_t, Caller> members_;  // by connection
    std::set<std::uint64_t> hidden_;           // the connections of these whose pages are hidden
    std::map<PlayerId, Moment> away_from_;     // when those who have gone count as away
    protocol::server::Presence last_presence_{};
};

}  // namespace crisscross::server
