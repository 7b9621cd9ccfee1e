#include "storage/sqlite/sqlite_history_store.hpp"

#include <memory>

#include "storage/sqlite/tables/history/analyses.hpp"
#include "storage/sqlite/tables/history/found/found_games.hpp"
#include "storage/sqlite/tables/history/found/found_words.hpp"
#include "storage/sqlite/tables/history/history.hpp"
#include "storage/sqlite/tables/history/notes.hpp"
#include "storage/sqlite/tables/history/statistics.hpp"

namespace crisscross::storage {

void SqliteHistoryStore::find_unindexed(int limit, Completion<std::vector<UnindexedGame>> done) {
    const auto find = [limit](Database& database) { return storage::find_unindexed(database, limit); };
    readers_.add(make_job(find, std::move(done)));
}

// Two short transactions, so that a move waits for one of them at most. A game whose journal is packed and that has
// no rows yet is found unindexed again.
void SqliteHistoryStore::keep_history(HistoryGame game, Completion<std::monostate> done) {
    const auto shared = std::make_shared<const HistoryGame>(std::move(game));
    const auto pack = [shared](Database& database) {
        storage::pack_history(database, *shared);
        return std::monostate{};
    };
    const auto keep = [shared](Database& database) {
        storage::keep_history(database, *shared);
        return std::monostate{};
    };
    const auto after_packing = [this, keep, done](const Result<std::monostate>& packed) {
        if (!packed) return done(packed);
        writer_.add(after_others(make_job(keep, done)));
    };
    writer_.add(after_others(make_job<std::monostate>(pack, after_packing)));
}

void SqliteHistoryStore::leave_out(GameId game, LeftOut why, Completion<std::monostate> done) {
    const auto mark = [game, why](Database& database) {
        storage::leave_out(database, game, why);
        return std::monostate{};
    };
    writer_.add(make_job(mark, std::move(done)));
}

void SqliteHistoryStore::find_games(GameSearch search, Completion<FindGamesOutcome> done) {
    auto find = [search = std::move(search)](Database& database) { return storage::find_games(database, search); };
    readers_.add(make_job(std::move(find), std::move(done)));
}

void SqliteHistoryStore::find_game(HistoryScope asker, GameName name, Completion<FindGameOutcome> done) {
    auto find = [asker = std::move(asker), name = std::move(name)](Database& database) {
        return storage::find_game(database, asker, name);
    };
    readers_.add(make_job(std::move(find), std::move(done)));
}

void SqliteHistoryStore::find_words(WordSearch search, Completion<FindWordsOutcome> done) {
    auto find = [search = std::move(search)](Database& database) { return storage::find_words(database, search); };
    readers_.add(make_job(std::move(find), std::move(done)));
}

void SqliteHistoryStore::read_statistics(StatisticsQuery query, Completion<std::optional<StatisticsRows>> done) {
    auto read = [query = std::move(query)](Database& database) { return storage::read_statistics(database, query); };
    readers_.add(make_job(std::move(read), std::move(done)));
}

void SqliteHistoryStore::find_analysis(GameId game, Completion<std::optional<KeptAnalysis>> done) {
    const auto find = [game](Database& database) { return storage::find_analysis(database, game); };
    readers_.add(make_job(find, std::move(done)));
}

void SqliteHistoryStore::keep_analysis(KeptAnalysis analysis, Completion<std::monostate> done) {
    auto keep = [analysis = std::move(analysis)](Database& database) {
        storage::keep_analysis(database, analysis);
        return std::monostate{};
    };
    writer_.add(make_job(std::move(keep), std::move(done)));
}

void SqliteHistoryStore::played_words(WordsOfPlayer query, Completion<std::vector<std::string>> done) {
    auto find = [query = std::move(query)](Database& database) { return storage::played_words(database, query); };
    readers_.add(make_job(std::move(find), std::move(done)));
}

void SqliteHistoryStore::find_notes(NotesQuery query, Completion<std::vector<FoundNote>> done) {
    const auto find = [query](Database& database) { return storage::find_notes(database, query); };
    readers_.add(make_job(find, std::move(done)));
}

void SqliteHistoryStore::keep_note(Note note, Completion<KeepNoteOutcome> done) {
    auto keep = [note = std::move(note)](Database& database) { return storage::keep_note(database, note); };
    writer_.add(make_job(std::move(keep), std::move(done)));
}

void SqliteHistoryStore::remove_note(PlayerId author, GameName game, std::uint32_t version, Completion<bool> done) {
    auto remove = [author, game = std::move(game), version](Database& database) {
        return storage::remove_note(database, author, game, version);
    };
    writer_.add(make_job(std::move(remove), std::move(done)));
}

}  // namespace crisscross::storage
