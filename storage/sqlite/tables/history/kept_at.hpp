#pragma once

#include <string>

namespace crisscross::storage {

/// SQL for when a finished game came to the others of its room: when it ended, or was imported. Games that were set
/// aside end in another order than they began.
inline std::string kept_at(const std::string& game) {
    return "(SELECT coalesce((SELECT at FROM imported_games WHERE imported_games.game = own.game), own.ended) "
           "FROM history_games AS own WHERE own.game = " +
           game + ")";
}

}  // namespace crisscross::storage
