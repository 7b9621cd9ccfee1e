#include "server/lexicons/plain_spelling.hpp"

#include <array>

namespace crisscross::server {

namespace {

constexpr unsigned first_replaced = 0xc0;  // U+00C0 to U+017F: Latin-1 and Latin Extended-A
constexpr std::array<std::string_view, 0x180 - first_replaced> letters{
    // clang-format off
    "A", "A", "A", "A", "A", "A", "AE", "C", "E", "E", "E", "E", "I", "I", "I", "I", "D", "N", "O", "O", "O", "O",
    "O", "", "O", "U", "U", "U", "U", "Y", "TH", "SS", "A", "A", "A", "A", "A", "A", "AE", "C", "E", "E", "E", "E",
    "I", "I", "I", "I", "D", "N", "O", "O", "O", "O", "O", "", "O", "U", "U", "U", "U", "Y", "TH", "Y", "A", "A",
    "A", "A", "A", "A", "C", "C", "C", "C", "C", "C", "C", "C", "D", "D", "D", "D", "E", "E", "E", "E", "E", "E",
    "E", "E", "E", "E", "G", "G", "G", "G", "G", "G", "G", "G", "H", "H", "H", "H", "I", "I", "I", "I", "I", "I",
    "I", "I", "I", "I", "IJ", "IJ", "J", "J", "K", "K", "K", "L", "L", "L", "L", "L", "L", "L", "L", "L", "L", "N",
    "N", "N", "N", "N", "N", "N", "N", "N", "O", "O", "O", "O", "O", "O", "OE", "OE", "R", "R", "R", "R", "R", "R",
    "S", "S", "S", "S", "S", "S", "S", "S", "T", "T", "T", "T", "T", "T", "U", "U", "U", "U", "U", "U", "U", "U",
    "U", "U", "U", "U", "W", "W", "Y", "Y", "Y", "Z", "Z", "Z", "Z", "Z", "Z", "S"
    // clang-format on
};
constexpr std::array<std::string_view, 6> left_out{"-", "'", " ", "\u2019", "\u2010", "\u2011"};

std::size_t length_of(unsigned char lead) {
    return lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
}

bool is_left_out(std::string_view character) {
    for (const std::string_view other : left_out)
        if (character == other) return true;
    // U+0300 to U+036F: accents that follow their letter
    return character.size() == 2 && (character[0] == '\xcc' || (character[0] == '\xcd' && character[1] <= '\xaf'));
}

std::string_view letter_of(std::string_view character) {
    if (character.size() != 2) return character;
    const auto lead = static_cast<unsigned char>(character[0]);
    const unsigned code = (lead & 0x1fU) << 6U | (static_cast<unsigned char>(character[1]) & 0x3fU);
    if (code < first_replaced || code >= first_replaced + letters.size()) return character;
    const std::string_view letter = letters.at(code - first_replaced);
    return letter.empty() ? character : letter;
}

}  // namespace

std::string plain_spelling(std::string_view text) {
    std::string made;
    while (!text.empty()) {
        const std::string_view character = text.substr(0, length_of(static_cast<unsigned char>(text.front())));
        if (!is_left_out(character)) made += letter_of(character);
        text.remove_prefix(character.size());
    }
    return made;
}

}  // namespace crisscross::server
