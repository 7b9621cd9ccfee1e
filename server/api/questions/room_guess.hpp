#pragma once

#include <optional>

#include "server/api/questions/asker.hpp"
#include "server/limits/limits.hpp"
#include "server/runtime/services.hpp"
#include "storage/history/game_search.hpp"

namespace crisscross::server {

/// Codes of rooms that lead nowhere are limited as they are everywhere. A question that gets no answer does not
/// count.
class RoomGuess {
public:
    /// By a request that names a room.
    RoomGuess(const Asker& asker, Services& services)
        : permission_(services.limits.guesses.permit_code(asker.network, services.clock)) {}
    /// By a request that names one if its scope does.
    RoomGuess(const storage::HistoryScope& scope, const Asker& asker, Services& services)
        : permission_(scope.room ? services.limits.guesses.permit_code(asker.network, services.clock)
                                 : Permission()) {}

    bool is_allowed() const { return permission_.has_value(); }
    void was_wrong() { permission_.value().use(); }

private:
    std::optional<Permission> permission_;
};

}  // namespace crisscross::server
