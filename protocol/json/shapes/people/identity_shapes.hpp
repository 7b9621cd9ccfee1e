#pragma once

#include "protocol/json/request_fields.hpp"

/// The messages about who a player is.
namespace crisscross::protocol::json {

inline constexpr Range device_numbers{1, safe_integers.max};

template <>
struct Shape<client::HandOver> {
    static constexpr std::string_view type = "hand_over";
    static constexpr auto fields = std::tuple{field("id", &client::HandOver::id, request_id)};
};
template <>
struct Shape<client::Devices> {
    static constexpr std::string_view type = "devices";
    static constexpr auto fields = std::tuple{field("id", &client::Devices::id, request_id)};
};
template <>
struct Shape<client::NameDevice> {
    using M = client::NameDevice;
    static constexpr std::string_view type = "name_device";
    static constexpr auto fields = std::tuple{field("id", &M::id, request_id),
                                              field("device", &M::device, device_numbers), field("name", &M::name)};
};
template <>
struct Shape<client::SignOut> {
    using M = client::SignOut;
    static constexpr std::string_view type = "sign_out";
    static constexpr auto fields =
        std::tuple{field("id", &M::id, request_id), field("device", &M::device, device_numbers)};
};
template <>
struct Shape<client::SendLaidTiles> {
    using M = client::SendLaidTiles;
    static constexpr std::string_view type = "send_laid_tiles";
    static constexpr auto fields = with_room<M>(field("placement", &M::placement), field("line", &M::line));
};
template <>
struct Shape<server::HandOver> {
    using M = server::HandOver;
    static constexpr std::string_view type = "hand_over";
    static constexpr auto fields = std::tuple{field("id", &M::id, request_id),
                                              field("secret", &M::secret, hex_digits), field("until", &M::until)};
};
template <>
struct Shape<server::Device> {
    using D = server::Device;
    static constexpr auto fields =
        std::tuple{field("device", &D::device, device_numbers), field("name", &D::name),
                   field("created", &D::created), field("seen", &D::seen), field("here", &D::here, unless_zero)};
};
template <>
struct Shape<server::Devices> {
    using M = server::Devices;
    static constexpr std::string_view type = "devices";
    static constexpr auto fields = std::tuple{field("id", &M::id, request_id), field("devices", &M::devices)};
};

template <>
struct Shape<server::LaidTiles> {
    using M = server::LaidTiles;
    static constexpr std::string_view type = "laid_tiles";
    static constexpr auto fields = std::tuple{field("room", &M::room), field("game", &M::game),
                                              field("placement", &M::placement), field("line", &M::line)};
};

}  // namespace crisscross::protocol::json
