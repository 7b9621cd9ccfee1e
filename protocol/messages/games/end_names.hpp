#pragma once

#include <optional>
#include <string_view>

#include "engine/game/event.hpp"

/// The names of the reasons for which games end, on the wire, which the storage keeps, too.
namespace crisscross::protocol {

std::string_view name_of(engine::EndReason reason);
std::optional<engine::EndReason> find_reason(std::string_view name);

}  // namespace crisscross::protocol
