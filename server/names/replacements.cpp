#include "server/names/replacements.hpp"

#include <algorithm>

namespace crisscross::server {

std::u32string replaced(std::u32string_view text, const Replacements& replacements) {
    std::u32string made;
    for (const char32_t point : text) {
        const auto found = std::ranges::lower_bound(replacements.list, point, {}, &Replacement::from);
        if (found == replacements.list.end() || found->from != point)
            made.push_back(point);
        else
            made += replacements.text.substr(found->at, found->length);
    }
    return made;
}

}  // namespace crisscross::server
