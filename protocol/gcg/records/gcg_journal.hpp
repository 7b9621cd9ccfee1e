#pragma once

#include <string>
#include <vector>

#include "engine/game/event.hpp"
#include "protocol/gcg/records/gcg_import.hpp"

namespace crisscross::protocol::gcg {

/// What somebody has noted about a game, below a line of its file.
struct RecordNote {
    std::size_t event = 0;  ///< index of the event that the line has led to; 0 for the whole game
    std::string text{};
    bool operator==(const RecordNote&) const = default;
};

/// An annotated game as the events of a game without a seed.
struct RecordedGame {
    std::vector<engine::Event> events{};
    std::vector<RecordNote> notes{};
    std::vector<int> lines{};  ///< by event: the number of the line that it follows from
};

/// The events that lead through the lines of a record, with `list` as its word list. Tiles are on a rack only as far
/// as the record says so. Somebody leaves where their line stands, but not before their last move, and at the end if
/// only one player stays. Refused with the line: more lines after the end, a challenge of which nobody knows who made
/// it, or one of no play; a game that everybody has left.
engine::Result<RecordedGame, Fault> recorded_game(const ImportedRecord& record, const engine::Lexicon::Hash& list);

}  // namespace crisscross::protocol::gcg
