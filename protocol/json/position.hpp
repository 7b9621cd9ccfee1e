#pragma once

#include <optional>

#include "engine/board/board.hpp"
#include "engine/rules/rules.hpp"
#include "protocol/json/place.hpp"

namespace crisscross::protocol::json {

/// A position of the command line: rules, board and rack.
struct GivenPosition {
    engine::Rules rules;
    engine::Board board{};
    engine::Premiums premiums{};
    std::optional<engine::TileCounts> rack{};  ///< none: any tile may be laid
};

/// Reads `{"system", "settings"?, "board", "rack"?}`; faults name the field. Nothing if the rules could not be made.
/// `spent`, `corners` and `options` are read where the rules have them, and must be empty elsewhere.
std::optional<GivenPosition> read_position(const Value& value, Decoding& decoding, const std::string& pointer);

}  // namespace crisscross::protocol::json
