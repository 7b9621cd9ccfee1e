#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace crisscross::protocol::gcg {

/// A text on one line, without spaces at its ends or two in a row.
std::string on_one_line(std::string_view text);

/// A nickname for each name, in order: without spaces and colons, not empty, and no two alike.
std::vector<std::string> nicks_for(const std::vector<std::string>& names);

}  // namespace crisscross::protocol::gcg
