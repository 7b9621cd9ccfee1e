#pragma once

#include "storage/failure.hpp"
#include "storage/import.hpp"

namespace crisscross::storage {

/// The verbs of imported games. They answer as those of `Store` do.
class ImportStore {
public:
    virtual ~ImportStore() = default;

    /// Keeps the game in its owner's room of imported games, which is made if there is none, or if it was closed.
    virtual void import_game(NewImport game, Completion<ImportOutcome> done) = 0;
    /// Nothing if they have never imported one.
    virtual void imports_of(PlayerId owner, Completion<std::optional<OwnImports>> done) = 0;
    /// Whether a game counts in statistics. False if the owner has imported no such game.
    virtual void count_import(PlayerId owner, GameName name, bool counts, Completion<bool> done) = 0;
};

}  // namespace crisscross::storage
