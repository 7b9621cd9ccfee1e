#pragma once

#include "storage/history/history_store.hpp"
#include "storage/sqlite/jobs/readers.hpp"
#include "storage/sqlite/jobs/writer.hpp"

namespace crisscross::storage {

/// The verbs of finished games, on the threads of a `SqliteStore`; `readers` are its own.
class SqliteHistoryStore final : public HistoryStore {
public:
    SqliteHistoryStore(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

    void find_unindexed(int limit, Completion<std::vector<UnindexedGame>> done) override;
    void keep_history(HistoryGame game, Completion<std::monostate> done) override;
    void leave_out(GameId game, LeftOut why, Completion<std::monostate> done) override;
    void find_games(GameSearch search, Completion<FindGamesOutcome> done) override;
    void find_game(HistoryScope asker, GameName name, Completion<FindGameOutcome> done) override;
    void find_words(WordSearch search, Completion<FindWordsOutcome> done) override;
    void read_statistics(StatisticsQuery query, Completion<std::optional<StatisticsRows>> done) override;
    void find_analysis(GameId game, Completion<std::optional<KeptAnalysis>> done) override;
    void keep_analysis(KeptAnalysis analysis, Completion<std::monostate> done) override;
    void played_words(WordsOfPlayer query, Completion<std::vector<std::string>> done) override;
    void find_notes(NotesQuery query, Completion<std::vector<FoundNote>> done) override;
    void keep_note(Note note, Completion<KeepNoteOutcome> done) override;
    void remove_note(PlayerId author, GameName game, std::uint32_t version, Completion<bool> done) override;

private:
    Writer& writer_;
    Readers& readers_;
};

}  // namespace crisscross::storage
