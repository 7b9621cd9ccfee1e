#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "protocol/messages/history/note_messages.hpp"
#include "server/games/model/game_record.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// Plays that might have been made, one after the other, and their place in the request.
struct LineToCheck {
    std::vector<protocol::history::LaidPlay> plays{};
    std::string pointer{};
};
using LinePlays = std::vector<protocol::history::CheckedPlay>;

/// Each line begins on the board as it was before the event of a version. Any tiles may be laid that were not on the
/// board, on any rack or in the bag. Refused with NO_SUCH_MOMENT (even without any lines), LEXICON_GONE, or the code
/// of a play that the rules refuse; `field` is then its place in the request.
Answer<std::vector<LinePlays>> check_lines(const GameRecord& game, std::uint32_t version,
                                           const std::vector<LineToCheck>& lines);
/// The same for a moment that has been found: `before` is the game as it was before the event.
Answer<std::vector<LinePlays>> check_lines(const GameRecord& game, const engine::Game& before,
                                           const std::vector<LineToCheck>& lines);

}  // namespace crisscross::server
