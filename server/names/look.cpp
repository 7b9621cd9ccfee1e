#include "server/names/look.hpp"

#include "server/names/decomposition.hpp"
#include "server/names/replacements.hpp"

namespace crisscross::server {

namespace {

#include "look_tables.inc"

/// By UTS 39, 4: decomposed, then each character for itself, then decomposed again.
std::u32string skeleton(std::u32string_view text) {
    return decomposed(replaced(decomposed(text), skeletons));
}

}  // namespace

std::u32string in_small_letters(std::u32string_view text) {
    return replaced(text, small_letters);
}

Look look_of(std::u32string_view text) {
    return {skeleton(in_small_letters(skeleton(text))), skeleton(in_small_letters(decomposed(text)))};
}

}  // namespace crisscross::server
