#include "server/access/pass_phrase.hpp"

#include <algorithm>

namespace crisscross::server {

namespace {

bool begins_a_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
}

}  // namespace

bool is_pass_phrase(std::string_view text) {
    const auto characters = static_cast<std::size_t>(std::ranges::count_if(text, begins_a_character));
    return characters >= min_pass_phrase_characters && characters <= max_pass_phrase_characters;
}

}  // namespace crisscross::server
