#pragma once

#include <string_view>

#include "engine/lexicon/lexicon.hpp"
#include "protocol/lines/answered_line.hpp"

namespace crisscross::protocol {

/// Judges a placement on a position: whether it is legal, its words and score, and whether the words are in the list.
/// A refusal is an answer, not an error.
AnsweredLine judge_line(const engine::Lexicon& lexicon, std::string_view line);

}  // namespace crisscross::protocol
