#pragma once

#include <cstdint>
#include <set>
#include <string>

#include "storage/failure.hpp"
#include "storage/imports/import.hpp"

namespace crisscross::storage {

/// Imported games that are gone, and the codes of the rooms where they were.
struct RemovedImports {
    int games = 0;
    std::set<std::string> rooms{};
};

/// Whether imported games count in statistics.
enum class Counting : std::uint8_t { ignored, counted };

/// The verbs of imported games. They answer as those of `Store` do.
class ImportStore {
public:
    virtual ~ImportStore() = default;

    /// Keeps the game in its owner's room of imported games, which is made if there is none, or if it was closed.
    virtual void import_game(NewImport game, Completion<ImportOutcome> done) = 0;
    /// The games of its owner, played here or imported, that ended with the same scores as this record.
    virtual void games_like(NewImport record, Completion<std::vector<RecordedGame>> done) = 0;
    /// Nothing if they have never imported one.
    virtual void imports_of(PlayerId owner, Completion<std::optional<OwnImports>> done) = 0;
    /// Says whether a game counts in statistics. False if the owner has imported no such game.
    virtual void set_counting(PlayerId owner, GameName name, Counting counting, Completion<bool> done) = 0;
    /// The same for at most `limit` of the owner's games that do not have it so. Answers with their number.
    virtual void set_all_counting(PlayerId owner, Counting counting, int limit, Completion<int> done) = 0;
    /// False, and nothing is stored, if the owner has imported no such game, or has a seat in it, or if its first
    /// event has changed since it was read: somebody has deleted themselves.
    virtual void claim_seat(SeatClaim claim, Completion<bool> done) = 0;
    /// Removes at most `limit` of the owner's games in which nobody else has a seat, and their room with the last of
    /// its games, when nothing else waits to be written.
    virtual void remove_imports(PlayerId owner, int limit, Completion<RemovedImports> done) = 0;
    /// The same for one of them.
    virtual void remove_import(PlayerId owner, GameName name, Completion<RemovedImports> done) = 0;
};

}  // namespace crisscross::storage
