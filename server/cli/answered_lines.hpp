#pragma once

#include <functional>
#include <iosfwd>
#include <string>

#include "protocol/lines/answered_line.hpp"

namespace crisscross::server {

using AnswerLine = std::function<protocol::AnsweredLine(const std::string&)>;

/// Answers each line of `in`, in order and as they come. Returns the exit status: 2 if a line could not be used, with
/// one line on `error` that begins with the command and says which and why, else 0.
int answer_lines(const char* command, const AnswerLine& answer, std::istream& in, std::ostream& out,
                 std::ostream& error);

}  // namespace crisscross::server
