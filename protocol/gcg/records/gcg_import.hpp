#pragma once

#include <string>
#include <string_view>

#include "protocol/gcg/gcg.hpp"
#include "protocol/gcg/gcg_replay.hpp"

namespace crisscross::protocol::gcg {

/// The rules of the system that a game names by its id or by its board, or else of Classic. Refused if no system has
/// that id, or not that board.
engine::Result<engine::Rules, Fault> named_rules(Game game);

/// An annotated game whose plays, scores and totals are those of the rules of a system. Racks are known as far as the
/// file says them. Its word list is the one that the file names, or none.
struct ImportedRecord {
    engine::Rules rules;
    Game game{};
    Replay replay{};  ///< of all its lines, without a difference
};

/// Reads an annotated game and finds its system: the one that it names; else the first with its board, or with any,
/// under which every line is right. A game that is right under none is refused with the first line that is wrong
/// under the system that comes furthest, and what should stand there.
engine::Result<ImportedRecord, Fault> import_record(std::string_view bytes);

}  // namespace crisscross::protocol::gcg
