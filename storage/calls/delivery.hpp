#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "storage/people/player.hpp"
#include "storage/rooms/room.hpp"

namespace crisscross::storage {

using PushDeviceId = std::int64_t;
using DeliveryId = std::int64_t;

/// A browser to which notices are pushed: an address at its push service, and what encrypts for it (RFC 8291).
struct PushDevice {
    std::string address{};
    std::array<std::uint8_t, 65> public_key{};
    std::array<std::uint8_t, 16> secret{};
    bool operator==(const PushDevice&) const = default;
};

/// Where the notices of a room go, and how they are written there.
struct Webhook {
    std::string format{};
    std::string address{};
    std::vector<std::string> kinds{};  ///< of the notices that go there
    std::string language = "en";       ///< of the sentences in them
    bool operator==(const Webhook&) const = default;
};

/// The hours of each day in which the clock of a player does not run in a game.
struct ClockNight {
    int from = 0;  ///< minutes of the local day
    int to = 0;
    std::string zone = "UTC";
    bool operator==(const ClockNight&) const = default;
};

/// A notice for some players of a game. It replaces what still waits for these players about that game, if it is of
/// the same kind or of one in `replaces`; and, with `webhook_at`, what waits for the webhook of the room.
struct NewNotice {
    RoomId room = 0;
    std::string text{};
    std::int64_t expires = 0;
    /// When it goes to the push devices of each player: once, or more often.
    struct ForPlayer {
        PlayerId player = 0;
        std::vector<std::int64_t> at{};
        std::optional<ClockNight> clock_night{};
    };
    std::vector<ForPlayer> players{};
    std::optional<std::int64_t> webhook_at{};  ///< nothing: not to the webhook of the room
    std::string kind{};
    int game = 1;         ///< its number in the room; 0 if it is about no game
    std::int64_t at = 0;  ///< when it happened; 0 if nobody has been called
    std::vector<std::string> replaces{};
    /// Once what waits for this player is withdrawn, so is what waits for the webhook.
    std::optional<PlayerId> awaited{};
};

/// When a player gets a digest: a minute of their day, and the next time, in milliseconds since 1970 UTC.
struct DigestTime {
    int minute = 0;
    std::int64_t next = 0;
    bool operator==(const DigestTime&) const = default;
};

/// When a player wants to be called, and how often.
struct CallTimes {
    int reminders = 1;   ///< of each turn
    int night_from = 0;  ///< minutes of the local day; there is no night if both are the same
    int night_to = 0;
    std::string zone = "UTC";
    std::optional<DigestTime> digest{};
    bool operator==(const CallTimes&) const = default;
};

/// A player who gets a digest now.
struct DueDigest {
    PlayerId player = 0;
    CallTimes times{};
    std::optional<std::int64_t> last{};  ///< when they got the one before
    bool operator==(const DueDigest&) const = default;
};

/// How a player is called.
struct CallSettings {
    CallTimes times{};
    int devices = 0;
    bool has_feed = false;
    /// Of a guest who has signed in to an account on another device. How that person is called is known, and changed,
    /// on devices that are signed in to the account.
    bool is_guest_of_account = false;
    bool operator==(const CallSettings&) const = default;
};

/// A feed that a player makes: the secret in its address, and the language of its sentences.
struct NewFeed {
    TokenHash secret{};
    std::string language = "en";
    bool operator==(const NewFeed&) const = default;
};

/// A feed that was found by its secret.
struct Feed {
    PlayerId player = 0;
    std::string language = "en";
    bool operator==(const Feed&) const = default;
};

/// What became of a new notice: how many of its deliveries wait, and how many were too many.
struct QueuedCount {
    int queued = 0;
    int refused = 0;
    bool operator==(const QueuedCount&) const = default;
};

/// How many deliveries may wait.
struct DeliveryBounds {
    int per_target = 200;  ///< for one push device, and for one webhook
    int total = 50'000;
};

/// One attempt to deliver a notice.
struct Delivery {
    DeliveryId id = 0;
    int attempt = 1;  ///< the first, the second, ...
    std::int64_t expires = 0;
    std::string notice{};
    std::variant<PushDevice, Webhook> target{};
    CallTimes times{};  ///< of the player of a push device
    std::optional<ClockNight> clock_night{};
    bool operator==(const Delivery&) const = default;
};

}  // namespace crisscross::storage
