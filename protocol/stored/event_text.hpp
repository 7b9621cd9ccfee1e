#pragma once

#include <string_view>

#include "engine/rules/rules.hpp"
#include "protocol/fault.hpp"
#include "protocol/messages/messages.hpp"
#include "protocol/messages/room_event.hpp"

namespace crisscross::protocol {

/// Who reads an event's text: the journal keeps account numbers, the wire does not carry them.
enum class Reader : std::uint8_t { journal, wire };

/// An event as JSON text. Hidden tiles (without faces) come out as a number only.
Json write_event(const engine::Rules& rules, const RoomEvent& event, Reader reader);
Read<RoomEvent> read_event(const engine::Rules& rules, std::string_view text);

}  // namespace crisscross::protocol
