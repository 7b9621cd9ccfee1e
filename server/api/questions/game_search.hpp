#pragma once

#include "server/api/questions/parameters.hpp"
#include "storage/history/game_search.hpp"

/// Which finished games somebody asks for. What is wrong is in `parameters.complaint()`.
namespace crisscross::server {

storage::GameSearch read_game_search(Parameters& parameters, storage::HistoryScope scope);
/// The asker's own games, or those of a room, those that ended first at the beginning.
storage::GameSearch read_file_search(Parameters& parameters, storage::HistoryScope scope);

}  // namespace crisscross::server
