#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>

#include "server/games/stored/shared_rules.hpp"
#include "server/games/stored/stored_game.hpp"

namespace crisscross::server {

/// Reads stored rooms, each with its word list in the letters of its tiles. Works on a thread of its own, because
/// respelling a list takes a second.
class GameReader {
public:
    explicit GameReader(const LexiconStore& lexicons) : lexicons_(lexicons) {}

    /// As `read_game`.
    boost::asio::awaitable<engine::Result<GameRecord, GameDamage>> read(storage::StoredGame stored);

private:
    engine::Result<GameRecord, GameDamage> read_now(const storage::StoredGame& stored);

    const LexiconStore& lexicons_;
    SharedRules rules_;  // touched on the thread only
    boost::asio::thread_pool thread_{1};
};

}  // namespace crisscross::server
