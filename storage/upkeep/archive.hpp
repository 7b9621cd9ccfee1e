#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "storage/games/game.hpp"
#include "storage/store.hpp"

namespace crisscross::storage {

/// A game in the list of all games of an archive.
struct ArchivedListing {
    GameId id = 0;
    std::string room{};  ///< its code
    int number = 0;      ///< in the room, from 1
    std::string stage{};
    std::int64_t changed = 0;  ///< when its last event happened, in milliseconds since 1970 UTC
    bool operator==(const ArchivedListing&) const = default;
};

/// A game with everything that is stored of it. In `rows` are all the rows that were derived from its events, except
/// the names of players.
struct ArchivedGame {
    StoredGame game{};
    Projection rows{};
    bool is_imported = false;
};

/// The data file of a server as it lies on disk, or a copy of it: only read, even while a server uses it. Every verb
/// sees the data as of one moment; between two verbs a server may change them. One thread at a time.
class Archive {
public:
    virtual ~Archive() = default;

    /// What is wrong with the file itself, one sentence for each fault, at most `limit`: damaged pages, rows that
    /// refer to nothing, rooms without a game. Reads the whole file.
    virtual Result<std::vector<std::string>> check_file(int limit) = 0;
    /// The games whose numbers follow `last`, in order, at most `limit`.
    virtual Result<std::vector<ArchivedListing>> games_after(GameId last, int limit) = 0;
    /// Nothing if there is no such game any more; fails if its rows cannot be read.
    virtual Result<std::optional<ArchivedGame>> read(GameId game) = 0;
    /// Whether another program has changed the file although nobody seemed to use it when it was opened: what has
    /// been read since may then make no sense.
    virtual bool has_changed() const = 0;
};

/// Fails if the file does not exist, is not a data file of this program, or has another version of the schema than
/// this program writes.
Result<std::unique_ptr<Archive>> open_archive(const std::filesystem::path& file);

}  // namespace crisscross::storage
