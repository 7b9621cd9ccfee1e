#pragma once

#include <string>

#include "server/api/questions/asker.hpp"
#include "server/api/questions/parameters.hpp"
#include "storage/history/game_search.hpp"

/// About which games somebody asks, and whether the room has let them in.
namespace crisscross::server {

struct Services;

/// The asker, and the room that they name in the parameters, if any.
storage::HistoryScope asked_scope(Parameters& parameters, const Asker& asker, const Services& services);

/// The asker, and the room with this code.
storage::HistoryScope asked_scope(const std::string& room, const Asker& asker, const Services& services);

}  // namespace crisscross::server
