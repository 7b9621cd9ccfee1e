#include "server/games/core/game_core.hpp"
#include "server/games/core/viewers/calls.hpp"

// Who is present, and who is notified that the game is waiting for them.

namespace crisscross::server {

void GameCore::call_first(CallPlayers::When when) {
    put_all(first_calls(calling_game(*record_, now_), record_->state, viewers_.connected(record_->state), when));
}

void GameCore::call_absent(const GameState& before) {
    put_all(calls_after(calling_game(*record_, now_), before, record_->state, viewers_.connected(record_->state),
                        record_->entries_after(before.version)));
}

// A player may have other connections.
void GameCore::call_back(PlayerId player) {
    const auto seat = record_->state.seat_of(player);
    if (!seat || viewers_.connected(record_->state)[static_cast<std::size_t>(*seat)]) return;
    if (auto call = call_after_leaving(calling_game(*record_, now_), record_->state, *seat)) put(*std::move(call));
}

// A player who has the game open is only reminded.
void GameCore::call_off(PlayerId player) {
    const auto seat = record_->state.seat_of(player);
    if (!record_->state.game || !seat) return;
    put(WithdrawCalls{player});
    if (auto kept = reminders_while_there(calling_game(*record_, now_), record_->state, *seat)) put(*std::move(kept));
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
    append_if_any(stand_ins_.agreed(record_->state));
}

}  // namespace crisscross::server
