#include "server/games/core/game_core.hpp"
#include "server/games/core/viewers/calls.hpp"

// Who is present, and whom to notify that the game is waiting for them.

namespace crisscross::server {

CallingGame GameCore::calling_game() const {
    return {record_->code, record_->number, now_, turn_began(*record_)};
}

// As if everything in the game had just happened, but for challenges, which were announced when they happened.
void GameCore::call_first(CallPlayers::When when) {
    const std::vector<bool> connected = viewers_.connected(record_->state);
    Effects calls = calls_after(calling_game(), fresh_game(record_->state.rules), record_->state, connected, {});
    for (GameEffect& effect : calls) {
        if (auto* call = std::get_if<CallPlayers>(&effect)) call->when = when;
        put(std::move(effect));
    }
}

void GameCore::call_absent(const GameState& before) {
    const std::vector<bool> connected = viewers_.connected(record_->state);
    const auto stored = record_->entries_after(before.version);
    for (GameEffect& call : calls_after(calling_game(), before, record_->state, connected, stored))
        put(std::move(call));
}

// A player may have other connections.
void GameCore::call_back(PlayerId player) {
    const auto seat = record_->state.seat_of(player);
    if (!seat || viewers_.connected(record_->state)[static_cast<std::size_t>(*seat)]) return;
    if (auto call = call_after_leaving(calling_game(), record_->state, *seat)) put(*std::move(call));
}

void GameCore::tell_presence(std::optional<std::uint64_t> newcomer) {
    viewers_.tell_presence(*record_, stand_ins_, newcomer, now_, timers_, effects_);
}

void GameCore::settle_watchers() {
    if (record_) viewers_.settle(*record_, now_, timers_, effects_);
}

// Somebody who had not agreed may have left, or may no longer play.
void GameCore::add_agreed_stand_ins() {
    if (!record_ || outage_.is_unforgiven()) return;
    Events agreed = stand_ins_.agreed(record_->state);
    if (!agreed.empty()) append(std::move(agreed));
}

}  // namespace crisscross::server
