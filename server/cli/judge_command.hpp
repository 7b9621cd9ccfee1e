#pragma once

#include <iosfwd>

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::server {

/// Answers each line of `in` with one line of `out`, in order and as they come. Returns the exit status: 2 if a line
/// could not be used, with one line on `error` that says which and why, else 0.
int judge_lines(const engine::Lexicon& lexicon, std::istream& in, std::ostream& out, std::ostream& error);

}  // namespace crisscross::server
