#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/lexicon.hpp"

namespace crisscross::protocol {

/// The answer to one line of `crisscross judge`, as a line without its end.
struct JudgedLine {
    std::string text{};
    std::optional<std::string> error{};  ///< why the line could not be used; the text says it too
};

/// Judges a placement on a position: whether it may be laid, its words, its score, and what the word list says.
/// A refused play is an answer and no error.
JudgedLine judge_line(const engine::Lexicon& lexicon, std::string_view line);

}  // namespace crisscross::protocol
