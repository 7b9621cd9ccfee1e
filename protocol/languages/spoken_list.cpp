#include "protocol/languages/spoken_list.hpp"

#include "protocol/languages/texts.hpp"

namespace crisscross::protocol {

namespace {

// "Mara e Inés": Spanish has another word before the sound of an i, which "Hielo" does not begin with.
bool begins_with_i(std::string_view item) {
    const auto has = [item](std::size_t place, std::string_view letters) {
        return place < item.size() && letters.find(item[place]) != letters.npos;
    };
    if (has(0, "hH")) return (has(1, "iI") && !has(2, "aAeE"));
    return has(0, "iI") || item.starts_with("\u00cd") || item.starts_with("\u00ed");
}

}  // namespace

std::string spoken_list(const std::vector<std::string>& items, Language language) {
    const ListTexts& texts = texts_in(language).lists;
    std::string list;
    for (std::size_t place = 0; place < items.size(); ++place) {
        const bool is_last = place + 1 == items.size();
        const Text& last = begins_with_i(items[place]) ? texts.last_with_i : texts.last;
        if (place > 0) list += is_last ? last.text : texts.next.text;
        list += items[place];
    }
    return list;
}

}  // namespace crisscross::protocol
