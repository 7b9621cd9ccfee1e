#include "server/games/core/game_core.hpp"

#include <stdexcept>

#include "server/games/core/jobs/job_urgency.hpp"

namespace crisscross::server {

GameCore::GameCore(CoreSetup setup, JobNumber last_job, protocol::Watching watching)
    : setup_(setup),
      viewers_(setup.presence_grace, watching),
      stand_ins_(setup.stand_in_after),
      computers_(setup.computer_pause),
      outage_(setup.outage),
      last_job_(last_job) {}

bool GameCore::idle() const {
    return viewers_.empty() && timers_.empty() && computers_.idle() && proof_.idle() && open_questions_.empty();
}

Effects GameCore::step(GameInput input, Moment now) {
    const bool is_answer = std::holds_alternative<StorageAnswer>(input);
    if (is_answer != storage_.is_under_way()) throw std::logic_error("an input comes out of turn");
    now_ = now;
    try {
        std::visit([this](auto& kind) { handle(std::move(kind)); }, input);
    } catch (const std::exception& mistake) {
        recover({StorageFault::Kind::other, mistake.what()});
    }
    return std::exchange(effects_, {});
}

void GameCore::handle(GameRequest&& request) {
    current_.begin(std::move(request));
    proceed();
}

void GameCore::handle(StorageAnswer&& answer) {
    storage_.answered();
    std::visit([this](auto& kind) { handle(kind); }, answer);
}

void GameCore::proceed() {
    if (closed_) refuse_current(room_closed());
    if (outage_.is_unforgiven() && current_.may_store()) return load();
    if (GameRequest* request = current_.get()) std::visit([this](auto& kind) { handle(kind); }, *request);
    if (!storage_.is_under_way()) end_request();
}

// The proof comes before the move, and the pool keeps to that order within a game.
void GameCore::plan() {
    if (outage_.is_unforgiven()) return;
    set_alarms();
    note_asker();
    proof_.abandon(effects_);
    if (is_unattended()) return computers_.forget(timers_, effects_);
    if (needs_proof(*record_)) proof_.search(*record_, ++last_job_, asker_, effects_);
    computers_.consider(*record_, ++last_job_, asker_, now_, timers_, effects_);
}

// The last of the players who came or did something: so a game takes no turns of people who only watch it, and waits
// for none of theirs. Where only computers play, they do so for the people who watch.
void GameCore::note_asker() {
    const auto origin = current_.origin();
    if (!origin) return;
    const Caller& caller = origin->caller;
    if (record_->state.seat_of(caller.player) || !has_people(record_->state))
        asker_ = {caller.player, caller.network};
}

void GameCore::set_alarms() {
    timers_.set_game_alarm(game_alarm(record_->state), now_, effects_);
    timers_.set_clock_alarm(next_alarm(record_->state), now_, effects_);
}

// Computers pause while they would play among themselves and nobody watches.
bool GameCore::is_unattended() const {
    return viewers_.empty() && record_->state.stage() == Stage::playing && !has_people(record_->state);
}

void GameCore::put_all(Effects effects) {
    for (GameEffect& effect : effects) put(std::move(effect));
}

}  // namespace crisscross::server
