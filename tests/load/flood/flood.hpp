#pragma once

#include "tests/load/players/players_run.hpp"

namespace crisscross::load {

/// What other people notice: medians of all repeats, in milliseconds.
struct Bystanders {
    double p99 = 0;            ///< until the last of four has a command's frame
    double computer_move = 0;  ///< that a computer's move takes
    double longest_move = 0;   ///< of a computer
};

struct FloodFigures {
    Bystanders alone{};
    Bystanders flooded{};
    double questions_per_second = 0;  ///< that the server answered to all flooders
};

/// Rooms in which players move at the rate of the options, or at 500 commands a second, and a game with a computer:
/// alone, and then, at the same server, while clients flood it with questions. The server has the limits that hosts
/// get.
FloodFigures flood(const std::filesystem::path& program, const std::filesystem::path& lexicon, Knowledge& knowledge,
                   const Options& options);

/// Whether everybody got answers: the players, the person with the computer, and the flooders.
bool is_sound(const FloodFigures& figures);

}  // namespace crisscross::load
