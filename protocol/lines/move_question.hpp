#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/moves/field.hpp"
#include "engine/rules/rules.hpp"
#include "protocol/fault.hpp"

namespace crisscross::protocol {

/// A question to `crisscross moves`: a board and a rack under some rules.
struct MoveQuestion {
    engine::Rules rules;
    engine::Board board{};
    engine::Premiums premiums{};
    engine::TileCounts rack{};
    std::string id{};  ///< as JSON text, repeated in the answer; empty if there is none

    engine::Situation situation() const { return {board, premiums, rack}; }
};

/// Parses a position in a line of CGP: `BOARD RACK/RACK SCORES ZEROS`. Slashes separate the rows of the board;
/// numbers are empty cells, small letters blanks. The question is about the first rack; the rest is ignored.
Decoded<MoveQuestion> parse_cgp(const engine::Rules& rules, std::string_view line);

/// Parses a line like those of `judge_line`. It must have a rack; a placement is ignored.
Decoded<MoveQuestion> parse_move_question(std::string_view line);

}  // namespace crisscross::protocol
