#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "protocol/messages/messages.hpp"

namespace crisscross::server {

/// How a command ended. Few on purpose: the code of a refusal is in the answer and, at the level `debug`, in the log.
enum class Outcome : std::uint8_t {
    ok,
    refused,  ///< by the rules, or by the state of the room or connection
    limited,  ///< a limit was reached
    failed,   ///< the disk or the program failed
};

/// Their names, in the same order.
inline constexpr std::array<std::string_view, 4> outcome_names{"ok", "refused", "limited", "failed"};

/// Of an error code of the protocol.
Outcome outcome_of(std::string_view code);
/// Of an answer.
Outcome outcome_of(const protocol::ServerMessage& answer);

}  // namespace crisscross::server
