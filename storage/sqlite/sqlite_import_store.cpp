#include "storage/sqlite/sqlite_import_store.hpp"

#include "storage/sqlite/tables/history/imports.hpp"

namespace crisscross::storage {

void SqliteImportStore::import_game(NewImport game, Completion<ImportOutcome> done) {
    auto keep = [game = std::move(game)](Database& database) { return storage::import_game(database, game); };
    writer_.add(make_job(std::move(keep), std::move(done)));
}

void SqliteImportStore::games_like(NewImport record, Completion<std::vector<RecordedGame>> done) {
    auto find = [record = std::move(record)](Database& database) { return storage::games_like(database, record); };
    readers_.add(make_job(std::move(find), std::move(done)));
}

void SqliteImportStore::imports_of(PlayerId owner, Completion<std::optional<OwnImports>> done) {
    const auto find = [owner](Database& database) { return storage::imports_of(database, owner); };
    readers_.add(make_job(find, std::move(done)));
}

void SqliteImportStore::set_counting(PlayerId owner, GameName name, Counting counting, Completion<bool> done) {
    auto change = [owner, counting, name = std::move(name)](Database& database) {
        return storage::set_counting(database, owner, name, counting);
    };
    writer_.add(make_job(std::move(change), std::move(done)));
}

void SqliteImportStore::set_all_counting(PlayerId owner, Counting counting, int limit, Completion<int> done) {
    const auto change = [owner, counting, limit](Database& database) {
        return storage::set_all_counting(database, owner, counting, limit);
    };
    writer_.add(make_job(change, std::move(done)));
}

void SqliteImportStore::claim_seat(SeatClaim claim, Completion<bool> done) {
    auto change = [claim = std::move(claim)](Database& database) { return storage::claim_seat(database, claim); };
    writer_.add(make_job(std::move(change), std::move(done)));
}

void SqliteImportStore::remove_imports(PlayerId owner, int limit, Completion<RemovedImports> done) {
    const auto remove = [owner, limit](Database& database) {
        return storage::remove_imports(database, owner, limit);
    };
    writer_.add(after_others(make_job(remove, std::move(done))));
}

void SqliteImportStore::remove_import(PlayerId owner, GameName name, Completion<RemovedImports> done) {
    auto remove = [owner, name = std::move(name)](Database& database) {
        return storage::remove_import(database, owner, name);
    };
    writer_.add(make_job(std::move(remove), std::move(done)));
}

}  // namespace crisscross::storage
