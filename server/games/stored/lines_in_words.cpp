#include "server/games/stored/lines_in_words.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "engine/play/edit.hpp"
#include "engine/play/placement.hpp"
#include "protocol/command_text.hpp"
#include "protocol/gcg/gcg_spelling.hpp"

namespace crisscross::server {

namespace {

using protocol::NoteToExport;
using protocol::history::CheckedLine;
using protocol::history::LaidPlay;

/// The word that has most of the laid tiles, the longest of several; null if the play makes none.
const engine::WordScore* main_word(const engine::PlayScore& score, const engine::Edits& edits) {
    const auto laid_in = [&edits](const engine::WordScore& word) {
        return std::ranges::count_if(word.letters, [&](const engine::LetterScore& letter) {
            return std::ranges::find(edits, letter.cell, engine::cell_of) != edits.end();
        });
    };
    const auto weight = [&](const engine::WordScore& word) { return std::pair(laid_in(word), word.letters.size()); };
    const auto found = std::ranges::max_element(score.words, {}, weight);
    return found == score.words.end() ? nullptr : &*found;
}

/// `8D HORN 24`; the play is on the board afterwards. Nothing if the rules do not allow it.
std::optional<std::string> in_words(const LaidPlay& play, engine::Position& position, const engine::Rules& rules) {
    const auto edits = protocol::read_placement(rules, play.placement);
    if (!edits) return std::nullopt;
    const auto placed = engine::place(rules, position.board, nullptr, *edits, play.line);
    if (!placed) return std::nullopt;
    const engine::PlayScore score = engine::score_runs(rules, position.premiums, *placed);
    engine::carry_out(*edits, rules.ruleset().premium_use, position.board, position.premiums);
    const engine::WordScore* word = main_word(score, *edits);
    if (!word) return std::nullopt;
    return protocol::gcg::position_name(word->letters.front().cell, word->axis) + ' ' +
           rules.alphabet().text(engine::word_of(*word)) + ' ' + std::to_string(score.total);
}

std::optional<std::string> in_words(const CheckedLine& line, const engine::Game& before) {
    const auto laid = protocol::history::laid_plays(line);
    if (!laid) return std::nullopt;
    engine::Position position = before.position;
    std::string text;
    for (const LaidPlay& play : *laid) {
        const auto made = in_words(play, position, before.rules);
        if (!made) return std::nullopt;
        text += (text.empty() ? "" : ", ") + *made;
    }
    return line.name.empty() ? text : line.name + ": " + text;
}

void add_lines(NoteToExport& note, const std::vector<CheckedLine>& lines, const engine::Game& before) {
    for (const CheckedLine& line : lines)
        if (const auto text = in_words(line, before)) note.body.text += (note.body.text.empty() ? "" : "\n") + *text;
}

}  // namespace

std::vector<NoteToExport> with_lines_in_words(const Journal& journal, std::vector<NoteToExport> notes) {
    std::multimap<std::uint32_t, std::pair<NoteToExport*, std::vector<CheckedLine>>> lines;
    for (NoteToExport& note : notes)
        if (!note.body.lines.empty())
            lines.emplace(note.version, std::pair(&note, std::exchange(note.body.lines, {})));
    if (lines.empty()) return notes;
    GameState before = fresh_game(journal.state.rules);
    for (const GameEntry& entry : journal.log) {
        const auto [first, last] = lines.equal_range(entry.version);
        for (auto one = first; one != last && before.game; ++one)
            add_lines(*one->second.first, one->second.second, *before.game);
        before = evolve(std::move(before), entry);
    }
    return notes;
}

}  // namespace crisscross::server
