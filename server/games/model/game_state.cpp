#include "server/games/model/game_state.hpp"

#include <stdexcept>

#include "engine/game/evolve.hpp"

namespace crisscross::server {

namespace {

/// A play opens a window, a dispute a vote; some turns have a limit.
bool starts_time(const engine::Event& event) {
    if (const auto* challenged = std::get_if<engine::Challenged>(&event)) return challenged->seconds > 0;
    if (const auto* turn = std::get_if<engine::TurnBegan>(&event)) return turn->seconds > 0;
    return std::holds_alternative<engine::Played>(event);
}

/// The turn that its player gets again: its move was taken back, or has lost a vote. Somebody who has resigned since
/// does not play again.
std::optional<engine::Turn> turn_given_back(const engine::Game& game, const engine::Event& event) {
    if (const auto* taken_back = std::get_if<engine::TakenBack>(&event)) return taken_back->turn;
    const auto* withdrawn = std::get_if<engine::Withdrawn>(&event);
    if (!withdrawn || game.rules.ruleset().ruling != engine::Ruling::vote) return std::nullopt;
    return game.player(withdrawn->seat).resigned ? std::nullopt : std::optional(withdrawn->turn);
}

/// When the window, the vote or the timed turn began, moved later by pauses and outages.
Moment timed_after(const GameState& state, Moment at, const protocol::ClockEvent& event) {
    const std::optional<Moment>& paused = state.clocks.paused;
    if (paused && std::holds_alternative<protocol::ClockResumed>(event))
        return at - std::max<Span>(0, *paused - state.timed_at);
    const auto* forgiven = std::get_if<protocol::TimeForgiven>(&event);
    if (!forgiven || forgiven->why != protocol::Forgiveness::outage) return state.timed_at;
    return std::max(state.timed_at, std::min(at, state.timed_at + forgiven->milliseconds));
}

/// What an event of the room or of its game changes; one overload for each.
struct Folding {
    GameState& state;
    Moment at;

    void operator()(const protocol::SeatsChanged& event) const {
        state.seats.clear();
        state.clocks.rules = event.clock.value_or(protocol::ClockRules{});
        state.was_slow = state.clocks.rules.slow() != nullptr;
        for (const protocol::TakenSeat& taken : event.seats)
            state.seats.push_back({taken.player, taken.name, taken.level, taken.computer, taken.if_away});
    }
    // Time up to now is that of the player, and then that of the computer, or the other way round.
    void operator()(const protocol::StandInAdded& event) const {
        state.clocks = counted(std::move(state.clocks), at);
        holder(event.seat).stand_in = event.strength;
        holder(event.seat).absent = event.absent;
    }
    void operator()(const protocol::SeatReclaimed& event) const {
        state.clocks = counted(std::move(state.clocks), at);
        holder(event.seat).stand_in.reset();
        holder(event.seat).absent = false;
    }
    void operator()(const protocol::AlwaysAcceptSet& event) const {
        state.clocks = counted(std::move(state.clocks), at);
        holder(event.seat).always_accepts = event.on;
    }
    void operator()(const protocol::Renamed& event) const { holder(event.seat).name = event.name; }
    // Who agreed to a stand-in for a live game has not agreed to one for a slow game.
    void operator()(const protocol::ClockEvent& event) const {
        const auto* set = std::get_if<protocol::ClockSet>(&event);
        if (set && set->rules.slow() && !state.was_slow)
            for (SeatHolder& held : state.seats) held.if_away.reset();
        state.timed_at = timed_after(state, at, event);
        state.clocks = evolve(std::move(state.clocks), at, event);
    }
    void operator()(const protocol::AgreementEvent&) const {}
    void operator()(const protocol::Nudged& event) const {
        state.nudge = LatestNudge{event.seat, event.turn, at};
        if (state.game) state.nudged_at[state.game->to_move] = at;
    }
    void operator()(const engine::Event& event) const {
        if (!state.game) state.game = engine::new_game(state.rules);
        if (const auto* began = std::get_if<engine::Began>(&event)) state.clocks = fresh_clocks(began->seat_count);
        state.game = engine::evolve(std::move(*state.game), event);
        const auto given_back = turn_given_back(*state.game, event);
        state.clocks = given_back ? take_back(std::move(state.clocks), *given_back, at)
                                  : follow(std::move(state.clocks), at, mover(*state.game));
        if (starts_time(event)) state.timed_at = at;
    }
    SeatHolder& holder(engine::Seat seat) const { return state.seats.at(engine::index_of(seat)); }
};

}  // namespace

Stage GameState::stage() const {
    if (!game) return Stage::waiting;
    return game->over() ? Stage::over : Stage::playing;
}

std::optional<engine::Seat> GameState::seat_of(PlayerId player) const {
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        if (seats[seat].player == player && !seats[seat].computer) return static_cast<engine::Seat>(seat);
    return std::nullopt;
}

std::vector<std::string> GameState::levels() const {
    std::vector<std::string> levels;
    for (const SeatHolder& holder : seats) levels.push_back(holder.level.value_or(""));
    return levels;
}

GameState fresh_game(const engine::Rules& rules) {
    return GameState{.rules = rules};
}

GameState evolve(GameState state, const GameEntry& entry) {
    if (!follows(state, entry)) throw std::logic_error("a version of a game does not follow the last one");
    std::visit(Folding{state, entry.at}, entry.event);
    state.agreement = follow(std::move(state.agreement), entry.event);
    state.version = entry.version;
    return state;
}

GameState fold(GameState state, std::span<const GameEntry> entries) {
    for (const GameEntry& entry : entries) state = evolve(std::move(state), entry);
    return state;
}

bool says_everything(const GameEntry& entry) {
    return std::holds_alternative<protocol::SeatsChanged>(entry.event);
}

bool follows(const GameState& state, const GameEntry& entry) {
    return entry.version == state.version + 1 || (says_everything(entry) && entry.version > state.version);
}

std::vector<GameEntry> numbered(std::vector<protocol::GameEvent> events, std::uint32_t version, Moment at) {
    std::vector<GameEntry> entries;
    for (protocol::GameEvent& event : events) entries.push_back({++version, at, std::move(event)});
    return entries;
}

}  // namespace crisscross::server
