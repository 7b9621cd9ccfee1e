#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/limits/limit_rates.hpp"
#include "server/limits/permission.hpp"
#include "server/limits/rates/keyed_limit.hpp"
#include "server/limits/rates/shared_limit.hpp"
#include "server/limits/reached_limits.hpp"
#include "server/limits/requester.hpp"

namespace crisscross::server {

class Clock;

/// How often strangers may guess how to get in. Any thread.
class GuessLimits {
public:
    GuessLimits(const LimitRates& rates, ReachedLimits& reached);

    /// To name a room by its code, which uses the permission if it leads nowhere. It is taken first, so that no
    /// number of requests at once gets more guesses. Nothing if the network has guessed too often.
    std::optional<Permission> permit_code(const std::string& network, Clock& clock);
    /// One more wrong password, invitation or hand-over. False if there were too many, from this network or overall.
    bool take_entry(const std::string& network, Moment now);
    /// It was right after all.
    void give_back_entry(const std::string& network, Moment now);
    /// One more wrong password of a room. If there were too many, of this person, from this network or overall: the
    /// limit.
    std::optional<Limit> refuse_room_password(const Requester& requester, Moment now);
    /// It was right after all.
    void give_back_room_password(const Requester& requester, Moment now);

private:
    ReachedLimits& reached_;
    KeyedLimit<std::string> guesses_;
    KeyedLimit<std::string> entry_guesses_;
    SharedLimit all_entry_guesses_;
    KeyedLimit<std::int64_t> room_passwords_;
};

}  // namespace crisscross::server
