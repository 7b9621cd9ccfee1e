#pragma once

#include <iosfwd>

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::server {

/// Answers each line of `in` with one line on `out` as it arrives, in order. Returns the exit status: 0, or 2 if a
/// line could not be used; then one line on `error` says which line and why.
int judge_lines(const engine::Lexicon& lexicon, std::istream& in, std::ostream& out, std::ostream& error);

}  // namespace crisscross::server
