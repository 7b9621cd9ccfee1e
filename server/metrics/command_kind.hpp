#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <variant>

#include "protocol/messages/messages.hpp"

namespace crisscross::server {

inline constexpr std::size_t game_command_count = std::variant_size_v<protocol::GameCommand>;

inline constexpr std::size_t room_command_count = std::variant_size_v<protocol::RoomCommand>;

/// The kinds of commands by their names on the wire: `create`, those to a game in the order of
/// `protocol::GameCommand`, and those to a room in the order of `protocol::RoomCommand` and `protocol::RoomChange`.
inline constexpr std::array<std::string_view,
                            1 + game_command_count + room_command_count + std::variant_size_v<protocol::RoomChange>>
    command_kinds{"create",
                  "take_seat",
                  "leave_seat",
                  "add_computer",
                  "remove_computer",
                  "add_stand_in",
                  "reclaim_seat",
                  "start",
                  "play",
                  "place_starter",
                  "exchange",
                  "pass",
                  "challenge",
                  "accept",
                  "show_evidence",
                  "withdraw_play",
                  "vote",
                  "resign",
                  "propose_clock",
                  "withdraw_proposal",
                  "decline_proposal",
                  "set_night",
                  "begin_holiday",
                  "end_holiday",
                  "take_back",
                  "end_game",
                  "abort_game",
                  "decline_agreement",
                  "nudge",
                  "always_accept",
                  "propose_game",
                  "agree_to_game",
                  "decline_game",
                  "begin_game",
                  "take_part",
                  "step_back",
                  "leave_out",
                  "bring_back",
                  "name_room",
                  "set_entry",
                  "set_watching",
                  "set_rated",
                  "lock_room",
                  "hand_over_room",
                  "remove_person",
                  "remove_watcher",
                  "close_room",
                  "keep_seat",
                  "free_seat"};
static_assert(!command_kinds.back().empty(), "a new command needs its name here");

/// A place in `command_kinds`.
enum class CommandKind : std::size_t { create = 0 };

inline CommandKind kind_of(const protocol::GameCommand& command) {
    return static_cast<CommandKind>(1 + command.index());
}

inline CommandKind kind_of(const protocol::RoomCommand& command) {
    return static_cast<CommandKind>(1 + game_command_count + command.index());
}

inline CommandKind kind_of(const protocol::RoomChange& change) {
    return static_cast<CommandKind>(1 + game_command_count + room_command_count + change.index());
}

/// Nothing for a message that is not a command.
inline std::optional<CommandKind> kind_of(const protocol::ClientMessage& message) {
    if (const auto* command = std::get_if<protocol::GameCommand>(&message)) return kind_of(*command);
    if (const auto* command = std::get_if<protocol::RoomCommand>(&message)) return kind_of(*command);
    if (const auto* change = std::get_if<protocol::RoomChange>(&message)) return kind_of(*change);
    const auto* about_rooms = std::get_if<protocol::LobbyMessage>(&message);
    if (about_rooms && std::holds_alternative<protocol::client::Create>(*about_rooms)) return CommandKind::create;
    return std::nullopt;
}

}  // namespace crisscross::server
