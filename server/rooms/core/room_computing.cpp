#include "engine/computer/no_play_left.hpp"
#include "server/rooms/core/room_core.hpp"

namespace crisscross::server {

namespace {

const Complaint busy{"BUSY", "The server is busy. Try again."};

}  // namespace

void RoomCore::plan() {
    timers_.set_game_alarm(game_alarm(record_->state), effects_);
    computers_.consider(*record_, ++last_job_, now_, timers_, effects_);
}

// The search for a play that somebody may still have (K13) needs the list in the letters of the tiles. Until it is
// there nothing is proved.
void RoomCore::respell_list() {
    const engine::Rules& rules = record_->state.rules;
    if (!record_->lexicon || record_->state.stage() == Stage::over || !engine::looks_for_plays(rules.ruleset()))
        return;
    if (record_->lexicon->alphabet() == rules.alphabet()) return;
    respelling_ = ++last_job_;
    put(Analyse{last_job_, analysis_job::RespellList{*record_->lexicon, rules.alphabet()}});
}

void RoomCore::take(TimerFired& fired) {
    if (!timers_.ring(fired.timer, now_)) return;
    struct Ringing {
        RoomCore& core;

        void operator()(const timer::Window& window) const { core.expire(window.play); }
        void operator()(const timer::Vote& vote) const { core.expire(vote.play); }
        void operator()(const timer::Turn& turn) const { core.expire(turn.turn); }
        void operator()(const timer::Pause&) const { core.make_computer_move(); }
        void operator()(const timer::Retry&) const { core.load(); }
    };
    std::visit(Ringing{*this}, fired.timer);
}

void RoomCore::expire(engine::Turn turn) {
    Events events = decide_expiry(situation(), turn);
    if (!events.empty()) append(std::move(events));
}

// What a computer does is decided on like everything else. A refusal would be a bug; then it passes, if it can.
void RoomCore::make_computer_move() {
    const auto move = computers_.take_move();
    if (!move) return;
    auto events = decide_as(situation(), move->seat, move->command);
    if (!events) {
        put(Log{Log::Level::error, "a computer's command was refused", {{"why", events.error().code}}});
        events = decide_as(situation(), move->seat, engine::Pass{record_->state.game->turn});
    }
    if (events) append(std::move(*events));
}

void RoomCore::take(Computed& computed) {
    if (computers_.awaits(computed.job)) return take_computer_result(computed.result);
    if (respelling_ == computed.job) {
        respelling_.reset();
        if (auto* list = std::get_if<engine::Lexicon>(&computed.result)) record_->respelt = std::move(*list);
        return;
    }
    const auto found = open_questions_.find(computed.job);
    if (found == open_questions_.end()) return;  // abandoned
    answer_question(found->second, computed.result);
    open_questions_.erase(found);
}

// A computer that could not decide passes, so that the others do not wait for it for ever.
void RoomCore::take_computer_result(const AnalysisResult& result) {
    struct Taking {
        RoomCore& core;

        void operator()(const ComputerMove& move) const { core.computers_.keep(move, core.timers_, core.effects_); }
        void operator()(const NothingToDo&) const { core.computers_.drop(); }
        void operator()(const JobRefused&) const {
            core.computers_.drop();
            core.retry_soon();
        }
        void operator()(const JobFailed&) const { core.pass_for_computer(); }
        void operator()(const protocol::server::Advice&) const { core.pass_for_computer(); }
        void operator()(const engine::Lexicon&) const { core.pass_for_computer(); }
    };
    std::visit(Taking{*this}, result);
}

void RoomCore::pass_for_computer() {
    const engine::Game& game = *record_->state.game;
    put(Log{Log::Level::error, "a computer could not decide", {{"turn", std::to_string(game.turn)}}});
    computers_.drop();
    if (record_->state.seats[static_cast<std::size_t>(game.to_move)].automatic())
        computers_.keep({game.to_move, engine::Pass{game.turn}}, timers_, effects_);
}

void RoomCore::answer_question(const OpenQuestion& question, const AnalysisResult& result) {
    if (const auto* advice = std::get_if<protocol::server::Advice>(&result)) {
        std::visit([&](const auto& message) { put(Reply{question.caller, message}); }, *advice);
        return;
    }
    const bool is_busy = std::holds_alternative<JobRefused>(result);
    refuse(question.caller, question.id, is_busy ? busy : internal_mistake());
}

void RoomCore::take(Stop&) {
    if (record_) computers_.forget(timers_, effects_);
    timers_.cancel_all(effects_);
    audience_.clear();
    open_questions_.clear();
}

}  // namespace crisscross::server
