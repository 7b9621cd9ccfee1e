#include "protocol/languages/text.hpp"

#include <stdexcept>

namespace crisscross::protocol {

namespace {

std::string_view value_of(std::string_view place, Values values) {
    for (const auto& [name, value] : values)
        if (name == place) return value;
    throw std::logic_error("no value for {" + std::string(place) + "}");
}

}  // namespace

const Text& form_of(const CountedText& text, Language language, std::int64_t count) {
    const bool is_singular = count == 1 || (count == 0 && language == Language::french);
    return is_singular ? text.singular : text.plural;
}

std::string filled(const Text& text, Values values) {
    std::string made;
    std::string_view rest = text.text;
    for (auto begin = rest.find('{'); begin != rest.npos; begin = rest.find('{')) {
        const auto end = rest.find('}', begin);
        if (end == rest.npos) break;
        made += rest.substr(0, begin);
        made += value_of(rest.substr(begin + 1, end - begin - 1), values);
        rest.remove_prefix(end + 1);
    }
    return made.append(rest);
}

}  // namespace crisscross::protocol
