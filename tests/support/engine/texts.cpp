#include "tests/support/engine/texts.hpp"

#include <cctype>

#include "engine/catalogue/catalogue.hpp"
#include "engine/lexicon/lexicon_builder.hpp"

namespace crisscross::test {

using namespace engine;

namespace {

Letter letter(char c) {
    return static_cast<Letter>(std::toupper(static_cast<unsigned char>(c)) - 'A');
}

bool is_small(char c) {
    return std::islower(static_cast<unsigned char>(c)) != 0;
}

}  // namespace

const Rules& classic() {
    static const Rules rules = compile(catalogue::classic()).value();
    return rules;
}

Lexicon lexicon_of(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += word + "\n";
    return build_lexicon("test", Alphabet::english(), text).value();
}

TileCounts tiles(std::string_view spelt) {
    TileCounts counts;
    for (const char c : spelt) counts.add(c == '?' ? blank : tile_of(letter(c)));
    return counts;
}

Rules system_rules(std::string_view id) {
    return compile(catalogue::find(id).value()).value();
}

TileCounts tiles(const Rules& rules, const std::vector<std::string>& spellings) {
    TileCounts counts;
    for (const std::string& spelling : spellings) counts.add(rules.find_tile(spelling).value());
    return counts;
}

Edits lay(const Rules& rules, std::string_view start, Axis axis, const std::vector<std::string>& spellings) {
    Edits edits;
    Cell at = cell(start);
    for (std::string spelling : spellings) {
        if (spelling.front() == '#') {
            edits.push_back(Lift{at});
            spelling.erase(0, 1);
        }
        if (spelling.front() == '?')
            edits.push_back(Lay{at, blank, rules.alphabet().find(spelling.substr(1)).value()});
        else if (!spelling.empty() && spelling != ".")
            edits.push_back(Lay{at, rules.find_tile(spelling).value(), rules.alphabet().find(spelling).value()});
        at = step(at, axis);
    }
    return edits;
}

std::string spelt(const TileCounts& tiles) {
    std::string text;
    tiles.for_each([&](Tile tile, int count) {
        text.append(static_cast<std::size_t>(count), tile == blank ? '?' : static_cast<char>('A' + tile.code));
    });
    return text;
}

Word word(std::string_view capitals) {
    Word word;
    for (const char c : capitals) word.push_back(letter(c));
    return word;
}

Board board(const std::vector<std::string>& rows) {
    Board board(classic().rows(), classic().columns());
    for (int row = 0; row < static_cast<int>(rows.size()); ++row)
        for (int column = 0; column < static_cast<int>(rows[row].size()); ++column)
            if (const char c = rows[row][column]; c != '.') board.lay({row, column}, {letter(c), is_small(c)});
    return board;
}

std::vector<std::string> drawn(const Board& board) {
    std::vector<std::string> rows(static_cast<std::size_t>(board.rows()),
                                  std::string(static_cast<std::size_t>(board.columns()), '.'));
    board.for_each([&](Cell cell, Square square) {
        rows[cell.row][cell.column] = static_cast<char>((square.is_blank ? 'a' : 'A') + square.letter);
    });
    return rows;
}

Cell cell(std::string_view name) {
    return {std::stoi(std::string(name.substr(1))) - 1, name.front() - 'A'};
}

Edits lay(std::string_view start, Axis axis, std::string_view letters) {
    Edits edits;
    Cell at = cell(start);
    for (const char c : letters) {
        if (c != '.') edits.push_back(Lay{at, is_small(c) ? blank : tile_of(letter(c)), letter(c)});
        at = step(at, axis);
    }
    return edits;
}

Edits across(std::string_view start, std::string_view letters) {
    return lay(start, Axis::across, letters);
}

Edits down(std::string_view start, std::string_view letters) {
    return lay(start, Axis::down, letters);
}

}  // namespace crisscross::test
