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
    RoomGuess(bool names_a_room, const Asker& asker, Services& services)
        : network_(asker.network),
          services_(services),
          is_one_(names_a_room),
          is_allowed_(!is_one_ || services.limits.guesses.take_code(network_, services.clock.now())) {}

    bool is_allowed() const { return is_allowed_; }
    void was_right() {
        if (is_one_) services_.limits.guesses.give_back_code(network_, services_.clock.now());
    }

private:
    std::string network_;
    Services& services_;
    bool is_one_;
    bool is_allowed_;
};

}  // namespace crisscross::server
