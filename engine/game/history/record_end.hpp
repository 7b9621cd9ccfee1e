#pragma once

#include <cstdint>
#include <span>

#include "engine/game/event.hpp"

namespace crisscross::engine {

/// What a record says after the last move: nothing; that somebody pays for tiles or for time; or that somebody gets
/// points because they went out.
enum class RecordSettlement : std::uint8_t { none, some, went_out };

/// Why a game from a record ends, as far as its moves and its settlement say; a record may just end. It makes no
/// difference who has left.
EndReason reason_of_record(std::span<const Event> events, RecordSettlement settlement);

}  // namespace crisscross::engine
