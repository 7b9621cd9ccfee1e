#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cell.hpp"

namespace crisscross::engine {

/// Why a command is refused: one code each, with the rule it stands for (RULES: K4, K5, K8, K9, K11, G1).
enum class Code : std::uint8_t {
    empty,                 ///< nothing laid
    off_board,             ///< a cell outside the board
    occupied,              ///< a cell that already has a tile, or two tiles on one cell
    bad_tile,              ///< no such tile; a blank without a letter; a lettered tile shown as another letter
    not_in_rack,           ///< more of a tile than the rack holds
    not_linear,            ///< not in one row or column (K5)
    gap,                   ///< the laid tiles do not form one unbroken run (K5)
    not_attached,          ///< touches no tile already on the board (K5)
    first_centre,          ///< the first play misses the start cell (K4)
    first_short,           ///< the first play has too few tiles (K4)
    bad_word,              ///< a word that the list refuses, where words are checked when laid (K17 `void`)
    not_your_turn,         ///< another seat is to move
    stale,                 ///< meant for a turn or play that is gone
    bag_too_small,         ///< an exchange larger than the bag, or below the room's minimum (K9)
    game_over,             ///< the game has ended
    window_open,           ///< the last play can still be challenged and the next turn waits for it (K11)
    nothing_to_challenge,  ///< no play stands open to a challenge, or it is one's own, or it is accepted already
    not_seated             ///< the seat is not (or no longer) in the game
};

/// The wire name of a code, e.g. `NOT_LINEAR`.
std::string_view name(Code code);

/// A refused command: the code, and the cells, tiles or words that it is about. Sentences are composed at the edge.
struct Refusal {
    Code code = Code::empty;
    std::vector<Cell> cells{};
    std::vector<std::string> words{};  ///< words or tiles, spelt
    bool operator==(const Refusal&) const = default;
};

}  // namespace crisscross::engine
