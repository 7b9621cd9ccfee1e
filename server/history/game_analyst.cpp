#include "server/history/game_analyst.hpp"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "protocol/messages/history/analysis_messages.hpp"
#include "server/analysis/analysis_pool.hpp"
#include "server/analysis/game_course.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/games/stored/stored_game.hpp"
#include "server/history/no_such_game.hpp"
#include "server/history/packed_analysis.hpp"
#include "server/log/log.hpp"
#include "server/metrics/limit.hpp"
#include "server/runtime/lower_priority.hpp"
#include "server/runtime/run_apart.hpp"
#include "server/runtime/task_failure.hpp"
#include "server/time/clock.hpp"
#include "storage/history/history_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

using protocol::history::GameAnalysis;
using protocol::history::JudgedMove;

using CoursePointer = std::shared_ptr<const GameCourse>;

asio::awaitable<Answer<CoursePointer>> course_apart(const storage::StoredGame& stored, const LexiconStore& lexicons) {
    auto game = read_game(stored, lexicons);
    if (!game) co_return no_such_game();
    judge_by_standard_list(*game, lexicons);
    Answer<GameCourse> course = course_of(*game);
    if (!course) co_return course.error();
    co_return std::make_shared<const GameCourse>(*std::move(course));
}

storage::KeptAnalysis kept_of(storage::GameId game, const GameAnalysis& analysis) {
    storage::KeptAnalysis kept{game, analysis.evaluator, analysis.made,
                               pack_analysis(protocol::history::write(analysis))};
    for (const JudgedMove& move : analysis.moves)
        for (const std::string& word : move.missed)
            if (kept.missed.size() < storage::max_missed_words) kept.missed.push_back({move.seat, word});
    return kept;
}

/// Luck takes a while, and so does packing.
asio::awaitable<storage::KeptAnalysis> kept_apart(storage::GameId game, const GameCourse& course,
                                                  std::vector<JudgedMove> moves, Moment now) {
    const engine::LeaveValues leaves(course.rules, engine::leave_table(course.rules));
    GameAnalysis analysis = analysis_of(course, leaves, std::move(moves));
    analysis.made = now;
    storage::KeptAnalysis kept = kept_of(game, analysis);
    co_return kept;
}

}  // namespace

GameAnalyst::GameAnalyst(asio::io_context& context, AwaitableStore& store, const LexiconStore& lexicons,
                         AnalysisPool& pool, Clock& clock)
    : store_(store),
      lexicons_(lexicons),
      pool_(pool),
      clock_(clock),
      changed_(asio::make_strand(context), asio::steady_timer::time_point::max()) {
    asio::post(thread_, lower_priority);
}

std::optional<AnalysisProgress> GameAnalyst::progress(storage::GameId game) const {
    const std::lock_guard lock(mutex_);
    const auto found = std::ranges::find(wanted_, game, &Wanted::game);
    if (found == wanted_.end()) return std::nullopt;
    return found->progress;
}

asio::awaitable<Answer<AnalysisProgress>> GameAnalyst::ask(storage::StoredGame stored, Holder asker) {
    if (const auto known = progress(stored.id)) co_return *known;
    const std::optional<Permission> share = take_share(asker);
    if (!share) co_return server_busy(Limit::questions);
    Answer<CoursePointer> course = co_await run_apart(thread_, course_apart(stored, lexicons_));
    if (!course) co_return course.error();
    AnalysisProgress fresh{.total = static_cast<int>((*course)->moves.size())};
    Wanted wanted{stored.id, std::move(asker), *course, fresh};
    co_return enqueue(std::move(wanted));
}

std::optional<Permission> GameAnalyst::take_share(const Holder& asker) {
    const std::scoped_lock locks(mutex_, reading_->mutex);
    std::vector<Holder> askers(reading_->askers.begin(), reading_->askers.end());
    for (const Wanted& waiting : wanted_) askers.push_back(waiting.asker);
    if (!shares.allow(askers, asker)) return std::nullopt;
    const auto own = reading_->askers.insert(reading_->askers.end(), asker);
    return Permission([reading = reading_, own] {
        const std::lock_guard lock(reading->mutex);
        reading->askers.erase(own);
    });
}

// The asker had a share while the game was read, so the queue has a place.
AnalysisProgress GameAnalyst::enqueue(Wanted wanted) {
    const std::lock_guard lock(mutex_);
    const auto found = std::ranges::find(wanted_, wanted.game, &Wanted::game);
    if (found != wanted_.end()) return found->progress;
    const AnalysisProgress progress = wanted.progress;
    wanted_.push_back(std::move(wanted));
    asio::post(changed_.get_executor(), [this] { changed_.cancel(); });
    return progress;
}

std::optional<GameAnalyst::Wanted> GameAnalyst::next() {
    const std::lock_guard lock(mutex_);
    if (wanted_.empty()) return std::nullopt;
    wanted_.front().progress.is_running = true;
    return wanted_.front();
}

void GameAnalyst::note_progress(int done) {
    const std::lock_guard lock(mutex_);
    wanted_.front().progress.done = done;
}

void GameAnalyst::finish() {
    const std::lock_guard lock(mutex_);
    wanted_.pop_front();
}

asio::awaitable<void> GameAnalyst::run() {
    for (;;) {
        const std::optional<Wanted> wanted = next();
        if (!wanted) {
            co_await changed_.async_wait(asio::as_tuple(asio::use_awaitable));
            continue;
        }
        try {
            co_await analyse(*wanted);
        } catch (const std::exception& problem) {
            if (is_cancellation(std::current_exception())) throw;  // the end of the server
            log::error("a game could not be analysed", {{"game", wanted->game}, {"why", problem.what()}});
        }
        finish();
    }
}

asio::awaitable<void> GameAnalyst::analyse(const Wanted& wanted) {
    std::vector<JudgedMove> moves;
    for (std::size_t move = 0; move < wanted.course->moves.size(); ++move) {
        const MoveJudged made = co_await judged(wanted, move);
        moves.push_back(*made);
        note_progress(static_cast<int>(moves.size()));
    }
    storage::KeptAnalysis kept =
        co_await run_apart(thread_, kept_apart(wanted.game, *wanted.course, std::move(moves), clock_.now()));
    if (kept.body.size() > storage::max_analysis_bytes) throw std::runtime_error("the analysis is too long to keep");
    const auto keep = [&](auto done) { store_.history().keep_analysis(std::move(kept), std::move(done)); };
    co_await await<std::monostate>(keep);
}

// If the wait is cancelled, the result comes to nobody.
asio::awaitable<MoveJudged> GameAnalyst::judged(const Wanted& wanted, std::size_t move) {
    const auto waiting = std::make_shared<Waiting>();
    const auto tell = [this, waiting](AnalysisResult result) {
        asio::post(changed_.get_executor(), [this, waiting, result = std::move(result)]() mutable {
            waiting->result = std::move(result);
            changed_.cancel();
        });
    };
    std::shared_ptr<const MoveToJudge> job(wanted.course, &wanted.course->moves[move]);
    if (!pool_.submit(analysis_job::JudgeMove{std::move(job)}, JobClass::games, {.room = wanted.game}, tell))
        throw std::runtime_error("the analysis pool is closed");
    while (!waiting->result) co_await changed_.async_wait(asio::as_tuple(asio::use_awaitable));
    const auto* made = std::get_if<MoveJudged>(&*waiting->result);
    if (!made) throw std::runtime_error("a move could not be judged");
    co_return *made;
}

}  // namespace crisscross::server
