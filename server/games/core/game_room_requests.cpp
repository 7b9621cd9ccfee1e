#include "server/games/core/game_core.hpp"
#include "server/games/model/decisions/departure.hpp"
#include "server/games/model/game_timer.hpp"
#include "server/games/model/seating.hpp"

// What a game does when its room or the host of the server wants something.

namespace crisscross::server {

void GameCore::handle(Close&) {
    put(TellClosed{watching()});
    open_questions_.refuse_all(room_closed(), effects_);
    Stop stop;
    handle(stop);
    record_.reset();
    closed_ = true;
}

void GameCore::handle(Stop&) {
    if (record_) computers_.forget(timers_, effects_);
    timers_.cancel_all(effects_);
    viewers_.clear();
    proof_.abandon(effects_);
    open_questions_.abandon_all(effects_);
}

// Reading the game sets its timers. Calls wait for a moment: those who are in the room are about to join, and after
// an outage nobody has come back yet.
void GameCore::handle(Wake& wake) {
    if (!record_) return load();
    wake_up(wake);
}

void GameCore::wake_up(const Wake& wake) {
    set_alarms();
    switch (wake.after) {
        case Wake::After::beginning:
            return call_first(CallPlayers::When::soon);
        case Wake::After::outage:
            woken_ = now_;
            return timers_.set({timer::Return{}, now_ + time_to_return}, effects_);
        case Wake::After::alarm:
            return;
    }
}

void GameCore::handle(Unseat& unseat) {
    if (!record_) return load();
    if (!record_->state.game && record_->state.seat_of(unseat.player)) {
        auto events = decide(situation_of(*record_), stand_ins_, unseat.player, protocol::client::LeaveSeat{}, now_);
        if (events && !events->empty()) return append(std::move(*events));
    }
    put(AnswerLobby{unseat.answer});
}

void GameCore::handle(SeatFirst& wanted) {
    if (!record_) return load();
    append_if_any(seat_first(record_->state, wanted.player));
}

void GameCore::handle(Rename& wanted) {
    if (!record_) return load();
    auto events = wanted.name.empty() ? depart(situation_of(*record_), wanted.player)
                                      : rename(record_->state, wanted.player, wanted.name);
    if (events && !events->empty()) return append(*std::move(events));
    put(AnswerLobby{wanted.answer, events ? std::nullopt : std::optional(events.error())});
}

void GameCore::handle(SetAside& /*aside*/) {
    is_aside_ = true;
    if (!record_) return load();
    pause_aside();
}

void GameCore::handle(ChangeWatching& change) {
    viewers_.change(change.watching, record());
    settle_watchers();
}

// A game that has not been read needs nothing.
void GameCore::handle(Reread& wanted) {
    if (!record_ || std::exchange(wanted.done, true)) return;
    forget_record();
    load();
}

}  // namespace crisscross::server
