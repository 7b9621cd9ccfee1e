#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/result.hpp"
#include "server/limits/limit_rates.hpp"
#include "server/limits/permission.hpp"
#include "server/limits/rates/keyed_limit.hpp"
#include "server/limits/rates/shared_limit.hpp"
#include "server/limits/reached_limits.hpp"
#include "server/limits/requester.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

class Clock;

/// Whose share is used up.
enum class Whose : std::uint8_t { network, server };

/// What strangers send for the store to keep.
enum class KeptBytes : std::uint8_t { imports, notes, games };

/// How much strangers may make the store grow. Any thread.
class GrowthLimits {
public:
    GrowthLimits(const LimitRates& rates, ReachedLimits& reached);

    /// One more guest. If there were too many: from this network, or overall.
    std::optional<Whose> refuse_guest(const std::string& network, Moment now);
    /// Nothing came of it.
    void give_back_guest(const std::string& network, Moment now);
    /// To create a room, or another game in one. Nothing if there were too many, of this person, from this network or
    /// overall. A quarter of all rooms is kept for people who are not new.
    std::optional<Permission> permit_room(const Requester& requester, Clock& clock);
    /// To keep this many more bytes. If that is too many: in how many milliseconds to try again.
    engine::Result<Permission, Span> permit_bytes(KeptBytes kept, const std::string& network, std::int64_t bytes,
                                                  Clock& clock);

private:
    bool take_room(const Requester& requester, Moment now);
    void give_back_room(const Requester& requester, Moment now);
    KeyedLimit<std::string>& bytes_of(KeptBytes kept);

    ReachedLimits& reached_;
    KeyedLimit<std::string> guests_;
    SharedLimit all_guests_;
    KeyedLimit<std::int64_t> rooms_per_person_;
    KeyedLimit<std::string> rooms_per_network_;
    SharedLimit new_people_rooms_;
    SharedLimit all_rooms_;
    KeyedLimit<std::string> imported_bytes_;
    KeyedLimit<std::string> note_bytes_;
    KeyedLimit<std::string> game_bytes_;
};

}  // namespace crisscross::server
