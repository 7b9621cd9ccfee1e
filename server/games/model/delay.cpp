#include "server/games/model/delay.hpp"
#include "server/time/span.hpp"

#include <algorithm>

namespace crisscross::server {

namespace {

using Entries = std::vector<GameEntry>;

template <class... Kinds>
bool is_any_of(const GameEntry& entry) {
    const auto* event = std::get_if<engine::Event>(&entry.event);
    return event && (std::holds_alternative<Kinds>(*event) || ...);
}

bool is_move(const GameEntry& entry) {
    return is_any_of<engine::Played, engine::Exchanged, engine::Passed, engine::StarterPlaced>(entry);
}

bool sets_clock(const GameEntry& entry) {
    const auto* event = std::get_if<protocol::ClockEvent>(&entry.event);
    return event && std::holds_alternative<protocol::ClockSet>(*event);
}

/// How many entries there are up to the first turn, with the clocks that begin with it.
std::size_t opening(const Entries& log) {
    std::size_t count = 0;
    while (count < log.size() && !is_any_of<engine::TurnBegan>(log[count])) ++count;
    if (count == log.size()) return count;
    const Moment began = log[count++].at;
    const bool has_clock = count < log.size() && sets_clock(log[count]) && log[count].at == began;
    return has_clock ? count + 1 : count;
}

/// How many entries are followed by at least `moves` moves.
std::size_t followed_by(const Entries& log, int moves) {
    std::size_t count = log.size();
    while (moves > 0 && count > 0)
        if (is_move(log[--count])) --moves;
    return count;
}

std::size_t happened_until(const Entries& log, Moment moment) {
    std::size_t count = log.size();
    while (count > 0 && log[count - 1].at > moment) --count;
    return count;
}

}  // namespace

DelayedSight delayed_sight(const GameRecord& game, const protocol::Watching& watching, Moment now) {
    if (game.state.stage() != Stage::playing) return {game.state.version};
    const Span delay = watching.delay_seconds * span::second;
    const std::size_t by_moves = followed_by(game.log, watching.delay_moves);
    const std::size_t by_time = happened_until(game.log, now - delay);
    const std::size_t count = std::max(opening(game.log), std::min(by_moves, by_time));
    DelayedSight sight{count == 0 ? 0 : game.log[count - 1].version};
    if (delay > 0 && count < by_moves) sight.more_at = game.log[count].at + delay;
    return sight;
}

std::optional<Moment> known_from(const GameRecord& game, const protocol::Watching& watching) {
    if (game.state.stage() != Stage::playing) return 0;
    if (std::ranges::count_if(game.log, is_move) < watching.delay_moves) return std::nullopt;
    return game.log.front().at + watching.delay_seconds * span::second;
}

}  // namespace crisscross::server
