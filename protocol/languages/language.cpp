#include "protocol/languages/language.hpp"

#include "protocol/json/names.hpp"

namespace crisscross::protocol {

std::string_view name_of(Language language) {
    return json::name_of(language);
}

std::optional<Language> find_language(std::string_view code) {
    return json::find_name<Language>(code);
}

}  // namespace crisscross::protocol
