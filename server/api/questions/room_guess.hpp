#pragma once

#include <string>

#include "server/api/questions/asker.hpp"
#include "server/limits/limits.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

/// Codes of rooms that lead nowhere are limited as they are everywhere. Taken first, so that no number of requests at
/// once gets more guesses.
class RoomGuess {
public:
    /// By a request that names a room.
    RoomGuess(const Asker& asker, Services& services)
        : network_(asker.network), services_(services), is_allowed_(take()) {}
    /// By a request that names one if its scope does.
    RoomGuess(const storage::HistoryScope& scope, const Asker& asker, Services& services)
        : network_(asker.network),
          services_(services),
          is_one_(scope.room.has_value()),
          is_allowed_(!is_one_ || take()) {}

    bool is_allowed() const { return is_allowed_; }
    void was_right() {
        if (is_one_) services_.limits.guesses.give_back_code(network_, services_.clock.now());
    }

private:
    bool take() { return services_.limits.guesses.take_code(network_, services_.clock.now()); }

    std::string network_;
    Services& services_;
    bool is_one_ = true;
    bool is_allowed_;
};

}  // namespace crisscross::server
