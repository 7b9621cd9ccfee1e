#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "storage/game.hpp"
#include "storage/history.hpp"
#include "storage/import_mark.hpp"

/// Games that somebody brings along from elsewhere.
namespace crisscross::storage {

/// So many imported games somebody may have.
inline constexpr int most_imported_games = 5'000;

/// A finished game that is about to be kept for its owner. Its events have their own versions, without gaps, and
/// times.
struct NewImport {
    PlayerId owner = 0;
    std::int64_t at = 0;
    ImportSource source = ImportSource::json;
    std::array<std::uint8_t, 32> hash{};  ///< of what is the same in all files of the game
    std::optional<std::string> annotations{};
    GameSetup setup{};
    std::vector<JournalEntry> entries{};
    Projection projection{};
    std::string new_room{};   ///< the code that the owner's room gets if they have none yet
    std::string room_name{};  ///< its name
};

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
/// The owner has `most_imported_games`; nothing is stored.
struct TooManyImports {
    bool operator==(const TooManyImports&) const = default;
};
/// The code of the new room is taken; nothing is stored.
struct ImportCodeTaken {
    bool operator==(const ImportCodeTaken&) const = default;
};
using ImportOutcome = std::variant<Imported, AlreadyImported, TooManyImports, ImportCodeTaken>;

/// The imported games of somebody.
struct OwnImports {
    std::string room{};  ///< the code of their room
    int games = 0;
    bool operator==(const OwnImports&) const = default;
};

}  // namespace crisscross::storage
