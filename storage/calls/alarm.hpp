#pragma once

#include <cstdint>
#include <string>

#include "storage/games/journal.hpp"

namespace crisscross::storage {

/// A game whose clocks do something at a moment, by themselves.
struct GameAlarm {
    std::int64_t at = 0;
    GameId id = 0;
    std::string room{};  ///< its code
    int number = 0;      ///< in the room
    bool operator==(const GameAlarm&) const = default;
};

/// Which alarms to find: at most `limit`, in order, after those that were found before.
struct AlarmQuery {
    std::int64_t until = 0;  ///< the last moment that counts
    int limit = 100;
    std::int64_t after_at = 0;
    GameId after_id = 0;
};

/// A game in which something has happened.
struct ChangedGame {
    std::string room{};  ///< its code
    int number = 0;      ///< in the room
    bool operator==(const ChangedGame&) const = default;
};

}  // namespace crisscross::storage
