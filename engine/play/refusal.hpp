#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/board/cell.hpp"
#include "engine/result.hpp"
#include "engine/rules/names.hpp"

namespace crisscross::engine {

/// Why a command is refused: one code for each reason, with the rule that it stands for. Clients know it by its name.
enum class Code : std::uint8_t {
    empty,                 ///< nothing laid
    off_board,             ///< a cell outside the board
    occupied,              ///< a cell that already has a tile, or two tiles on one cell
    bad_tile,              ///< an unknown tile, a blank without a letter, or a lettered tile shown as another letter
    not_in_rack,           ///< more of a tile than the rack holds
    not_linear,            ///< the tiles do not lie in one permitted line (K5, H6, X4, R3)
    gap,                   ///< the laid tiles do not form one unbroken run (K5)
    not_attached,          ///< the play does not touch what it has to touch (K5, H6, X4)
    first_centre,          ///< the first play misses the start cell (K4)
    first_short,           ///< the first play has too few tiles (K4)
    digraph,               ///< two letters that share a tile, laid one by one (H2)
    red_target,            ///< a red-crossed tile on an empty cell, or on a tile laid in the same turn (H4)
    orphan,                ///< a tile left touching nothing, or an empty board (H5)
    new_words_apart,       ///< the new and changed words are not connected (X4)
    duplicate_word,        ///< a word that is on the board already (X5)
    bad_word,              ///< a word that is not in the list, where words are checked when laid (K17 `void`)
    not_your_turn,         ///< another seat is to move
    stale,                 ///< meant for a turn or play that is gone
    not_all_tiles,         ///< an exchange of some tiles where all must be discarded (X8)
    bad_options,           ///< options that contradict the rules of the game (X2)
    bag_too_small,         ///< an exchange larger than the bag, or below the minimum (K9)
    game_over,             ///< the game has ended
    window_open,           ///< the last play can still be challenged and the next turn waits for it (K11)
    nothing_to_challenge,  ///< no play can be challenged, or it is the seat's own, or the seat has accepted it
    nothing_to_vote,       ///< no dispute that this seat may vote on, or it has voted already (R8)
    not_a_starter,         ///< the first turn must place the starter, and no other turn may (X2)
    not_seated,            ///< the seat is not (or no longer) in the game
    nothing_to_take_back,  ///< not the latest move of the seat, or one that has become final (A1)
    too_late_to_abort      ///< the second turn has begun (A3)
};

template <>
struct Names<Code> {
    using E = Code;
    static constexpr std::array<Name<E>, 29> all{{{E::empty, "EMPTY"},
                                                  {E::off_board, "OFF_BOARD"},
                                                  {E::occupied, "OCCUPIED"},
                                                  {E::bad_tile, "BAD_TILE"},
                                                  {E::not_in_rack, "NOT_IN_RACK"},
                                                  {E::not_linear, "NOT_LINEAR"},
                                                  {E::gap, "GAP"},
                                                  {E::not_attached, "NOT_ATTACHED"},
                                                  {E::first_centre, "FIRST_CENTRE"},
                                                  {E::first_short, "FIRST_SHORT"},
                                                  {E::digraph, "DIGRAPH"},
                                                  {E::red_target, "RED_TARGET"},
                                                  {E::orphan, "ORPHAN"},
                                                  {E::new_words_apart, "NEW_WORDS_APART"},
                                                  {E::duplicate_word, "DUPLICATE_WORD"},
                                                  {E::bad_word, "BAD_WORD"},
                                                  {E::not_your_turn, "NOT_YOUR_TURN"},
                                                  {E::stale, "STALE"},
                                                  {E::not_all_tiles, "NOT_ALL_TILES"},
                                                  {E::bad_options, "BAD_OPTIONS"},
                                                  {E::bag_too_small, "BAG_TOO_SMALL"},
                                                  {E::game_over, "GAME_OVER"},
                                                  {E::window_open, "WINDOW_OPEN"},
                                                  {E::nothing_to_challenge, "NOTHING_TO_CHALLENGE"},
                                                  {E::nothing_to_vote, "NOTHING_TO_VOTE"},
                                                  {E::not_a_starter, "NOT_A_STARTER"},
                                                  {E::not_seated, "NOT_SEATED"},
                                                  {E::nothing_to_take_back, "NOTHING_TO_TAKE_BACK"},
                                                  {E::too_late_to_abort, "TOO_LATE_TO_ABORT"}}};
};

/// A refused command: the code, and the cells, words, tiles or knobs concerned. Sentences are composed at the edge.
struct Refusal {
    Code code = Code::empty;
    std::vector<Cell> cells{};
    std::vector<std::string> words{};
    std::vector<std::string> tiles{};  ///< spelt
    std::vector<std::string> knobs{};  ///< by name
    bool operator==(const Refusal&) const = default;
};

[[noreturn]] void throw_exception_from_error(const Refusal& refusal, const boost::source_location&);

}  // namespace crisscross::engine
