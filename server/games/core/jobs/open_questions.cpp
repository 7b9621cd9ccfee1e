#include "server/games/core/jobs/open_questions.hpp"

#include "server/metrics/limit.hpp"

namespace crisscross::server {

namespace {

/// What a client gets whose question had this result.
struct QuestionAnswer {
    const Caller& caller;
    const protocol::RequestId& id;
    Effects& effects;

    void operator()(const protocol::server::PlaysFound& found) const {
        std::visit([&](const auto& message) { effects.emplace_back(Reply{caller, message}); }, found);
    }
    void operator()(const Complaint& why) const { refuse(why); }
    void operator()(const JobRefused&) const { refuse(server_busy(Limit::questions)); }
    void operator()(const JobFailed&) const { fail(); }
    void operator()(const NothingFound&) const { fail(); }
    void operator()(const ComputerMove&) const { fail(); }
    void operator()(const MoveJudged&) const { fail(); }
    void operator()(const engine::NoPlayFound&) const { fail(); }
    void refuse(const Complaint& why) const { effects.emplace_back(Reply{caller, error_message(id, why)}); }
    void fail() const {
        effects.emplace_back(Log{
            Log::Level::error, "question failed", {{"session", std::to_string(caller.connection)}, {"request", id}}});
        refuse(internal_mistake(id));
    }
};

}  // namespace

void OpenQuestions::ask(JobNumber job, const Caller& caller, PoolQuestion question, Effects& effects) {
    const auto id = std::visit([](const auto& asked) { return asked.id; }, question);
    open_.emplace(job, OpenQuestion{caller, id});
    const JobClass job_class = std::holds_alternative<PastMove>(question) ? JobClass::analyses : JobClass::hints;
    effects.emplace_back(
        Analyse{job, job_class, {caller.player, caller.network}, analysis_job::AnswerQuestion{std::move(question)}});
}

void OpenQuestions::answer(JobNumber job, const AnalysisResult& result, Effects& effects) {
    const auto found = open_.find(job);
    if (found == open_.end()) return;
    std::visit(QuestionAnswer{found->second.caller, found->second.id, effects}, result);
    open_.erase(found);
}

void OpenQuestions::abandon(std::uint64_t connection, Effects& effects) {
    std::erase_if(open_, [&](const auto& open) {
        const auto& [job, question] = open;
        if (question.caller.connection != connection) return false;
        effects.emplace_back(Abandon{job});
        effects.emplace_back(Reply{question.caller, error_message(question.id, game_not_joined())});
        return true;
    });
}

void OpenQuestions::refuse_all(const Complaint& why, Effects& effects) const {
    for (const auto& [job, question] : open_)
        effects.emplace_back(Reply{question.caller, error_message(question.id, why)});
}

void OpenQuestions::abandon_all(Effects& effects) {
    for (const auto& [job, question] : open_) effects.emplace_back(Abandon{job});
    open_.clear();
}

}  // namespace crisscross::server
