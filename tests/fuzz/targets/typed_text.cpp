#include <string>

#include "engine/text/utf8.hpp"
#include "server/access/auth.hpp"
#include "server/lexicons/plain_spelling.hpp"
#include "server/names/names.hpp"
#include "server/rooms/room_code.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/targets.hpp"

namespace crisscross::fuzz {

namespace {

constexpr std::size_t code_length = 8;
constexpr std::size_t token_length = 64;
constexpr std::size_t max_character_bytes = (1 + 4) * 4;  // it may have four marks
constexpr std::size_t max_name_bytes = server::max_name_characters * max_character_bytes;
constexpr std::size_t max_label_bytes = server::max_label_characters * max_character_bytes;

void read_name(std::string_view text) {
    const auto name = server::read_name(text);
    if (!name) return;
    require(engine::is_plain_line(*name), "a name is one line of UTF-8");
    require(name->size() <= max_name_bytes, "a name is short");
    require(server::read_name(*name) == name, "a name that was read stays the same when it is read again");
    require(server::are_alike(*name, *name), "a name is like itself");
}

void read_label(std::string_view text) {
    const auto name = server::read_label(text);
    if (!name) return require(!server::read_name(text), "what may be a player's name may be a device's, too");
    require(engine::is_plain_line(*name), "the name of a device is one line of UTF-8");
    require(name->size() <= max_label_bytes, "the name of a device is short");
    require(server::read_label(*name) == name, "the name of a device stays the same when it is read again");
}

void read_code(std::string_view text) {
    const auto code = server::read_room_code(text);
    if (!code) return;
    require(code->size() == code_length, "a code has eight characters");
    require(server::read_room_code(*code) == code, "a code that was read stays the same when it is read again");
}

}  // namespace

void typed_text(std::string_view bytes) {
    read_name(bytes);
    read_label(bytes);
    read_code(bytes);
    require(!server::token_hash(bytes) || bytes.size() == token_length, "a token has 64 digits");
    if (engine::is_utf8(bytes)) require(engine::is_utf8(server::plain_spelling(bytes)), "a spelling is UTF-8");
}

}  // namespace crisscross::fuzz
