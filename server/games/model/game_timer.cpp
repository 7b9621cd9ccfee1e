#include "server/games/model/game_timer.hpp"

#include <algorithm>

#include "engine/game/checks.hpp"

namespace crisscross::server {

namespace {

/// A limit of 0 seconds is none, and so is any limit during a pause. In a slow game everybody has a day.
std::optional<Alarm> alarm_after(const GameState& state, int seconds, GameTimer timer) {
    if (seconds <= 0 || state.clocks.paused) return std::nullopt;
    const Span min = state.clocks.rules.slow() ? span::day : 0;
    return Alarm{timer, state.timed_at + std::max(min, seconds * span::second)};
}

std::optional<Alarm> play_alarm(const GameState& state, const engine::PendingPlay& pending_play) {
    if (pending_play.dispute)
        return alarm_after(state, pending_play.dispute->seconds, timer::Vote{pending_play.turn});
    // A window that ends with the next player's command needs no timer.
    if (!engine::waits_for_acceptance(pending_play.window)) return std::nullopt;
    return alarm_after(state, pending_play.seconds, timer::Window{pending_play.turn});
}

bool is_timed(const GameState& state) {
    const auto seat = running(state.clocks);
    return seat && !state.seats.at(engine::index_of(*seat)).automatic();
}

}  // namespace

std::optional<Alarm> game_alarm(const GameState& state) {
    if (!state.game) return std::nullopt;
    if (const engine::PendingPlay* pending_play = state.game->pending_play()) return play_alarm(state, *pending_play);
    const auto* placing_starter = std::get_if<engine::PlacingStarter>(&state.game->phase);
    if (!placing_starter) return std::nullopt;
    return alarm_after(state, placing_starter->seconds, timer::Turn{state.game->to_move, state.game->turn});
}

std::optional<ClockAlarm> next_alarm(const GameState& state) {
    return is_timed(state) ? next_alarm(state.clocks) : std::nullopt;
}

std::optional<Moment> zero_of(const GameState& state) {
    return is_timed(state) ? zero_of(state.clocks) : std::nullopt;
}

}  // namespace crisscross::server
