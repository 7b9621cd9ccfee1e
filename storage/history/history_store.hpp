#pragma once

#include "storage/failure.hpp"
#include "storage/history/statistics.hpp"
#include "storage/history/understanding.hpp"
#include "storage/history/word_search.hpp"

namespace crisscross::storage {

/// What is kept of finished games for searches. The verbs answer as those of `Store` do; those that read have a
/// thread of their own, so no game waits for a search.
class HistoryStore {
public:
    virtual ~HistoryStore() = default;

    /// Games that are over and have no rows yet, at most `limit`, those that ended first.
    virtual void find_unindexed(int limit, Completion<std::vector<UnindexedGame>> done) = 0;
    /// Keeps the journal of a game packed, and then its rows: each when nothing else waits to be written, so that a
    /// move waits for one of the two at most. Does nothing if it has them already, is gone, or its journal has
    /// changed since it was read; then it is found unindexed again.
    virtual void keep_history(HistoryGame game, Completion<std::monostate> done) = 0;
    /// The game gets no rows, and is not found unindexed again.
    virtual void leave_out(GameId game, LeftOut why, Completion<std::monostate> done) = 0;

    virtual void find_games(GameSearch search, Completion<FindGamesOutcome> done) = 0;
    virtual void find_game(HistoryScope asker, GameName name, Completion<FindGameOutcome> done) = 0;
    virtual void find_words(WordSearch search, Completion<FindWordsOutcome> done) = 0;
    /// Nothing if the room does not exist, or none of its games may be seen.
    virtual void read_statistics(StatisticsQuery query, Completion<std::optional<StatisticsRows>> done) = 0;

    virtual void find_analysis(GameId game, Completion<std::optional<KeptAnalysis>> done) = 0;
    /// Instead of an older one. Does nothing if the game has no rows any more.
    virtual void keep_analysis(KeptAnalysis analysis, Completion<std::monostate> done) = 0;
    /// Those of the words that the player has played in a finished game, in a play that stood.
    virtual void played_words(WordsOfPlayer query, Completion<std::vector<std::string>> done) = 0;
    /// The notes about a game that somebody may read: their own, and if they have a seat in it those that others
    /// share.
    virtual void find_notes(NotesQuery query, Completion<std::vector<FoundNote>> done) = 0;
    /// Instead of the author's older one about the same moment; an empty body removes that.
    virtual void keep_note(Note note, Completion<KeepNoteOutcome> done) = 0;
    /// The author's own, whether or not they may still see the game. False if they have none about this moment.
    virtual void remove_note(PlayerId author, GameName game, std::uint32_t version, Completion<bool> done) = 0;
};

}  // namespace crisscross::storage
