#include "server/games/view/think_times.hpp"

#include <algorithm>
#include <utility>

namespace crisscross::server {

namespace {

std::optional<Mover> thinking(const GameState& state) {
    return state.clocks.thinking ? state.clocks.turn : std::nullopt;
}

/// The clocks with the time up to an entry counted, and what the entry forgives.
Clocks counted_for(const Clocks& clocks, const GameEntry& entry) {
    const auto* event = std::get_if<protocol::ClockEvent>(&entry.event);
    const bool forgives = event && std::holds_alternative<protocol::TimeForgiven>(*event);
    return forgives ? evolve(clocks, entry.at, *event) : counted(clocks, entry.at);
}

/// For how long this player has thought between the clocks and an entry.
Span thought_before(const GameEntry& entry, const Clocks& clocks, engine::Seat seat) {
    if (!clocks.rules.has_clock()) return clocks.paused ? 0 : std::max<Span>(0, entry.at - clocks.counted);
    const SeatClock& before = clocks.seat(seat);
    const Clocks after = counted_for(clocks, entry);
    return before.left() - after.seat(seat).left() + after.seat(seat).overtime - before.overtime;
}

std::vector<protocol::server::TimeLeft> shown(const Clocks& clocks) {
    std::vector<protocol::server::TimeLeft> times;
    if (!clocks.rules.has_clock()) return times;
    for (const SeatClock& clock : clocks.seats) times.push_back({clock.left(), clock.overtime});
    return times;
}

}  // namespace

std::vector<protocol::server::ThinkTime> think_times(const GameRecord& game) {
    std::vector<protocol::server::ThinkTime> times;
    GameState state = fresh_game(game.state.rules);
    engine::Turn turn = 0;
    Span thought = 0;  // in this turn
    for (const GameEntry& entry : game.log) {
        const std::optional<Mover> before = thinking(state);
        if (before && std::exchange(turn, before->turn) != before->turn) thought = 0;
        const Span more = before ? thought_before(entry, state.clocks, before->seat) : 0;
        const Moment counted = state.clocks.counted;
        state = evolve(std::move(state), entry);
        // What does not concern the clocks, such as a nudge, leaves its time to the next entry.
        if (state.clocks.counted != counted) thought += more;
        if (thinking(state) == before) continue;
        times.push_back({.version = entry.version, .clocks = shown(state.clocks)});
        if (before) times.back().thought = thought;
    }
    return times;
}

const std::vector<protocol::server::ThinkTime>& kept_think_times(const GameRecord& game) {
    return game.think_times.get(game.state.version, [&] { return think_times(game); });
}

}  // namespace crisscross::server
