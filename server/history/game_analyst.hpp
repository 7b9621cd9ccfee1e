#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/thread_pool.hpp>
#include <deque>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "server/analysis/analysis_job.hpp"
#include "server/limits/permission.hpp"
#include "server/limits/places/shares.hpp"
#include "server/requests/complaint.hpp"
#include "storage/games/game.hpp"

namespace crisscross::server {

class AnalysisPool;
class AwaitableStore;
class Clock;
class LexiconStore;
struct GameCourse;

/// Where a game stands that somebody wants analysed.
struct AnalysisProgress {
    bool is_running = false;
    int done = 0;  ///< moves
    int total = 0;
    bool operator==(const AnalysisProgress&) const = default;
};

/// Analyses whole games, one after the other: each move is a job of the analysis pool, and what comes out is kept. A
/// server that ends forgets what it has not finished.
class GameAnalyst {
public:
    static constexpr std::size_t max_waiting = 8;
    static constexpr Shares shares{.total = max_waiting, .per_network = max_waiting / 4, .per_person = 1};

    GameAnalyst(boost::asio::io_context& context, AwaitableStore& store, const LexiconStore& lexicons,
                AnalysisPool& pool, Clock& clock);

    /// Nothing if nobody has asked for it, or it is done. Any thread.
    std::optional<AnalysisProgress> progress(storage::GameId game) const;
    /// Reads the game and takes it into the queue, unless it is there already. Refused with BUSY before it is read if
    /// the asker is waiting for another game or too many games wait, of their network or in all; then as `course_of`
    /// says, or with NO_SUCH_GAME if it cannot be read.
    boost::asio::awaitable<Answer<AnalysisProgress>> ask(storage::StoredGame stored, Holder asker);

    /// Analyses the games in the queue until it is cancelled. On its strand.
    boost::asio::awaitable<void> run();
    boost::asio::any_io_executor strand() { return changed_.get_executor(); }

private:
    struct Wanted {
        storage::GameId game = 0;
        Holder asker{};
        std::shared_ptr<const GameCourse> course{};
        AnalysisProgress progress{};
    };
    /// What a move has come to; shared with the pool, which may outlive the wait for it.
    struct Waiting {
        std::optional<AnalysisResult> result{};
    };

    /// Whose games are being read. A share may outlive the analyst when a stop had to be forced.
    struct Reading {
        std::mutex mutex;
        std::list<Holder> askers;
    };

    /// A share of the queue while the game is read; none if the asker has all that they may have.
    std::optional<Permission> take_share(const Holder& asker);
    AnalysisProgress enqueue(Wanted wanted);
    std::optional<Wanted> next();
    void note_progress(int done);
    void finish();
    boost::asio::awaitable<void> analyse(const Wanted& wanted);
    boost::asio::awaitable<MoveJudged> judged(const Wanted& wanted, std::size_t move);

    AwaitableStore& store_;
    const LexiconStore& lexicons_;
    AnalysisPool& pool_;
    Clock& clock_;
    mutable std::mutex mutex_;
    std::deque<Wanted> wanted_;  // the first may be running
    std::shared_ptr<Reading> reading_ = std::make_shared<Reading>();
    boost::asio::steady_timer changed_;  // cancelled when a game or a result has come
    boost::asio::thread_pool thread_{1};
};

}  // namespace crisscross::server
