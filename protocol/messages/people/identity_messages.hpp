#pragma once

#include <variant>
#include <vector>

#include "engine/board/cell.hpp"
#include "protocol/messages/message_parts.hpp"

/// What players ask about who they are, and the answers.
namespace crisscross::protocol {

namespace client {

/// Asks for a secret by which the player signs in on another device, once.
struct HandOver {
    RequestId id{};
    bool operator==(const HandOver&) const = default;
};
/// Asks on which devices the player is signed in.
struct Devices {
    RequestId id{};
    bool operator==(const Devices&) const = default;
};
struct NameDevice {
    RequestId id{};
    std::int64_t device = 0;
    std::string name{};
    bool operator==(const NameDevice&) const = default;
};
/// Signs a device of the player out.
struct SignOut {
    RequestId id{};
    std::int64_t device = 0;
    bool operator==(const SignOut&) const = default;
};
/// Shows the tiles that the player has laid and not played to their other devices. Nothing is kept of it.
struct SendLaidTiles {
    RequestId id{};
    std::vector<LayText> placement{};
    std::optional<engine::Axis> line{};  ///< which a play of one tile names (R3)
    std::string room{};
    int game = first_game;
    bool operator==(const SendLaidTiles&) const = default;
};

}  // namespace client

namespace server {

struct HandOver {
    RequestId id{};
    std::string secret{};    ///< 64 hexadecimal digits
    std::int64_t until = 0;  ///< when it ends, milliseconds since 1970 UTC
    bool operator==(const HandOver&) const = default;
};
/// A device on which the player is signed in.
struct Device {
    std::int64_t device = 0;  ///< its number
    std::string name{};       ///< empty if it has none
    std::int64_t created = 0;
    std::int64_t seen = 0;  ///< when it said hello last, to within an hour
    bool here = false;      ///< the one that asks
    bool operator==(const Device&) const = default;
};
struct Devices {
    RequestId id{};
    std::vector<Device> devices{};  ///< the one that was seen last first
    bool operator==(const Devices&) const = default;
};
/// Tiles that the player has laid on another of their devices, and not played.
struct LaidTiles {
    std::string room{};
    int game = first_game;
    std::vector<LayText> placement{};
    std::optional<engine::Axis> line{};
    bool operator==(const LaidTiles&) const = default;
};

}  // namespace server

}  // namespace crisscross::protocol
