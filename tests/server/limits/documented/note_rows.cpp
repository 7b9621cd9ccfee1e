#include "protocol/messages/history/note_messages.hpp"
#include "server/limits/limit_rates.hpp"
#include "server/options/config.hpp"
#include "storage/history/understanding.hpp"
#include "tests/server/limits/documented/rows.hpp"

namespace crisscross::test::documented {

using namespace server;

Rows note_rows() {
    const Config config;
    return {
        row(for_request, "a note about a game",
            text(protocol::history::max_note_text) + " characters of text, " + text(protocol::history::max_lines) +
                " lines of " + text(protocol::history::max_line_plays) + " plays, " +
                kibibytes(storage::max_note_bytes),
            "`BAD_MESSAGE`, `NOTE_TOO_LONG`"),
        row(for_person, "notes about one game", text(storage::max_game_notes), "`TOO_MANY_NOTES`"),
        row(for_person, "notes", text(storage::max_player_notes), "`TOO_MANY_NOTES`"),
        row(for_address, "notes, lines of chats and reactions to them",
            mebibytes_by_day(config.limits.note_bytes_per_network), Limit::notes),
        row(for_request, "notes about a game in one answer", text(storage::max_found_notes),
            "the reader's own and the newest are sent"),
    };
}

}  // namespace crisscross::test::documented
