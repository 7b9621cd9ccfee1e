#include "tests/support/play_finder.hpp"

#include <algorithm>
#include <optional>

#include "engine/runs.hpp"

namespace crisscross::test {

using namespace engine;

namespace {

/// The edits that put `word` at `start`, if the rack has them and nothing is in the way.
std::optional<Edits> edits_for(const Board& board, TileCounts rack, const Word& word, Cell start, Axis axis) {
    if (board.occupied(step(start, axis, -1))) return std::nullopt;
    Edits edits;
    Cell cell = start;
    for (const Letter letter : word) {
        if (!board.contains(cell)) return std::nullopt;
        if (const auto square = board.at(cell)) {
            if (square->letter != letter) return std::nullopt;
        } else {
            const Tile tile = rack.count(tile_of(letter)) > 0 ? tile_of(letter) : blank;
            if (rack.count(tile) == 0) return std::nullopt;
            rack.remove(tile);
            edits.push_back(Lay{cell, tile, letter});
        }
        cell = step(cell, axis);
    }
    if (edits.empty() || board.occupied(cell)) return std::nullopt;
    return edits;
}

bool all_words(std::span<const Word> words, const Placement& placement) {
    const auto runs = runs_through(placement.board, placement.laid);
    return std::all_of(runs.begin(), runs.end(), [&](const Run& run) {
        return std::binary_search(words.begin(), words.end(), word_of(placement.board, run));
    });
}

}  // namespace

std::vector<Edits> find_plays(const Rules& rules, std::span<const Word> words, const Board& board,
                              const TileCounts& rack) {
    std::vector<Edits> plays;
    for (const Axis axis : {Axis::across, Axis::down})
        for (int row = 0; row < board.rows(); ++row)
            for (int column = 0; column < board.columns(); ++column)
                for (const Word& word : words) {
                    const auto edits = edits_for(board, rack, word, {row, column}, axis);
                    if (!edits) continue;
                    const auto placement = place(rules, board, &rack, *edits);
                    if (placement && all_words(words, *placement)) plays.push_back(*edits);
                }
    return plays;
}

}  // namespace crisscross::test
