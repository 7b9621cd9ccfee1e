#pragma once

#include <vector>

#include "engine/game/view/visibility.hpp"
#include "protocol/messages/messages.hpp"
#include "server/games/model/game_record.hpp"

namespace crisscross::server {

/// The most versions in one answer: of the log, and to a client that missed some.
inline constexpr std::uint32_t max_versions = 200;

/// `count` versions starting at `from`, which the game must have, as the viewer may see them now: complete, once the
/// game is over.
std::vector<protocol::Entry> versions_seen(const GameRecord& record, std::uint32_t from, std::uint32_t count,
                                           engine::Viewer viewer);

/// The first page of the requested versions; empty if there are none from `from` to `to`.
protocol::server::Log log_page(const GameRecord& record, PlayerId player, const protocol::client::Log& question);

}  // namespace crisscross::server
