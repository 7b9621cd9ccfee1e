#include "server/api/games/file_notes.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "server/games/view/line_check.hpp"

namespace crisscross::server {

namespace history = protocol::history;

namespace {

using protocol::NoteToExport;
using Lines = std::vector<history::CheckedLine>;

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

bool is_empty(const NoteToExport& note) {
    return note.body.text.empty() && note.body.lines.empty();
}

/// Those that have no more plays together; the others go.
void keep_first_lines(Lines& lines, std::size_t& plays_left) {
    const auto first_beyond = std::ranges::find_if(lines, [&plays_left](const history::CheckedLine& line) {
        if (line.plays.size() > plays_left) return true;
        plays_left -= line.plays.size();
        return false;
    });
    lines.erase(first_beyond, lines.end());
}

Lines checked(const GameRecord& game, const engine::Game& before, const Lines& lines) {
    Lines kept;
    for (const history::CheckedLine& line : lines) {
        auto laid = history::laid_plays(line);
        if (!laid) continue;
        auto made = check_lines(game, before, {{*std::move(laid), {}}});
        if (made) kept.push_back({line.name, std::move(made->front())});
    }
    return kept;
}

}  // namespace

std::vector<NoteToExport> file_notes(const storage::StoredGame& game) {
    std::vector<NoteToExport> notes;
    if (!game.annotations) return notes;
    std::size_t plays_left = max_file_plays;
    for (NoteToExport& note : protocol::notes_in({*game.annotations})) {
        if (is_empty(note)) continue;
        if (notes.size() == max_file_notes) break;
        note.author = first_characters(note.author, history::max_line_name);
        note.body.text = first_characters(note.body.text, history::max_note_text);
        keep_first_lines(note.body.lines, plays_left);
        notes.push_back(std::move(note));
    }
    return notes;
}

std::size_t plays_in_lines(const std::vector<NoteToExport>& notes) {
    std::size_t plays = 0;
    for (const NoteToExport& note : notes)
        for (const history::CheckedLine& line : note.body.lines) plays += line.plays.size();
    return plays;
}

std::vector<NoteToExport> with_checked_lines(const GameRecord& game, std::vector<NoteToExport> notes) {
    std::multimap<std::uint32_t, std::pair<NoteToExport*, Lines>> lines;
    for (NoteToExport& note : notes)
        if (!note.body.lines.empty())
            lines.emplace(note.version, std::pair(&note, std::exchange(note.body.lines, {})));
    GameState before = fresh_game(game.state.rules);
    for (const GameEntry& entry : game.log) {
        const auto [first, last] = lines.equal_range(entry.version);
        for (auto one = first; one != last && before.game; ++one)
            one->second.first->body.lines = checked(game, *before.game, one->second.second);
        before = evolve(std::move(before), entry);
    }
    return notes;
}

std::vector<history::Note> as_sent(const std::vector<NoteToExport>& notes, std::int64_t imported) {
    std::vector<history::Note> sent;
    for (const NoteToExport& note : notes)
        if (!is_empty(note))
            sent.push_back({.version = note.version,
                            .changed = imported,
                            .author = note.author,
                            .body = {history::write(note.body)}});
    return sent;
}

}  // namespace crisscross::server
