#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "storage/people/player.hpp"

namespace crisscross::storage {

/// The number of a host's session, from signing in to signing out. No number is used twice.
using HostSession = std::int64_t;

/// What a host has done. Stored in the same transaction as what it is about, or before it.
struct AuditEntry {
    std::int64_t at = 0;
    std::optional<HostSession> session{};  ///< none: on the command line
    std::string action{};                  ///< such as `close_room`
    std::string subject{};                 ///< such as the code of the room
};
struct AuditRow {
    std::int64_t number = 0;
    AuditEntry entry{};
};

/// A room as the host sees it: nothing of what happens in its game.
struct HostRoomRow {
    std::int64_t number = 0;
    std::string code{};
    std::string system{};
    std::string stage{};
    std::vector<std::string> names{};  ///< by seat
    std::int64_t changed = 0;
    bool closed = false;
};

/// A person as the host of the server sees them.
struct HostPersonRow {
    PlayerId id = 0;
    std::string name{};
    std::int64_t created = 0;
    std::int64_t seen = 0;
    bool removed = false;
};

/// A person whom the host of the server has removed.
struct RemovedPerson {
    /// The player of their account, or the guest, first; then the guests who signed in.
    std::vector<PlayerId> players{};
    bool now = false;  ///< false if they had been removed already, or do not exist
};

/// A word about which players have voted against their list, in games that are over.
struct WordRuling {
    std::int64_t number = 0;  ///< a ruling that came later has a higher one
    std::string list{};       ///< the id of the word list under which it was judged
    std::string word{};
    std::int64_t accepted = 0;  ///< how often, though the list did not have it
    std::int64_t rejected = 0;  ///< how often, though the list had it
    std::int64_t last = 0;      ///< when the last of those games ended
    bool operator==(const WordRuling&) const = default;
};

/// A game that ended long ago.
struct OldGame {
    std::int64_t id = 0;
    std::string room{};        ///< its code
    std::int64_t changed = 0;  ///< when it ended
    bool operator==(const OldGame&) const = default;
};

/// Part of a list, the newest first.
struct ListPage {
    std::optional<std::int64_t> before{};  ///< only rows with smaller numbers
    int limit = 50;
};

}  // namespace crisscross::storage
