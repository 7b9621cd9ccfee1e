#pragma once

#include "protocol/json/shape.hpp"

/// The messages about call settings.
namespace crisscross::protocol::json {

inline constexpr Range reminder_numbers{0, 7};
/// At most this many characters, as `max_web_address_bytes` of the server.
inline constexpr Length addresses{1024};
inline constexpr Range minutes_per_day{0, 24 * 60 - 1};

template <>
struct Shape<client::Calls> {
    static constexpr std::string_view type = "calls";
    static constexpr auto fields = std::tuple{field("id", &client::Calls::id, request_id)};
};
template <>
struct Shape<client::SetCalls> {
    using M = client::SetCalls;
    static constexpr std::string_view type = "set_calls";
    static constexpr auto fields = std::tuple{field("id", &M::id, request_id),
                                              field("reminders", &M::reminders, reminder_numbers),
                                              field("night_from", &M::night_from, minutes_per_day),
                                              field("night_to", &M::night_to, minutes_per_day),
                                              field("zone", &M::zone),
                                              field("digest", &M::digest, minutes_per_day)};
};
template <>
struct Shape<client::Subscribe> {
    using M = client::Subscribe;
    static constexpr std::string_view type = "subscribe";
    static constexpr auto fields =
        std::tuple{field("id", &M::id, request_id), field("address", &M::address, addresses), field("key", &M::key),
                   field("secret", &M::secret)};
};
template <>
struct Shape<client::Unsubscribe> {
    using M = client::Unsubscribe;
    static constexpr std::string_view type = "unsubscribe";
    static constexpr auto fields =
        std::tuple{field("id", &M::id, request_id), field("address", &M::address, addresses)};
};
template <>
struct Shape<client::TestCalls> {
    using M = client::TestCalls;
    static constexpr std::string_view type = "test_calls";
    static constexpr auto fields =
        std::tuple{field("id", &M::id, request_id), field("address", &M::address, addresses)};
};
template <>
struct Shape<client::MakeFeed> {
    static constexpr std::string_view type = "make_feed";
    static constexpr auto fields = std::tuple{field("id", &client::MakeFeed::id, request_id),
                                              field("language", &client::MakeFeed::language, added)};
};
template <>
struct Shape<client::RemoveFeed> {
    static constexpr std::string_view type = "remove_feed";
    static constexpr auto fields = std::tuple{field("id", &client::RemoveFeed::id, request_id)};
};
template <>
struct Shape<client::Webhook> {
    using M = client::Webhook;
    static constexpr std::string_view type = "webhook";
    static constexpr auto fields = std::tuple{field("id", &M::id, request_id), field("room", &M::room)};
};
template <>
struct Shape<client::SetWebhook> {
    using M = client::SetWebhook;
    static constexpr std::string_view type = "set_webhook";
    static constexpr auto fields =
        std::tuple{field("id", &M::id, request_id), field("room", &M::room),
                   field("format", &M::format),     field("address", &M::address, addresses),
                   field("turns", &M::turns),       field("challenges", &M::challenges),
                   field("ends", &M::ends),         field("language", &M::language, added)};
};
template <>
struct Shape<client::RemoveWebhook> {
    using M = client::RemoveWebhook;
    static constexpr std::string_view type = "remove_webhook";
    static constexpr auto fields = std::tuple{field("id", &M::id, request_id), field("room", &M::room)};
};
template <>
struct Shape<client::TestWebhook> {
    using M = client::TestWebhook;
    static constexpr std::string_view type = "test_webhook";
    static constexpr auto fields = std::tuple{field("id", &M::id, request_id), field("room", &M::room)};
};
template <>
struct Shape<server::Calls> {
    using M = server::Calls;
    static constexpr std::string_view type = "calls";
    static constexpr auto fields = std::tuple{field("id", &M::id, request_id),
                                              field("key", &M::key),
                                              field("devices", &M::devices),
                                              field("reminders", &M::reminders, reminder_numbers),
                                              field("night_from", &M::night_from, minutes_per_day),
                                              field("night_to", &M::night_to, minutes_per_day),
                                              field("zone", &M::zone),
                                              field("feed", &M::feed, unless_zero),
                                              field("digest", &M::digest, minutes_per_day)};
};
template <>
struct Shape<server::Feed> {
    using M = server::Feed;
    static constexpr std::string_view type = "feed";
    static constexpr auto fields =
        std::tuple{field("id", &M::id, request_id), field("secret", &M::secret, hex_digits)};
};
template <>
struct Shape<server::Webhook> {
    using M = server::Webhook;
    static constexpr std::string_view type = "webhook";
    static constexpr auto fields = std::tuple{field("id", &M::id, request_id),
                                              field("room", &M::room),
                                              field("format", &M::format),
                                              field("origin", &M::origin),
                                              field("turns", &M::turns, unless_zero),
                                              field("challenges", &M::challenges, unless_zero),
                                              field("ends", &M::ends, unless_zero),
                                              field("language", &M::language)};
};

}  // namespace crisscross::protocol::json
