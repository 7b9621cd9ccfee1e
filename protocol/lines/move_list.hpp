#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/moves/generator.hpp"
#include "protocol/lines/move_question.hpp"

namespace crisscross::protocol {

/// A play of a list, kept after its search.
struct ListedMove {
    engine::Edits edits{};
    engine::Axis axis = engine::Axis::across;
    int score = 0;
};

/// How many plays there are, as `crisscross moves --count` tells it.
struct MoveCount {
    std::int64_t count = 0;
    std::optional<int> best{};  ///< none where there is no play
    std::int64_t sum = 0;       ///< of all scores
};

/// All plays, the best score first; on an empty board those across only, since the others mirror them.
std::vector<ListedMove> list_moves(engine::Generator& generator, const MoveQuestion& question);
/// The first of them; nothing where there is no play.
std::optional<ListedMove> best_move(engine::Generator& generator, const MoveQuestion& question);
MoveCount count_moves(engine::Generator& generator, const MoveQuestion& question);

/// One line of JSON, without its end: where the word starts, its direction, its tiles (`.` for one that lies there, a
/// small letter for a blank), the word and the score. The lexicon tells a word that is read from its other end.
std::string write_move(const engine::Lexicon& lexicon, const MoveQuestion& question, const ListedMove& move);
std::string write_count(const MoveQuestion& question, const MoveCount& count);

}  // namespace crisscross::protocol
