#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "storage/games/game.hpp"
#include "storage/history/game_search.hpp"
#include "storage/imports/import_mark.hpp"

/// Games that somebody imports from elsewhere.
namespace crisscross::storage {

/// Somebody may have at most this many imported games.
inline constexpr int max_imported_games = 5'000;
/// All of them together may take this many bytes, as `NewImport` counts them.
inline constexpr std::int64_t max_imported_bytes = std::int64_t{64} << 20;

/// A finished game that is about to be kept for its owner. Its events have their own versions, without gaps, and
/// times; `pack_into` fills in what is kept of them.
struct NewImport {
    PlayerId owner = 0;
    std::int64_t at = 0;
    ImportSource source = ImportSource::json;
    std::array<std::uint8_t, 32> hash{};                        ///< of what is the same in all files of the game
    std::optional<std::array<std::uint8_t, 32>> former_hash{};  ///< what earlier versions of the program kept as it
    std::optional<std::array<std::uint8_t, 32>> record_hash{};  ///< what the record of this game has as its hash
    GameSetup setup{};
    std::string journal{};  ///< its events, packed (storage/games/packed_journal.hpp)
    std::uint32_t first_version = 0;
    std::uint32_t last_version = 0;
    std::optional<std::string> annotations{};  ///< packed (storage/games/packed_text.hpp)
    std::int64_t bytes = 0;                    ///< of the disk that the game takes, with its rows for searches
    Projection projection{};
    std::string new_room{};   ///< the code that the owner's room gets if they have none yet
    std::string room_name{};  ///< its name
};

/// Packs these events, of which there is at least one, and the annotations of the file, if it has some.
void pack_into(NewImport& game, const std::vector<JournalEntry>& entries,
               const std::optional<std::string>& annotations);

/// All of it is on disk, as this game.
struct Imported {
    GameName game{};
    bool operator==(const Imported&) const = default;
};
/// The owner has imported it before, or played it here, as this game; nothing is stored.
struct AlreadyImported {
    GameName game{};
    bool operator==(const AlreadyImported&) const = default;
};
/// The owner has `max_imported_games`; nothing is stored.
struct TooManyImports {
    bool operator==(const TooManyImports&) const = default;
};
/// With this game the owner's would take more than `max_imported_bytes`; nothing is stored.
struct ImportsTooLarge {
    bool operator==(const ImportsTooLarge&) const = default;
};
/// The owner has been removed, has deleted themselves, or is not known; nothing is stored.
struct OwnerGone {
    bool operator==(const OwnerGone&) const = default;
};
/// The code of the new room is taken; nothing is stored.
struct ImportCodeTaken {
    bool operator==(const ImportCodeTaken&) const = default;
};
using ImportOutcome =
    std::variant<Imported, AlreadyImported, TooManyImports, ImportsTooLarge, OwnerGone, ImportCodeTaken>;

/// Somebody's game, of which a record may be.
struct RecordedGame {
    GameName name{};
    RoomId room = 0;
};
/// So many games are compared with a record, the newest first.
inline constexpr int max_recorded_games = 3;

/// A seat of an imported game that becomes its owner's.
struct SeatClaim {
    PlayerId owner = 0;
    GameId game = 0;
    int seat = 0;
    std::string first_event{};  ///< of the game, as it was read
    std::string claimed{};      ///< the same with the owner in that seat
};

/// The imported games of somebody.
struct OwnImports {
    std::string room{};  ///< the code of their room
    int games = 0;
    int counting = 0;  ///< how many of them count in statistics
    bool operator==(const OwnImports&) const = default;
};

}  // namespace crisscross::storage
