#include <stdexcept>

#include "server/games/core/game_core.hpp"

namespace crisscross::server {

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

// Stored before anything else happens in the game, so that nobody loses by it.
bool GameCore::forgive_outage() {
    const auto lost = outage_.to_forgive(record_->state, now_);
    if (!lost) outage_.end();
    if (!lost) return false;
    append_in_between(*lost);
    return true;
}

// The clocks of a live game would run out while its players play another one. Nobody asks for the pause again, so it
// is tried until it is stored.
bool GameCore::pause_aside() {
    const Clocks& clocks = record_->state.clocks;
    const bool is_live = clocks.rules.has_clock() && !clocks.rules.slow();
    if (record_->state.stage() != Stage::playing || !is_live || clocks.paused) is_aside_ = false;
    if (!is_aside_) return false;
    append_in_between(protocol::ClockPaused{});
    return true;
}

void GameCore::append_in_between(protocol::GameEvent event) {
    auto pending = pending_append(*record_, {std::move(event)}, now_);
    pending.in_between = true;
    storage_.append(std::move(pending), effects_);
}

// The game has been read, and its outage is forgiven.
void GameCore::go_on() {
    if (pause_aside()) return;
    if (const auto wake = current_.take_postponed_wake()) wake_up(*wake);
    proceed();
}

void GameCore::append(Events events, std::optional<AcceptedCommand> command) {
    auto pending = pending_append(*record_, std::move(events), now_);
    pending.command = std::move(command);
    storage_.append(std::move(pending), effects_);
}

void GameCore::append_if_any(Events events) {
    if (!events.empty()) append(std::move(events));
}

void GameCore::handle(Stored& stored) {
    if (!storage_.pending()) throw std::logic_error("nothing was to be stored");
    std::visit([this](const auto& outcome) { conclude(outcome); }, stored.outcome);
}

void GameCore::conclude(const Stored::OnDisk&) {
    PendingAppend done = storage_.take_pending();
    if (done.command) done.command->permission.use();
    retries_.succeeded();
    outage_.end();
    announce(adopt(*record_, done));
    if (done.in_between) return go_on();
    if (const auto& command = done.command)
        put(Reply{command->caller, protocol::server::Ok{command->key.second, record_->state.version}});
    if (const GameRequest* request = current_.get()) {
        if (const auto* rename = std::get_if<Rename>(request)) put(AnswerLobby{rename->answer});
        if (const auto* unseat = std::get_if<Unseat>(request)) put(AnswerLobby{unseat->answer});
    }
    end_request();
}

void GameCore::conclude(const Stored::Conflict&) {
    decide_again();
}

// If another writer has stored the same command in this game, the game has moved on, too: once it has been read
// again, the command is answered from its receipt. A command of another game, of this room or not, has none here.
void GameCore::conclude(const Stored::Repeated& repeated) {
    if (repeated.room == record_->code && repeated.game == record_->number) return decide_again();
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
        return recover({StorageFault::Kind::other, "other writers keep changing the game"});
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

}  // namespace crisscross::server
