#pragma once

#include <vector>

#include "protocol/messages/history/note_messages.hpp"
#include "server/games/model/game_record.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// Plays that might have been made, one after the other, the first on the board as it was before the event of a
/// version. Any tiles may be laid that were not on the board, on any rack or in the bag. Refused with NO_SUCH_MOMENT,
/// LEXICON_GONE, or as the rules refuse a play; `field` is its place in the list, below `pointer`.
Answer<std::vector<protocol::history::CheckedPlay>> check_line(const GameRecord& game, std::uint32_t version,
                                                               const std::vector<protocol::history::LaidPlay>& plays,
                                                               const std::string& pointer);

}  // namespace crisscross::server
