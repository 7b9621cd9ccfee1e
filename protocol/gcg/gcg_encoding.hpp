#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "protocol/gcg/gcg.hpp"

namespace crisscross::protocol::gcg {

/// The text as UTF-8. Its encoding is what `#character-encoding` says; without that it is UTF-8 if it can be, else
/// ISO-8859-1.
engine::Result<std::string, Fault> decode(std::string_view bytes);

/// A line as people see it: without spaces at either end, and without CR.
std::string_view trimmed(std::string_view line);

/// The text after `#keyword`, if the line is that pragma; `keyword` in small letters, the line in any.
std::optional<std::string_view> pragma(std::string_view line, std::string_view keyword);

/// Calls `visit(number, line)` for each line, trimmed, until it returns false.
template <class Visit>
void for_each_line(std::string_view text, Visit visit) {
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        if (!visit(number, trimmed(text.substr(0, end)))) return;
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
}

}  // namespace crisscross::protocol::gcg
