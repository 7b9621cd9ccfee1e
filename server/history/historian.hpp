#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <variant>

#include "server/games/stored/game_export.hpp"
#include "server/history/game_summary.hpp"
#include "storage/games/game.hpp"
#include "storage/history/game_search.hpp"

namespace crisscross::server {

class AwaitableStore;
class LexiconStore;

/// Has the store keep what searches need of each finished game. Which games still need that is known to the store, so
/// a server that is killed loses nothing, and the next one goes on. Games are read and summarised on a thread of its
/// own, one after the other.
class Historian {
public:
    Historian(boost::asio::io_context& context, AwaitableStore& store, const LexiconStore& lexicons,
              std::chrono::milliseconds after_failure = std::chrono::seconds(10));

    /// The end of a game is on disk. Any thread.
    void game_ended();

    /// Brings the rows of a finished game up to date at once, ahead of others that wait. Any thread.
    boost::asio::awaitable<void> keep_now(storage::GameName name);

    /// What is kept of a game, or why nothing is.
    using Kept = std::variant<storage::HistoryGame, storage::LeftOut>;

    /// Brings the rows of all finished games up to date, until it is cancelled. On its strand.
    boost::asio::awaitable<void> run();
    boost::asio::any_io_executor strand() { return game_ended_.get_executor(); }

    /// How many questions may wait for its thread.
    static constexpr int max_questions = 32;

    /// What the game says, as text; nothing if it is not over, was aborted, or cannot be read.
    using Write = std::function<std::string(const GameSummary&)>;
    boost::asio::awaitable<std::optional<std::string>> text_of(storage::StoredGame stored, Write write);
    /// Does this on its thread, whose priority is lower than that of the threads which answer players. Throws
    /// `StorageBusy` if too many questions wait for it.
    boost::asio::awaitable<std::string> make(std::function<std::string()> work);
    /// The game as a file. Throws the same.
    boost::asio::awaitable<engine::Result<GameDownload, NoDownload>> file_of(
        storage::StoredGame stored, GameFormat format, std::vector<protocol::NoteToExport> notes);

private:
    enum class Left : std::uint8_t { nothing, some, put_off };

    boost::asio::awaitable<Left> keep_some();
    boost::asio::awaitable<void> keep_or_put_off(storage::UnindexedGame game);
    boost::asio::awaitable<void> keep(storage::UnindexedGame game);
    boost::asio::awaitable<Kept> look_at(storage::UnindexedGame game);
    boost::asio::awaitable<std::optional<storage::StoredGame>> read(storage::UnindexedGame game);

    AwaitableStore& store_;
    const LexiconStore& lexicons_;
    std::chrono::milliseconds after_failure_;
    std::set<storage::GameId> put_off_{};   // until the others are kept; on its strand only
    bool has_news_ = true;                  // on its strand only
    boost::asio::steady_timer game_ended_;  // cancelled when one has
    std::atomic<int> waiting_ = 0;          // questions
    boost::asio::thread_pool thread_{1};
};

}  // namespace crisscross::server
