#include "server/rooms/room_code.hpp"

#include <array>

namespace crisscross::server {

namespace {

constexpr std::string_view characters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t length = 8;

char random_character(Entropy& entropy) {
    // Bytes from the last, incomplete round of the alphabet are thrown away, so that each character is equally
    // likely.
    constexpr std::uint8_t limit = 256 / characters.size() * characters.size();
    std::array<std::uint8_t, 1> byte{};
    do {
        entropy.fill(byte);
    } while (byte[0] >= limit);
    return characters[byte[0] % characters.size()];
}

char capital(char character) {
    return character >= 'a' && character <= 'z' ? static_cast<char>(character - 32) : character;
}

bool separates(char character) {
    return character == ' ' || character == '-' || character == '_' || character == '.';
}

}  // namespace

std::string new_room_code(Entropy& entropy) {
    std::string code;
    while (code.size() < length) code.push_back(random_character(entropy));
    return code;
}

std::optional<std::string> read_room_code(std::string_view typed) {
    std::string code;
    for (const char character : typed) {
        if (separates(character)) continue;
        if (code.size() == length || characters.find(capital(character)) == std::string_view::npos)
            return std::nullopt;
        code.push_back(capital(character));
    }
    if (code.size() != length) return std::nullopt;
    return code;
}

}  // namespace crisscross::server
