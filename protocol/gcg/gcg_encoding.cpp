#include "protocol/gcg/gcg_encoding.hpp"

#include <algorithm>

#include "engine/text/ascii.hpp"
#include "engine/text/utf8.hpp"
#include "protocol/trimmed.hpp"

namespace crisscross::protocol::gcg {

namespace {

constexpr std::string_view blanks = " \t\r";

std::string from_latin_1(std::string_view bytes) {
    std::u32string points;
    for (const char byte : bytes) points += static_cast<unsigned char>(byte);
    return engine::to_utf8(points);
}

struct Declared {
    int line = 0;
    std::string encoding{};
};

Declared find_declared(std::string_view bytes) {
    Declared declared;
    for_each_line(bytes, [&declared](int number, std::string_view line) {
        if (const auto encoding = pragma(line, "character-encoding"))
            declared = {number, engine::in_small_letters(std::string(*encoding))};
        return declared.line == 0;
    });
    return declared;
}

int first_malformed_line(std::string_view bytes) {
    int malformed = 0;
    for_each_line(bytes, [&malformed](int number, std::string_view line) {
        if (!engine::is_utf8(line)) malformed = number;
        return malformed == 0;
    });
    return malformed;
}

bool is_one_of(std::string_view name, std::initializer_list<std::string_view> names) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

std::string_view trimmed(std::string_view line) {
    return protocol::trimmed(line, blanks);
}

std::optional<std::string_view> pragma(std::string_view line, std::string_view keyword) {
    if (!line.starts_with('#')) return std::nullopt;
    line = trimmed(line.substr(1));
    const std::size_t end = std::min(line.find_first_of(blanks), line.size());
    if (engine::in_small_letters(std::string(line.substr(0, end))) != keyword) return std::nullopt;
    return trimmed(line.substr(end));
}

engine::Result<std::string, Fault> decode(std::string_view bytes) {
    const bool marked = engine::remove_byte_order_mark(bytes);
    const Declared declared = find_declared(bytes);
    const int malformed = first_malformed_line(bytes);
    if (marked || is_one_of(declared.encoding, {"utf-8", "utf8"})) {
        if (malformed != 0) return Fault{malformed, "is not UTF-8, although the file says so"};
        return std::string(bytes);
    }
    if (is_one_of(declared.encoding, {"iso-8859-1", "iso8859-1", "iso_8859-1", "latin-1", "latin1"}))
        return from_latin_1(bytes);
    if (!is_one_of(declared.encoding, {"", "ascii", "us-ascii"}))
        return Fault{declared.line, "has the unknown encoding " + engine::in_quotes(declared.encoding)};
    return malformed == 0 ? std::string(bytes) : from_latin_1(bytes);
}

}  // namespace crisscross::protocol::gcg
