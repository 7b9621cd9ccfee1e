#pragma once

#include <span>

#include "engine/game/history/history.hpp"

namespace crisscross::engine {

/// Checks the events of a game from a record, which has no seed: that each fits those before it, that each play may
/// lie where it lies and scores what the rules give, and that the final scores follow from the racks. Whose turn it
/// was, what was drawn, which words were valid and what a challenge cost is what the record says. Stops at an event
/// that cannot come. Finds at most `max_faults`. The events may come from anybody; the rules must be of a kind that
/// records are written for.
HistoryCheck check_record(const Rules& rules, const Lexicon::Hash& list, int seats, std::span<const Event> events,
                          std::size_t max_faults);

}  // namespace crisscross::engine
