#pragma once

#include <span>
#include <string>

#include "protocol/games/game_check.hpp"
#include "protocol/gcg/records/gcg_journal.hpp"

namespace crisscross::protocol::gcg {

/// A record as a game file without a seed (docs/export.md). `names` are those of the seats, and `at` is the moment of
/// all events, in milliseconds since 1970 UTC, because a record has no times. Its notes become annotations. Refused
/// as `recorded_game` refuses.
engine::Result<std::string, Fault> recorded_file(const ImportedRecord& record, std::span<const std::string> names,
                                                 const engine::Lexicon::Hash& list, std::int64_t at);

/// What is wrong with that file, with the line of the record that it comes from.
Fault fault_in_record(const ImportedRecord& record, const engine::Lexicon::Hash& list, const GameFileFault& fault);

}  // namespace crisscross::protocol::gcg
