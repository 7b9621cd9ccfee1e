#include "server/analysis/job_runner.hpp"

#include "engine/computer/computer_player.hpp"
#include "engine/computer/no_play_left.hpp"
#include "server/analysis/judged_move.hpp"

namespace crisscross::server {

namespace {

// In steps (`engine::Budget`). A proof ends at the first play that it finds; where there is none, few letters fit.
constexpr long proof_budget = 20'000'000;
// A hint is of little use unless it comes at once, and others wait behind it.
constexpr long answer_budget = 4'000'000;
// For each move of a game: several searches of the end, which have limits of their own.
constexpr long end_budget = 20'000'000;

}  // namespace

AnalysisResult JobRunner::run(const AnalysisJob& job, const engine::Interrupt& interrupt) {
    return std::visit([&](const auto& kind) { return do_job(kind, interrupt); }, job);
}

AnalysisResult JobRunner::do_job(const analysis_job::FindMove& job, const engine::Interrupt& interrupt) {
    for (const analysis_job::ComputerSeat& seat : job.seats) {
        const bool knows_all = seat.strength == engine::Strength::strong;
        const engine::Lexicon known = knows_all ? job.list : common_lists_.part_of(job.list);
        engine::ComputerPlayer player(tables_.find(seat.seen.rules, known), job.list, seat.strength);
        engine::Budget budget(engine::ComputerPlayer::usual_budget, &interrupt);
        if (auto command = player.choose(seat.seen, job.seed, budget))
            return ComputerMove{seat.seen.seat, *std::move(command)};
    }
    return NothingFound{};
}

AnalysisResult JobRunner::do_job(const analysis_job::ProveNoPlay& job, const engine::Interrupt& interrupt) {
    engine::Generator generator(tables_.find(job.game.rules, job.list)->generator);
    engine::Budget budget(proof_budget, &interrupt);
    if (const auto found = engine::no_play_left(job.game, generator, budget)) return *found;
    return NothingFound{};
}

AnalysisResult JobRunner::do_job(const analysis_job::AnswerQuestion& job, const engine::Interrupt& interrupt) {
    const Answer<Question> question = in_full(job.question);
    if (!question) return question.error();
    engine::Budget budget(answer_budget, &interrupt);
    return answer(*question, tables_.find(question->seen.rules, question->list), budget);
}

AnalysisResult JobRunner::do_job(const analysis_job::JudgeMove& job, const engine::Interrupt& interrupt) {
    engine::Budget for_plays(answer_budget, &interrupt);
    engine::Budget for_end(end_budget, &interrupt);
    const Question& question = job.move->question;
    auto judged = judge(*job.move, tables_.find(question.seen.rules, question.list), for_plays, for_end);
    return std::make_shared<const protocol::history::JudgedMove>(std::move(judged));
}

}  // namespace crisscross::server
