#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/moves/generator.hpp"
#include "protocol/lines/move_question.hpp"

namespace crisscross::protocol {

/// A play in a list, kept after the search that found it.
struct ListedMove {
    engine::Edits edits{};
    engine::Axis axis = engine::Axis::across;
    int score = 0;
};

/// How many plays there are, as `crisscross moves --count` prints it.
struct MoveCount {
    std::int64_t count = 0;
    std::optional<int> best{};  ///< none if there is no play
    std::int64_t sum = 0;       ///< of all scores
};

/// All plays, highest score first. On an empty board only those across, since the others mirror them.
std::vector<ListedMove> list_moves(engine::Generator& generator, const MoveQuestion& question);
/// The first play of that list, if there is any.
std::optional<ListedMove> best_move(engine::Generator& generator, const MoveQuestion& question);
MoveCount count_moves(engine::Generator& generator, const MoveQuestion& question);

/// A line of JSON without its end: where the word starts, its direction, its tiles (`.` for one on the board, a small
/// letter for a blank), the word and the score. The lexicon says whether a word reads backwards.
std::string write_move(const engine::Lexicon& lexicon, const MoveQuestion& question, const ListedMove& move);
std::string write_count(const MoveQuestion& question, const MoveCount& count);

}  // namespace crisscross::protocol
