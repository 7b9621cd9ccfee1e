#include "server/games/core/game_core.hpp"
#include "server/games/core/viewers/calls.hpp"

// Who is present, and who is notified that the game is waiting for them.

namespace crisscross::server {

// For calls a hidden page is as good as none. The others see no difference: its player is still present.
bool GameCore::is_there(PlayerId player) const {
    const auto seat = record_ ? record_->state.seat_of(player) : std::nullopt;
    return seat && viewers_.visible(record_->state)[engine::index_of(*seat)];
}

void GameCore::put_calls(Effects calls) {
    for (const GameEffect& effect : calls) {
        if (const auto* call = std::get_if<CallPlayers>(&effect)) calls_made_.note(*call, now_);
        if (const auto* gone = std::get_if<WithdrawCalls>(&effect)) calls_made_.withdraw(gone->player, now_);
    }
    put_all(std::move(calls));
}

void GameCore::call_first(CallPlayers::When when) {
    put_calls(first_calls(calling_game(*record_, now_), record_->state, viewers_.visible(record_->state), when));
}

void GameCore::call_absent(const GameState& before) {
    put_calls(calls_after(calling_game(*record_, now_), before, record_->state, viewers_.visible(record_->state),
                          calls_made_, record_->entries_after(before.version)));
}

// A player may have other connections. One who comes and goes is called once in a turn, and then only reminded.
void GameCore::call_back(PlayerId player) {
    const auto seat = record_->state.seat_of(player);
    if (!seat || is_there(player)) return;
    auto call = call_after_leaving(calling_game(*record_, now_), record_->state, *seat);
    if (!call) return;
    if (calls_made_.has_called(player, *call)) call->when = CallPlayers::When::later;
    put_calls({*std::move(call)});
}

// A player who has the game open is only reminded.
void GameCore::call_off(PlayerId player) {
    const auto seat = record_->state.seat_of(player);
    if (!record_->state.game || !seat) return;
    put_calls({WithdrawCalls{player}});
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
