#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/moves/field.hpp"
#include "engine/rules/rules.hpp"
#include "protocol/fault.hpp"

namespace crisscross::protocol {

/// What `crisscross moves` is asked about: a board and a rack under some rules.
struct MoveQuestion {
    engine::Rules rules;
    engine::Board board{};
    engine::Premiums premiums{};
    engine::TileCounts rack{};
    std::string id{};  ///< as JSON text, to be said again; empty if there is none

    engine::Situation situation() const { return {board, premiums, rack}; }
};

/// A position as one line of CGP: `BOARD RACK/RACK SCORES ZEROS`. Rows of the board stand between slashes, numbers
/// are empty cells, small letters blanks; the rack before the slash is asked about. What follows it is not looked at.
Read<MoveQuestion> read_cgp(const engine::Rules& rules, std::string_view line);

/// A line as `judge_line` takes it; the rack must be there, and a placement is not looked at.
Read<MoveQuestion> read_move_question(std::string_view line);

}  // namespace crisscross::protocol
