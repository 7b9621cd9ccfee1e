#include "server/games/core/time/forgiven_time.hpp"

namespace crisscross::server {

namespace {

namespace client = protocol::client;

bool uses_turn(const protocol::GameCommand& command) {
    return std::holds_alternative<client::Play>(command) || std::holds_alternative<client::Exchange>(command) ||
           std::holds_alternative<client::Pass>(command) || std::holds_alternative<client::PlaceStarter>(command);
}

std::optional<protocol::TimeForgiven> unless_short(Span lost) {
    if (lost < span::second) return std::nullopt;
    return protocol::TimeForgiven{lost, protocol::Forgiveness::outage};
}

}  // namespace

// A player may say other things in the same turn, for which they do not get more time: a move is forgiven once.
std::optional<protocol::TimeForgiven> forgiven_lag(const GameState& state, const Say& say, Moment now) {
    const auto seat = running(state.clocks);
    if (!seat || !uses_turn(say.command) || state.seat_of(say.caller.player) != seat) return std::nullopt;
    const Span lag = forgiven(state.clocks, now, say.lag);
    if (lag <= 0) return std::nullopt;
    return protocol::TimeForgiven{lag, protocol::Forgiveness::lag};
}

std::optional<protocol::TimeForgiven> forgiven_wait(const Clocks& clocks, engine::Seat computer, Moment asked) {
    if (running(clocks) != computer) return std::nullopt;
    return unless_short(lost_to(clocks, {0, asked}));
}

std::optional<protocol::TimeForgiven> forgiven_outage(const GameState& state, Span lost) {
    if (!running(state.clocks) && !game_alarm(state)) return std::nullopt;
    return unless_short(lost);
}

}  // namespace crisscross::server
