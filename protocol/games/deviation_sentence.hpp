#pragma once

#include <string>

#include "engine/game/history/history.hpp"

namespace crisscross::protocol {

/// What is wrong with an event of a history, without its first capital and its full stop. `came` is the event as it
/// is in the history; null where the history has ended.
std::string deviation_sentence(const engine::Rules& rules, const engine::HistoryFault& fault,
                               const engine::Event* came);

}  // namespace crisscross::protocol
