#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "server/games/core/step/game_input.hpp"
#include "server/games/core/time/running_timers.hpp"
#include "server/games/core/viewers/delayed_game.hpp"
#include "server/games/model/stand_ins.hpp"

namespace crisscross::server {

/// Everybody who watches a game: those who see it as it is, and those who see it with a delay.
class Viewers {
public:
    /// `presence_grace`: see `Audience`. `watching`: how those without a seat watch.
    Viewers(Span presence_grace, protocol::Watching watching) : audience_(presence_grace), watching_(watching) {}

    bool empty() const { return audience_.empty() && !(delayed_ && delayed_->is_watched()); }
    bool has(std::uint64_t connection) const { return audience_.has(connection) || is_delayed(connection); }
    bool is_delayed(std::uint64_t connection) const { return delayed_ && delayed_->is_watched_by(connection); }
    std::vector<Caller> everybody() const;
    /// The game as delayed watchers see it; null if there is no delay now.
    const GameRecord* delayed_record() const { return delayed_ ? &delayed_->record() : nullptr; }
    /// Whose connection this is, if they see the game as it is.
    std::optional<PlayerId> player_at(std::uint64_t connection) const { return audience_.player_at(connection); }
    /// Which seats have a connection whose page is visible, by seat.
    std::vector<bool> visible(const GameState& state) const { return audience_.visible(state); }

    /// Whether this player may watch now.
    bool admits(PlayerId player, const GameState& state) const;
    /// Lets the caller in, and answers. `clocks`: of the game as it is.
    void add(const Join& join, const GameRecord& record, std::optional<protocol::Json> clocks, Moment now,
             RunningTimers& timers, Effects& effects);
    void remove(std::uint64_t connection, Moment now);
    /// Those who watch with a delay have no seat, so nothing depends on their pages.
    void note(const PageChange& change) { audience_.note(change); }
    /// Tells everybody why, and lets them go.
    void dismiss(const Complaint& why, Effects& effects);
    void clear();

    /// Sends what has happened in the game since the last time, at once to those who see it as it is.
    void tell(const GameRecord& record, const std::optional<protocol::Json>& clocks, Effects& effects);
    /// The game has been read again: some of what is stored may not have been sent, and names may have been removed.
    void reread(const GameRecord& record, const std::optional<protocol::Json>& clocks, Moment now,
                RunningTimers& timers, Effects& effects);
    /// Those without a seat move to the delayed game or back, are let go, or see more, as it is due.
    void settle(const GameRecord& record, Moment now, RunningTimers& timers, Effects& effects);
    /// Those without a seat may watch like this from now on; `settle` follows. `record`: null if it is not known.
    void change(const protocol::Watching& watching, const GameRecord* record);
    /// Notes who is present, and tells those who see the game as it is; always a newcomer.
    void tell_presence(const GameRecord& record, StandIns& stand_ins, std::optional<std::uint64_t> newcomer,
                       Moment now, RunningTimers& timers, Effects& effects);

private:
    void add_delayed(const Join& join, const GameRecord& record, Moment now, RunningTimers& timers, Effects& effects);
    void end_delay(RunningTimers& timers, Effects& effects);
    void dismiss_watchers(const GameRecord& record, Effects& effects);

    Audience audience_;
    std::unique_ptr<DelayedGame> delayed_;  // while the game is under way and others watch it with a delay
    protocol::Watching watching_;
    std::uint32_t sent_version_ = 0;  // the last version that the audience has received
};

}  // namespace crisscross::server
