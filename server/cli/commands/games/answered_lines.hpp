#pragma once

#include <functional>
#include <iosfwd>
#include <string>

#include "protocol/lines/answered_line.hpp"

namespace crisscross::server {

using AnswerLine = std::function<protocol::AnsweredLine(const std::string&)>;

/// Answers each line of `in` as it arrives, in order. Returns the exit status: 0, or 2 if a line could not be used;
/// then one line on `error` begins with the command and says which line and why.
int answer_lines(const char* command, const AnswerLine& answer, std::istream& in, std::ostream& out,
                 std::ostream& error);

}  // namespace crisscross::server
