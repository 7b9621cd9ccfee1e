#include "engine/play/runs.hpp"

#include <algorithm>

namespace crisscross::engine {

Run run_through(const Board& board, Cell cell, Axis axis) {
    while (board.occupied(step(cell, axis, -1))) cell = step(cell, axis, -1);
    Run run{axis, {}};
    for (; board.occupied(cell); cell = step(cell, axis)) run.cells.push_back(cell);
    return run;
}

bool reads_before(const Run& a, const Run& b) {
    return std::pair(a.cells.front(), a.axis) < std::pair(b.cells.front(), b.axis);
}

std::vector<Run> all_runs(const Board& board, std::span<const Axis> axes) {
    std::vector<Run> runs;
    board.for_each([&](Cell cell, Square) {
        for (const Axis axis : axes)
            if (!board.occupied(step(cell, axis, -1)) && board.occupied(step(cell, axis)))
                runs.push_back(run_through(board, cell, axis));
    });
    std::sort(runs.begin(), runs.end(), reads_before);
    return runs;
}

Word word_of(const Board& board, const Run& run) {
    Word word;
    for (const Cell cell : run.cells) word.push_back(board.at(cell)->letter);
    return word;
}

}  // namespace crisscross::engine
