#include "server/games/core/game_core.hpp"
#include "server/games/core/jobs/answer_or_question.hpp"
#include "server/games/core/time/forgiven_time.hpp"
#include "server/metrics/limit.hpp"
#include "server/requests/request_id.hpp"

// What a game does with the requests of its clients.

namespace crisscross::server {

void GameCore::refuse(const Caller& caller, const protocol::RequestId& id, const Complaint& why) {
    put(Reply{caller, error_message(id, why)});
}

void GameCore::handle(Join& join) {
    if (!record_) return load();
    const Caller& caller = join.caller;
    const bool was_unattended = is_unattended();
    const bool was_nobodys = asker_.player == 0;
    const bool was_there = is_there(caller.player);
    viewers_.remove(caller.connection, now_);
    if (!viewers_.admits(caller.player, record_->state)) return refuse(caller, join.id, no_watchers(record_->code));
    viewers_.add(join, *record_, clocks_now(), now_, timers_, effects_);
    if (join.page == Visibility::visible)
        call_off(caller.player);
    else if (was_there)
        call_back(caller.player);
    tell_presence(caller.connection);
    note_asker();
    if (was_unattended || (was_nobodys && asker_.player != 0)) plan();
}

void GameCore::handle(Leave& leave) {
    const std::optional<PlayerId> player = viewers_.player_at(leave.connection);
    const bool was_there = player && is_there(*player);
    viewers_.remove(leave.connection, now_);
    open_questions_.abandon(leave.connection, effects_);
    if (!record_) return;
    if (was_there) call_back(*player);
    tell_presence();
    if (is_unattended()) plan();
}

// Only for its player: they are called as if they had left, or come back.
void GameCore::handle(PageChange& change) {
    const std::optional<PlayerId> player = viewers_.player_at(change.connection);
    const bool was_there = player && is_there(*player);
    viewers_.note(change);
    if (!record_ || !player || is_there(*player) == was_there) return;
    was_there ? call_back(*player) : call_off(*player);
}

void GameCore::handle(Say& say) {
    const protocol::RequestId& id = request_id(say.command);
    if (!is_watched_by(say.caller.connection)) return refuse(say.caller, id, game_not_joined());
    if (!record_) return load();
    if (is_delayed(say.caller.connection)) return refuse_delayed(say);
    const CommandKey key{say.caller.player, id};
    if (const auto receipt = record_->receipts.find(key); receipt != record_->receipts.end())
        return put(Reply{say.caller, protocol::server::Ok{id, receipt->second}});
    auto events = decide(situation_of(*record_), stand_ins_, say.caller.player, say.command, now_);
    if (!events) return refuse(say.caller, id, events.error());
    if (events->empty()) {
        tell_presence();
        return put(Reply{say.caller, protocol::server::Ok{id}});
    }
    auto permission = permit(setup_.take_bytes, say.caller.network, say.command, record_->state, *events);
    if (!permission) return refuse(say.caller, id, permission.error());
    if (const auto refused = side_changes_.check(*record_, say.caller.player, say.command, now_))
        return refuse(say.caller, id, *refused);
    if (const auto lag = forgiven_lag(record_->state, say, now_)) events->insert(events->begin(), *lag);
    if (const auto wait = computers_.waited(record_->state)) events->insert(events->begin(), *wait);
    append(std::move(*events), AcceptedCommand{say.caller, key, *std::move(permission)});
}

// Judged by what the viewer sees, so that the refusal says nothing about what happened since.
void GameCore::refuse_delayed(const Say& say) {
    const GameRecord& delayed = *viewers_.delayed_record();
    StandIns nobody(setup_.stand_in_after);
    const auto events = decide(situation_of(delayed), nobody, say.caller.player, say.command, now_);
    refuse(say.caller, request_id(say.command), events ? game_not_joined() : events.error());
}

// An analysis copies the history of the game, so its place is looked for first.
bool GameCore::must_wait(const Ask& ask) const {
    const bool is_analysis = std::holds_alternative<protocol::client::Analysis>(ask.question);
    return is_analysis && setup_.may_ask && !setup_.may_ask(ask.caller.player, ask.caller.network);
}

void GameCore::handle(Ask& ask) {
    const Caller& caller = ask.caller;
    const protocol::RequestId& id = request_id(ask.question);
    if (!is_watched_by(caller.connection)) return refuse(caller, id, game_not_joined());
    if (!record_) return load();
    if (must_wait(ask)) return refuse(caller, id, server_busy(Limit::questions));
    const GameRecord& seen = is_delayed(caller.connection) ? *viewers_.delayed_record() : *record_;
    auto found = answer_or_question(seen, caller.player, ask.question, setup_.lexicons, setup_.dictionary);
    if (!found) return refuse(caller, id, found.error());
    if (auto* question = std::get_if<PoolQuestion>(&*found))
        return open_questions_.ask(++last_job_, caller, std::move(*question), effects_);
    put(Reply{caller, std::get<protocol::ServerMessage>(*std::move(found))});
}

}  // namespace crisscross::server
