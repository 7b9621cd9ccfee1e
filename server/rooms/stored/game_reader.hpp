#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>
#include <functional>

#include "server/games/stored/shared_rules.hpp"
#include "server/games/stored/stored_game.hpp"

namespace crisscross::server {

/// Reads stored rooms, each with its word list in the letters of its tiles. Works on a thread of its own, because
/// respelling a list takes a second.
class GameReader {
public:
    /// How many questions about games may wait for its thread, besides those of people who join.
    static constexpr int max_questions = 16;
    using Look = std::function<void(const GameRecord& game)>;

    explicit GameReader(const LexiconStore& lexicons) : lexicons_(lexicons) {}

    /// As `read_game`. Of a game that is over it also finds when its players thought, which its log shows.
    boost::asio::awaitable<engine::Result<GameRecord, GameDamage>> read(storage::StoredGame stored);
    /// Reads the game for a question and looks at it there; not if it cannot be read. Throws `StorageBusy` if too
    /// many questions wait.
    boost::asio::awaitable<void> look_at(storage::StoredGame stored, Look look);

private:
    engine::Result<GameRecord, GameDamage> read_now(const storage::StoredGame& stored);

    const LexiconStore& lexicons_;
    SharedRules rules_;             // touched on the thread only
    std::atomic<int> waiting_ = 0;  // questions
    boost::asio::thread_pool thread_{1};
};

}  // namespace crisscross::server
