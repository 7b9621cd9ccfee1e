#pragma once

#include <vector>

#include "protocol/games/annotations.hpp"
#include "server/games/stored/stored_journal.hpp"

namespace crisscross::server {

/// The notes with their lines in their texts, for a format that has no place for lines: `NAME: 8D HORN 24, 9C TAO
/// 12`, each on a line of its own. Lines that the rules do not allow at the moment of the note are left out. Only for
/// rules that GCG can express.
std::vector<protocol::NoteToExport> with_lines_in_words(const Journal& journal,
                                                        std::vector<protocol::NoteToExport> notes);

}  // namespace crisscross::server
