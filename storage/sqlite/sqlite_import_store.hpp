#pragma once

#include "storage/imports/import_store.hpp"
#include "storage/sqlite/jobs/readers.hpp"
#include "storage/sqlite/jobs/writer.hpp"

namespace crisscross::storage {

/// The verbs of imported games, on the threads of a `SqliteStore`.
class SqliteImportStore final : public ImportStore {
public:
    SqliteImportStore(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

    void import_game(NewImport game, Completion<ImportOutcome> done) override;
    void games_like(NewImport record, Completion<std::vector<RecordedGame>> done) override;
    void imports_of(PlayerId owner, Completion<std::optional<OwnImports>> done) override;
    void set_counting(PlayerId owner, GameName name, Counting counting, Completion<bool> done) override;
    void set_all_counting(PlayerId owner, Counting counting, int limit, Completion<int> done) override;
    void claim_seat(SeatClaim claim, Completion<bool> done) override;
    void remove_imports(PlayerId owner, int limit, Completion<RemovedImports> done) override;
    void remove_import(PlayerId owner, GameName name, Completion<RemovedImports> done) override;

private:
    Writer& writer_;
    Readers& readers_;
};

}  // namespace crisscross::storage
