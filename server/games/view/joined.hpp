#pragma once

#include <optional>

#include "protocol/messages/messages.hpp"
#include "server/games/model/game_record.hpp"

namespace crisscross::server {

/// The answer to a join: the versions since `seen` if there are few, otherwise a snapshot. `clocks`: as
/// `shown_clocks` makes them.
protocol::server::Joined joined(const GameRecord& record, PlayerId player, const protocol::RequestId& id,
                                std::optional<std::uint32_t> seen, std::optional<protocol::Json> clocks = {});

}  // namespace crisscross::server
