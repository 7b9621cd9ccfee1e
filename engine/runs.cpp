#include "engine/runs.hpp"

#include <algorithm>
#include <array>

namespace crisscross::engine {

namespace {

constexpr std::array judged_axes{Axis::across, Axis::down};

Run run_through(const Board& board, Cell cell, Axis axis) {
    while (board.occupied(step(cell, axis, -1))) cell = step(cell, axis, -1);
    Run run{axis, {}};
    for (; board.occupied(cell); cell = step(cell, axis)) run.cells.push_back(cell);
    return run;
}

}  // namespace

std::vector<Run> runs_through(const Board& board, std::span<const Cell> cells) {
    std::vector<Run> runs;
    for (const Cell cell : cells)
        for (const Axis axis : judged_axes) {
            Run run = run_through(board, cell, axis);
            if (run.cells.size() >= 2 && std::find(runs.begin(), runs.end(), run) == runs.end())
                runs.push_back(std::move(run));
        }
    std::sort(runs.begin(), runs.end(), [](const Run& a, const Run& b) {
        return std::pair(a.cells.front(), a.axis) < std::pair(b.cells.front(), b.axis);
    });
    return runs;
}

Word word_of(const Board& board, const Run& run) {
    Word word;
    for (const Cell cell : run.cells) word.push_back(board.at(cell)->letter);
    return word;
}

}  // namespace crisscross::engine
