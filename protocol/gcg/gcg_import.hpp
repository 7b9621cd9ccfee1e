#pragma once

#include <string>
#include <string_view>

#include "protocol/gcg/gcg.hpp"
#include "protocol/gcg/gcg_replay.hpp"

namespace crisscross::protocol::gcg {

/// A game under the rules of a system.
struct RecordReplay {
    engine::Rules rules;
    Replay replay{};
};

/// Finds the system of a game: the one that it names; else the first with its board, or with any, under which every
/// line is right, or else the one under which it comes furthest. Refused if no system has the names that it gives.
engine::Result<RecordReplay, Fault> replay_record(const Game& game);

/// An annotated game whose plays, scores and totals are those of the rules of a system. Racks are known as far as the
/// file says them. Its word list is the one that the file names, or none.
struct ImportedRecord {
    engine::Rules rules;
    Game game{};
    Replay replay{};  ///< of all its lines, without a difference
};

/// Reads an annotated game and finds its system. A game that is right under none is refused with the first line that
/// is wrong under the system that comes furthest, and what should stand there.
engine::Result<ImportedRecord, Fault> import_record(std::string_view bytes);

}  // namespace crisscross::protocol::gcg
