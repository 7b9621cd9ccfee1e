#pragma once

#include "storage/failure.hpp"
#include "storage/history.hpp"
#include "storage/statistics.hpp"

namespace crisscross::storage {

/// What is kept of finished games for searches. The verbs answer as those of `Store` do; those that read have a
/// thread of their own, so no game waits for a search.
class HistoryStore {
public:
    virtual ~HistoryStore() = default;

    /// Games that are over and have no rows yet, at most `limit`, those that ended first.
    virtual void find_unindexed(int limit, Completion<std::vector<UnindexedGame>> done) = 0;
    /// Keeps the rows of a game, and its journal packed. Does nothing if it has them already, is gone, or its
    /// journal has changed since it was read; then it is found unindexed again.
    virtual void keep_history(HistoryGame game, Completion<std::monostate> done) = 0;
    /// The game gets no rows, and is not found unindexed again.
    virtual void leave_out(GameId game, LeftOut why, Completion<std::monostate> done) = 0;

    virtual void find_games(GameSearch search, Completion<FindGamesOutcome> done) = 0;
    /// Nothing if there is no such game, or the player may not see it.
    virtual void find_game(HistoryScope asker, GameName name, Completion<std::optional<FoundGame>> done) = 0;
    virtual void find_words(WordSearch search, Completion<FindWordsOutcome> done) = 0;
    /// Nothing if the room does not exist, or none of its games may be seen.
    virtual void read_statistics(StatisticsQuery query, Completion<std::optional<StatisticsRows>> done) = 0;
};

}  // namespace crisscross::storage
