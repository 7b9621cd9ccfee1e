#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "protocol/gcg/gcg.hpp"

namespace crisscross::protocol::gcg {

/// The text as UTF-8. `#character-encoding` names its encoding; without that it is UTF-8 if it is valid as such, else
/// ISO-8859-1.
engine::Result<std::string, Fault> decode(std::string_view bytes);

/// A line without CR and without spaces at either end.
std::string_view trimmed(std::string_view line);

/// The text after `#keyword`, if the line is that pragma. `keyword` is in small letters; the line may be in any case.
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
