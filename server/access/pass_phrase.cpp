#include "server/access/pass_phrase.hpp"

#include "engine/text/utf8.hpp"

namespace crisscross::server {

bool is_pass_phrase(std::string_view text) {
    const std::size_t characters = engine::characters_in(text);
    return characters >= min_pass_phrase_characters && characters <= max_pass_phrase_characters;
}

}  // namespace crisscross::server
