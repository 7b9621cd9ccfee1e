#include "server/api/games/file_notes.hpp"

#include "protocol/games/annotations.hpp"

namespace crisscross::server {

namespace history = protocol::history;

namespace {

bool begins_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xc0) != 0x80;
}

/// At most `max` characters from the beginning, and none of them in part.
std::string first_characters(const std::string& text, std::size_t max) {
    std::size_t characters = 0;
    for (std::size_t index = 0; index < text.size(); ++index)
        if (begins_character(text[index]) && ++characters > max) return text.substr(0, index);
    return text;
}

}  // namespace

std::vector<history::Note> file_notes(const storage::StoredGame& game, std::int64_t imported) {
    std::vector<history::Note> notes;
    if (!game.annotations) return notes;
    for (const protocol::NoteToExport& note : protocol::notes_in({*game.annotations})) {
        if (note.body.text.empty()) continue;
        if (notes.size() == max_file_notes) break;
        const history::NoteBody body{first_characters(note.body.text, history::max_note_text), {}};
        notes.push_back({.version = note.version,
                         .changed = imported,
                         .author = first_characters(note.author, history::max_line_name),
                         .body = {history::write(body)}});
    }
    return notes;
}

}  // namespace crisscross::server
