#include <stdexcept>

#include "server/games/core/game_core.hpp"
#include "server/metrics/limit.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

namespace {

/// Until others have closed long games.
constexpr Span retry_without_space_after = span::minute;

// With the ids by which the host finds what a player reports.
Log failure(const std::optional<RequestOrigin>& origin, const std::string& why) {
    Log line{Log::Level::error, "room failed", {}};
    if (origin) line.facts = {{"session", std::to_string(origin->connection)}, {"request", origin->id}};
    line.facts.emplace_back("why", why);
    return line;
}

}  // namespace

// Needed after a failure, too: the audience may have missed events that turn out to be stored.
void GameCore::handle(Loaded& loaded) {
    record_ = std::move(loaded.record);
    side_changes_.recount(record_->state, record_->log);
    outage_.retry();
    timers_.cancel(timer::Retry{}, effects_);
    viewers_.reread(*record_, clocks_now(), now_, timers_, effects_);
    tell_presence();
    plan();
    if (!forgive_outage()) go_on();
}

// The game has been read, and its outage is forgiven.
void GameCore::go_on() {
    if (const auto wake = current_.take_postponed_wake()) wake_up(*wake);
    proceed();
}

void GameCore::append(Events events, std::optional<AcceptedCommand> command) {
    auto pending = pending_append(*record_, std::move(events), now_);
    pending.command = std::move(command);
    storage_.append(std::move(pending), effects_);
}

void GameCore::handle(Stored& stored) {
    if (!storage_.pending()) throw std::logic_error("nothing was to be stored");
    std::visit([this](const auto& outcome) { conclude(outcome); }, stored.outcome);
}

void GameCore::conclude(const Stored::OnDisk&) {
    PendingAppend done = storage_.take_pending();
    if (done.command) done.command->permission.use();
    retries_.succeeded();
    announce(adopt(*record_, done));
    if (done.in_between) return go_on();
    if (const auto& command = done.command)
        put(Reply{command->caller, protocol::server::Ok{command->key.second, record_->state.version}});
    if (const GameRequest* request = current_.get())
        if (const auto* rename = std::get_if<Rename>(request)) put(AnswerRename{rename->answer});
    end_request();
}

void GameCore::conclude(const Stored::Conflict&) {
    decide_again();
}

// If another writer has stored the same command in this game, the game has moved on, too: once it has been read
// again, the command is answered from its receipt.
void GameCore::conclude(const Stored::Repeated& repeated) {
    if (repeated.room == record_->code) return decide_again();
    const PendingAppend refused = storage_.take_pending();
    if (!refused.command) throw std::logic_error("an append without a command was repeated");
    refuse(refused.command->caller, refused.command->key.second, id_used());
    end_request();
}

void GameCore::end_request() {
    current_.end();
    add_agreed_stand_ins();
}

void GameCore::announce(const GameState& last) {
    viewers_.tell(*record_, clocks_now(), effects_);
    settle_watchers();
    tell_presence();
    call_absent(last);
    plan();
    if (const Stage now = record_->state.stage(); now != last.stage())
        put(Log{Log::Level::info,
                now == Stage::over ? "game ended" : "game started",
                {{"seats", std::to_string(record_->state.seats.size())},
                 {"version", std::to_string(record_->state.version)}}});
}

// Another writer has moved the game on. The request is decided again on the current state, which everybody sees
// first.
void GameCore::decide_again() {
    if (!current_.may_be_decided_again())
        return recover({StorageFault::Kind::other, "other writers keep changing the room"});
    forget_record();
    load();
}

void GameCore::forget_record() {
    computers_.forget(timers_, effects_);
    timers_.cancel_all(effects_);
    proof_.abandon(effects_);
    storage_.forget();
    record_.reset();
    outage_.retry();
}

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

// It was removed when the host removed old games.
void GameCore::handle(NoGame&) {
    dismiss_all({"NO_SUCH_GAME", "This room has no such game.", "/game"});
}

void GameCore::handle(NoSpace&) {
    refuse_to_open(server_full(Limit::open_journals), retry_without_space_after);
}

void GameCore::handle(TooManyRead& refused) {
    refuse_to_open(too_many_opened(refused.retry_after), refused.retry_after);
}

// A clock that runs in it is not forgotten, also one for which it waits since an earlier failure.
void GameCore::refuse_to_open(const Complaint& why, Moment pause) {
    const bool own = current_.is_own();
    current_.postpone_wake();
    dismiss_all(why);
    if (own || current_.has_postponed_wake()) timers_.set({timer::Retry{}, now_ + pause}, effects_);
}

void GameCore::dismiss_all(const Complaint& why) {
    forget_record();
    refuse_current(why);
    viewers_.dismiss(why, effects_);
}

// Only the journal is sure now; the game is read again before anything else happens in it.
void GameCore::recover(const StorageFault& fault) {
    const auto origin = current_.origin();
    log_failure(fault, origin);
    forget_record();
    const bool own = current_.is_own();
    current_.postpone_wake();
    refuse_current(fault.kind == StorageFault::Kind::disk ? storage_failed()
                                                          : internal_mistake(origin ? origin->id : ""));
    if (own || current_.has_postponed_wake() || !viewers_.empty()) retry_later();
}

// Each request that a client is refused, and otherwise each failure once.
void GameCore::log_failure(const StorageFault& fault, const std::optional<RequestOrigin>& origin) {
    const bool is_new = retries_.is_new(fault.why);
    if (origin || is_new) put(failure(origin, fault.why));
}

void GameCore::retry_later() {
    timers_.set({timer::Retry{}, now_ + retries_.next_pause()}, effects_);
}

}  // namespace crisscross::server
