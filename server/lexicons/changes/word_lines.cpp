#include "server/lexicons/changes/word_lines.hpp"

#include <algorithm>
#include <boost/algorithm/string/predicate.hpp>
#include <locale>

#include "engine/text/utf8.hpp"

namespace crisscross::server {

namespace {

/// Removes the first line of `text` and returns it with its end.
std::string_view take_line(std::string_view& text) {
    const std::string_view line = text.substr(0, std::min(text.find('\n'), text.size() - 1) + 1);
    text.remove_prefix(line.size());
    return line;
}

bool has_word(std::string_view line, std::string_view word) {
    if (line.ends_with('\n')) line.remove_suffix(1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    return boost::algorithm::iequals(line, word, std::locale::classic());
}

}  // namespace

int line_of(std::string_view text, std::string_view word) {
    engine::remove_byte_order_mark(text);
    for (int number = 1; !text.empty(); ++number)
        if (has_word(take_line(text), word)) return number;
    return 0;
}

std::string with_word(std::string text, std::string_view word) {
    const std::string_view end = text.find("\r\n") == std::string::npos ? "\n" : "\r\n";
    if (!text.empty() && text != engine::byte_order_mark && !text.ends_with('\n')) text += end;
    text += word;
    text += end;
    return text;
}

std::string without_word(std::string_view text, std::string_view word) {
    std::string rest(engine::remove_byte_order_mark(text) ? engine::byte_order_mark : "");
    while (!text.empty())
        if (const std::string_view line = take_line(text); !has_word(line, word)) rest += line;
    return rest;
}

}  // namespace crisscross::server
