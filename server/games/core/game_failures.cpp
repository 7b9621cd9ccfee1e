#include "server/games/core/game_core.hpp"
#include "server/games/core/step/refusal.hpp"
#include "server/metrics/limit.hpp"
#include "server/time/span.hpp"

// What a game does when it cannot be read or stored, and after a mistake in the program.

namespace crisscross::server {

namespace {

/// Until others have closed long games.
constexpr Span retry_without_space_after = span::minute;

}  // namespace

void GameCore::handle(StorageFault& fault) {
    const bool forgives = storage_.pending() && storage_.pending()->in_between;
    if (forgives && fault.kind == StorageFault::Kind::disk) return serve_readers_only(fault);
    recover(fault);
}

// It is not reloaded automatically: everybody has to join again, and is refused as long as it is damaged.
void GameCore::handle(Damaged& damage) {
    put(Log{
        Log::Level::error,
        "game damaged",
        {{"game", std::to_string(damage.game)}, {"version", std::to_string(damage.version)}, {"why", damage.why}}});
    dismiss_all(game_damaged());
}

// It was removed: the host removes old games, and people those that they have imported.
void GameCore::handle(NoGame&) {
    dismiss_all(no_such_game_in_room());
}

void GameCore::handle(NoSpace&) {
    refuse_to_open(server_full(Limit::open_journals), retry_without_space_after);
}

void GameCore::handle(TooManyRead& refused) {
    refuse_to_open(too_many_opened(refused.retry_after), refused.retry_after);
}

// A clock that runs in it is not forgotten, not even one that it waits for since an earlier failure.
void GameCore::refuse_to_open(const Complaint& why, Moment pause) {
    const bool own = current_.is_own();
    current_.postpone_wake();
    dismiss_all(why);
    if (own || current_.has_postponed_wake()) timers_.set({timer::Retry{}, now_ + pause}, effects_);
}

// Nobody is let in who could not join; those who already watch have to join again.
void GameCore::refuse_current(const Complaint& why) {
    const GameRequest* request = current_.get();
    if (!request) return;
    if (const auto* join = std::get_if<Join>(request)) viewers_.remove(join->caller.connection, now_);
    if (auto effect = refusal(*request, why)) put(*std::move(effect));
    current_.end();
}

void GameCore::dismiss_all(const Complaint& why) {
    forget_record();
    refuse_current(why);
    viewers_.dismiss(why, effects_);
}

// Only the journal is sure now; the game is read again before anything else happens in it.
void GameCore::recover(const StorageFault& fault) {
    const auto origin = current_.origin();
    retries_.log(fault.why, origin, effects_);
    if (origin && fault.kind == StorageFault::Kind::disk) outage_.begin(now_);
    forget_record();
    const bool own = current_.is_own();
    current_.postpone_wake();
    refuse_current(fault.kind == StorageFault::Kind::disk ? storage_failed()
                                                          : internal_mistake(origin ? origin->id : ""));
    if (own || current_.has_postponed_wake() || !viewers_.empty()) retry_later();
}

// No timer that decides something runs, and no computer thinks.
void GameCore::serve_readers_only(const StorageFault& fault) {
    const bool is_refused = current_.may_store();
    retries_.log(fault.why, is_refused ? current_.origin() : std::nullopt, effects_);
    storage_.forget();
    computers_.forget(timers_, effects_);
    timers_.set_game_alarm(std::nullopt, now_, effects_);
    timers_.cancel(timer::Clock{}, effects_);
    proof_.abandon(effects_);
    outage_.begin(now_);
    outage_.keep_unforgiven();
    if (is_refused) {
        current_.postpone_wake();
        refuse_current(storage_failed());
    }
    proceed();
    retry_later();
}

void GameCore::retry_later() {
    timers_.set({timer::Retry{}, now_ + retries_.next_pause()}, effects_);
}

}  // namespace crisscross::server
