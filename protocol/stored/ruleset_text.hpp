#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/catalogue/settings.hpp"
#include "protocol/fault.hpp"
#include "protocol/messages/messages.hpp"

namespace crisscross::protocol {

/// Resolved rules as JSON text, as stored with a game (G5) and as sent in a snapshot.
Json write_ruleset(const engine::Ruleset& ruleset);
Read<engine::Ruleset> read_ruleset(std::string_view text);

/// The setting of a room that changes this knob (`windows.vote`: `window_vote`), if there is one.
std::optional<std::string> setting_for(std::string_view knob);

/// Whether these settings say anything about the one with this name.
bool is_set(const engine::Settings& settings, std::string_view name);

}  // namespace crisscross::protocol
