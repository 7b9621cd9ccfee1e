#pragma once

#include <string>

#include "protocol/languages/language.hpp"
#include "protocol/messages/message_parts.hpp"

/// What players ask about their call settings, and the answers.
namespace crisscross::protocol {

namespace client {

/// Asks for the call settings of the player.
struct Calls {
    RequestId id{};
    bool operator==(const Calls&) const = default;
};
/// Says how often the player is reminded of a turn, and when not to be disturbed.
struct SetCalls {
    RequestId id{};
    int reminders = 1;   ///< of each turn
    int night_from = 0;  ///< minutes of the local day; there is no night if both are the same
    int night_to = 0;
    std::string zone{};           ///< such as Europe/Zurich
    std::optional<int> digest{};  ///< the minute of the local day at which a digest comes; none if there is none
    bool operator==(const SetCalls&) const = default;
};
/// Notices of the player go to this browser, too (Web Push).
struct Subscribe {
    RequestId id{};
    std::string address{};  ///< at its push service
    std::string key{};      ///< of the subscription, `p256dh`, as base64url
    std::string secret{};   ///< likewise, `auth`
    bool operator==(const Subscribe&) const = default;
};
/// They no longer do.
struct Unsubscribe {
    RequestId id{};
    std::string address{};
    bool operator==(const Unsubscribe&) const = default;
};
/// Sends a notice that says nothing to a browser of the player, at once.
struct TestCalls {
    RequestId id{};
    std::string address{};
    bool operator==(const TestCalls&) const = default;
};
/// Makes the address of the player's feed; the one before it ends.
struct MakeFeed {
    RequestId id{};
    Language language = Language::english;  ///< of the sentences in it
    bool operator==(const MakeFeed&) const = default;
};
struct RemoveFeed {
    RequestId id{};
    bool operator==(const RemoveFeed&) const = default;
};
/// Asks for the webhook of a room. This and what follows is for the host of the room only.
struct Webhook {
    RequestId id{};
    std::string room{};
    bool operator==(const Webhook&) const = default;
};
/// Sends the notices of a room to an address, and no longer to the one before.
struct SetWebhook {
    RequestId id{};
    std::string room{};
    std::string format{};  ///< plain, discord, slack, matrix
    std::string address{};
    bool turns = true;
    bool challenges = true;
    bool ends = true;
    Language language = Language::english;  ///< of the sentences in them
    bool operator==(const SetWebhook&) const = default;
};
struct RemoveWebhook {
    RequestId id{};
    std::string room{};
    bool operator==(const RemoveWebhook&) const = default;
};
/// Sends a notice that says nothing to the webhook of the room, at once.
struct TestWebhook {
    RequestId id{};
    std::string room{};
    bool operator==(const TestWebhook&) const = default;
};

}  // namespace client

namespace server {

/// How the player is called.
struct Calls {
    RequestId id{};
    std::optional<std::string>
        key{};        ///< of the server, for subscriptions, as base64url; none if it sends no messages
    int devices = 0;  ///< how many browsers get them
    int reminders = 1;
    int night_from = 0;
    int night_to = 0;
    std::string zone{};
    bool feed = false;            ///< whether the player has one
    std::optional<int> digest{};  ///< as in `set_calls`
    bool operator==(const Calls&) const = default;
};
/// The secret in the address of the player's feed.
struct Feed {
    RequestId id{};
    std::string secret{};  ///< 64 hexadecimal digits
    bool operator==(const Feed&) const = default;
};
/// The webhook of a room, without the part of its address that is a secret.
struct Webhook {
    RequestId id{};
    std::string room{};
    std::optional<std::string> format{};  ///< none if the room has no webhook
    std::optional<std::string> origin{};  ///< such as https://hooks.example.org
    bool turns = false;
    bool challenges = false;
    bool ends = false;
    std::optional<Language> language{};  ///< none if the room has no webhook
    bool operator==(const Webhook&) const = default;
};

}  // namespace server

}  // namespace crisscross::protocol
