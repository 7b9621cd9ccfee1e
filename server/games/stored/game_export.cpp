#include "server/games/stored/game_export.hpp"

#include <algorithm>
#include <stdexcept>

#include "protocol/gcg/records/gcg_export.hpp"
#include "protocol/stored/stored_text.hpp"
#include "server/games/stored/lines_in_words.hpp"
#include "server/games/stored/stored_journal.hpp"

namespace crisscross::server {

namespace {

using Download = engine::Result<GameDownload, NoDownload>;
using Reason = NoDownload::Reason;

protocol::ExportedGame head_of(const storage::StoredGame& stored) {
    return {.room = stored.room,
            .number = stored.number,
            .system = stored.setup.system,
            .lexicon = stored.setup.lexicon,
            .lexicon_hash = stored.setup.lexicon_hash,
            .seed = stored.setup.seed,
            .rules = {stored.setup.rules},
            .annotations = stored.annotations ? std::optional(protocol::Json{*stored.annotations}) : std::nullopt};
}

std::string file_name(const storage::StoredGame& stored, const std::string& ending) {
    return stored.room + '-' + std::to_string(stored.number) + ending;
}

using Notes = std::span<const protocol::NoteToExport>;

/// In the canonical form, without the numbers of players.
std::string text_for_players(const storage::StoredGame& stored, const Journal& journal, Notes notes) {
    const engine::Rules& rules = journal.state.rules;
    protocol::ExportedGame game = head_of(stored);
    game.rules = protocol::write_ruleset(rules.ruleset());
    for (GameEntry entry : journal.log) {
        if (auto* seats = std::get_if<protocol::SeatsChanged>(&entry.event))
            for (protocol::TakenSeat& seat : seats->seats) seat.player = 0;
        const auto text = protocol::write_event(rules, entry.event, protocol::Destination::journal);
        game.entries.push_back({entry.version, entry.at, text});
    }
    game.annotations = protocol::annotations_of(game.annotations, notes);
    return protocol::write_game(game);
}

/// Texts of notes by event: each with the event that it is about, or the last one before that.
std::vector<std::string> texts_by_event(std::span<const std::uint32_t> versions, Notes notes) {
    std::vector<std::string> texts(versions.size());
    for (const protocol::NoteToExport& note : notes) {
        const auto after = std::ranges::upper_bound(versions, note.version) - versions.begin();
        if (after == 0 || note.body.text.empty()) continue;
        std::string& text = texts[static_cast<std::size_t>(after - 1)];
        const std::string author = note.author.empty() ? "" : note.author + ": ";
        text += (text.empty() ? "" : "\n") + author + note.body.text;
    }
    return texts;
}

/// Those of the file that the game came from, and then these.
std::vector<protocol::NoteToExport> all_notes(const storage::StoredGame& stored, Notes notes) {
    std::vector<protocol::NoteToExport> all;
    if (stored.annotations) all = protocol::notes_in({*stored.annotations});
    all.insert(all.end(), notes.begin(), notes.end());
    return all;
}

Download as_record(const storage::StoredGame& stored, const Journal& journal, Notes notes) {
    std::vector<engine::Event> events;
    std::vector<std::uint32_t> versions;
    for (const GameEntry& entry : journal.log) {
        const auto* event = std::get_if<engine::Event>(&entry.event);
        if (!event) continue;
        events.push_back(*event);
        versions.push_back(entry.version);
    }
    std::vector<std::string> names;
    for (const SeatHolder& holder : journal.state.seats) names.push_back(holder.name);
    protocol::gcg::RecordToWrite record{journal.state.rules, names, stored.setup.lexicon, events};
    const auto plain = protocol::gcg::write_record(record);
    if (!plain) return NoDownload{Reason::not_expressible, plain.error().why, plain.error().reason};
    record.notes = texts_by_event(versions, with_lines_in_words(journal, all_notes(stored, notes)));
    const auto annotated = protocol::gcg::write_record(record);  // refused if the notes make it too long to be read
    return GameDownload{file_name(stored, ".gcg"), "text/plain; charset=utf-8", annotated ? *annotated : *plain};
}

}  // namespace

void throw_exception_from_error(const NoDownload& refused, const boost::source_location&) {
    throw std::logic_error("unchecked refusal of a download: " + refused.why);
}

protocol::ExportedGame exported_game(const storage::StoredGame& stored) {
    protocol::ExportedGame game = head_of(stored);
    for (const storage::JournalEntry& entry : stored.entries)
        game.entries.push_back({entry.version, entry.at, {entry.body}});
    return game;
}

Download export_for_viewer(const storage::StoredGame& stored, GameFormat format, Notes notes) {
    const auto journal = read_journal(stored);
    if (!journal) return NoDownload{Reason::no_such_game, "there is no such game"};
    if (journal->state.stage() != Stage::over) return NoDownload{Reason::not_over, "the game is not over"};
    const auto fitting = protocol::notes_that_fit(head_of(stored).annotations, notes);
    if (format == GameFormat::gcg) return as_record(stored, *journal, fitting);
    return GameDownload{file_name(stored, ".json"), "application/json", text_for_players(stored, *journal, fitting)};
}

}  // namespace crisscross::server
