#pragma once

#include "engine/catalogue/settings.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// The rules that follow from what a player has set, or BAD_SETTINGS with the first of the knobs that is to blame.
Answer<engine::Rules> rules_of(const engine::Settings& settings);

}  // namespace crisscross::server
