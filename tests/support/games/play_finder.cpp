#include "tests/support/games/play_finder.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include "engine/board/board.hpp"
#include "engine/play/runs.hpp"

namespace crisscross::test {

using namespace engine;

namespace {

/// The cells through which a play can touch what it must touch.
class Touching {
public:
    Touching(const Rules& rules, const Board& board) : board_(board), touching_(cells(board)) {
        const Ruleset& ruleset = rules.ruleset();
        for (int row = 0; row < board.rows(); ++row)
            for (int column = 0; column < board.columns(); ++column)
                touching_[index({row, column})] = ruleset.contact == Contact::none || board.occupied({row, column}) ||
                                                  touches(board, {row, column}, ruleset.judged);
        if (board.empty() && ruleset.opening) touching_[index(ruleset.opening->start)] = true;
    }

    bool at(Cell cell) const { return touching_[index(cell)]; }

private:
    static std::size_t cells(const Board& board) { return static_cast<std::size_t>(board.rows() * board.columns()); }
    std::size_t index(Cell cell) const { return static_cast<std::size_t>(cell.row * board_.columns() + cell.column); }

    const Board& board_;
    std::vector<bool> touching_;
};

bool take(TileCounts& rack, Tile tile) {
    if (rack.count(tile) == 0) return false;
    rack.remove(tile);
    return true;
}

/// The edits that lay `word` from `start`, if the rack has the tiles and nothing is in the way.
std::optional<Edits> edits_for(const Board& board, const Touching& touching, TileCounts rack, const Word& word,
                               Cell start, Axis axis) {
    if (board.occupied(step(start, axis, -1))) return std::nullopt;
    Edits edits;
    Cell cell = start;
    bool touched = false;
    for (const Letter letter : word) {
        if (!board.contains(cell)) return std::nullopt;
        const auto square = board.at(cell);
        if (square && square->letter != letter) {
            if (!take(rack, red_cross)) return std::nullopt;
            edits.push_back(Lift{cell});
        }
        if (!square || square->letter != letter) {
            const Tile tile = rack.count(tile_of(letter)) > 0 ? tile_of(letter) : blank;
            if (!take(rack, tile)) return std::nullopt;
            edits.push_back(Lay{cell, tile, letter});
        }
        touched = touched || touching.at(cell);
        cell = step(cell, axis);
    }
    if (edits.empty() || !touched || board.occupied(cell)) return std::nullopt;
    return edits;
}

/// Each word in the directions in which it may be laid.
std::vector<Word> laid_words(const Rules& rules, const std::vector<Word>& words) {
    std::vector<Word> laid = words;
    if (rules.ruleset().reading == Reading::both)
        for (const Word& word : words)
            if (const Word backwards(word.rbegin(), word.rend()); backwards != word) laid.push_back(backwards);
    return laid;
}

bool is_good(const Rules& rules, std::span<const Word> words, const Word& word) {
    return rules.ruleset().word_source == WordSource::any || std::binary_search(words.begin(), words.end(), word);
}

std::vector<Word> good_words(const Rules& rules, std::span<const Word> words, const Word& word) {
    std::vector<Word> good;
    if (is_good(rules, words, word)) good.push_back(word);
    const Word backwards(word.rbegin(), word.rend());
    if (rules.ruleset().reading == Reading::both && backwards != word && is_good(rules, words, backwards))
        good.push_back(backwards);
    return good;
}

bool has_duplicates(const Rules& rules, std::span<const Word> words, const Board& board) {
    std::set<std::string> seen;
    for (const Run& run : all_runs(board, rules.ruleset().judged))
        for (const Word& word : good_words(rules, words, word_of(board, run)))
            if (!seen.insert(rules.alphabet().text(word)).second) return true;
    return false;
}

}  // namespace

bool stands(const Rules& rules, std::span<const Word> words, const PlacedTiles& placement) {
    const auto& runs = placement.runs;
    return std::all_of(
               runs.begin(), runs.end(),
               [&](const Run& run) { return !good_words(rules, words, word_of(placement.board, run)).empty(); }) &&
           (rules.ruleset().duplicates == Duplicates::allowed || !has_duplicates(rules, words, placement.board));
}

std::vector<Edits> find_plays(const Rules& rules, const std::vector<Word>& tried, std::span<const Word> words,
                              const Board& board, const TileCounts& rack) {
    std::vector<Edits> plays;
    const auto try_edits = [&](const Edits& edits) {
        const auto placement = place(rules, board, &rack, edits);
        if (placement && stands(rules, words, *placement)) plays.push_back(edits);
    };
    const Touching touching(rules, board);
    const auto laid = laid_words(rules, tried);
    for (const Axis axis : rules.ruleset().placed)
        for (int row = 0; row < board.rows(); ++row)
            for (int column = 0; column < board.columns(); ++column)
                for (const Word& word : laid)
                    if (const auto edits = edits_for(board, touching, rack, word, {row, column}, axis))
                        try_edits(*edits);
    if (rack.count(red_cross) > 0) board.for_each([&](Cell cell, Square) { try_edits({Lift{cell}}); });
    return plays;
}

}  // namespace crisscross::test
