#include "protocol/messages/history/note_messages.hpp"
#include "server/limits/limit_rates.hpp"
#include "server/options/config.hpp"
#include "storage/history/understanding.hpp"
#include "tests/server/limits/documented/rows.hpp"

namespace crisscross::test::documented {

using namespace server;

Rows note_rows() {
    const Config config;
    const LimitRates& rates = config.limits;
    return {
        row(text(protocol::history::max_note_text) + " characters of text, " + text(protocol::history::max_lines) +
                " lines of " + text(protocol::history::max_line_plays) + " plays, " +
                kibibytes(storage::max_note_bytes),
            "a note"),
        row(text(storage::max_game_notes) + " notes", "a person about a game"),
        row(text(storage::max_player_notes) + " notes", "a person"),
        row(text(rates.note_bytes.burst / (1 << 20)) + " MiB of notes, then " +
                text(rates.note_bytes.per_second * 86'400 / (1 << 20)) + " MiB a day",
            "an address"),
        row(text(storage::max_found_notes) + " notes about a game: the reader's own, and the newest", "an answer"),
    };
}

}  // namespace crisscross::test::documented
