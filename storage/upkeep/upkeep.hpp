#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "storage/people/player.hpp"

/// Backups, and what may be removed.
namespace crisscross::storage {

/// A file that is kept with the database in a backup.
struct KeptFile {
    std::string name{};
    std::array<std::uint8_t, 32> hash{};  ///< of the bytes, as the caller computes it
    std::string bytes{};
    bool operator==(const KeptFile&) const = default;
};

/// Where a backup should be written, and what it should hold besides the database.
struct BackupOrder {
    std::filesystem::path file{};  ///< must not exist yet; left incomplete after a failure
    /// Called once the database has been copied, so that it finds whatever the copied games need. If it throws, the
    /// backup fails.
    std::function<std::vector<KeptFile>()> files{};
    std::function<bool()> interrupted{};  ///< asked while it copies: true ends it with a failure
};

/// What a backup holds, in numbers.
struct BackupSummary {
    std::int64_t rooms = 0;
    std::int64_t games = 0;  ///< that have begun
    std::int64_t players = 0;
    bool operator==(const BackupSummary&) const = default;
};

/// A row in the order in which unused ones are found: by time, then by number.
struct UnusedPlace {
    std::int64_t at = 0;
    std::int64_t id = 0;
    bool operator==(const UnusedPlace&) const = default;
};

/// Which unused rooms and players to find: at most `limit` of each, after those that were found before.
struct UnusedQuery {
    std::int64_t before = 0;  ///< last used before this, in milliseconds since 1970 UTC
    int limit = 100;
    UnusedPlace after_room{};
    UnusedPlace after_player{};
};

/// A room whose game never began.
struct UnusedRoom {
    std::int64_t id = 0;
    std::string code{};
    UnusedPlace place{};
    bool operator==(const UnusedRoom&) const = default;
};

/// A guest without a name, a seat or a receipt, whom the host has not removed.
struct UnusedPlayer {
    PlayerId id = 0;
    UnusedPlace place{};
    bool operator==(const UnusedPlayer&) const = default;
};

struct Unused {
    std::int64_t before = 0;  ///< of the query
    std::vector<UnusedRoom> rooms{};
    std::vector<UnusedPlayer> players{};
};

struct RemovedCount {
    int rooms = 0;
    int players = 0;
    bool operator==(const RemovedCount&) const = default;
};

}  // namespace crisscross::storage
