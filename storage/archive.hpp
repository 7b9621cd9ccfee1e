#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "storage/store.hpp"

namespace crisscross::storage {

/// A stored game in a list of all of them.
struct ArchivedGame {
    GameId id = 0;
    std::string room{};  ///< its code
    int number = 0;      ///< in the room, from 1
    std::string stage{};
    std::int64_t created = 0;  ///< when the room was
    std::int64_t changed = 0;  ///< when the last event happened
    bool operator==(const ArchivedGame&) const = default;
};

/// Reads the games of a database file one after another. A server may be running on it meanwhile. Used by one thread
/// at a time.
class Archive {
public:
    virtual ~Archive() = default;

    /// The games after this one, in the order in which they were created, at most `limit`. From 0 it begins with the
    /// first.
    virtual Result<std::vector<ArchivedGame>> games(GameId after, int limit) = 0;
    /// Nothing if it has been removed meanwhile.
    virtual Result<std::optional<StoredGame>> load(GameId game) = 0;
};

/// Fails if the file is not a database of this program, or has another schema version.
Result<std::unique_ptr<Archive>> open_archive(const std::filesystem::path& database);

}  // namespace crisscross::storage
