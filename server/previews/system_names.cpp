#include "server/previews/system_names.hpp"

#include <array>
#include <utility>

#include "protocol/languages/texts.hpp"

namespace crisscross::server {

namespace {

// As in catalogue.ftl of each language of the page.
constexpr std::array<std::pair<std::string_view, std::string_view>, 7> names{{{"classic", "Classic"},
                                                                              {"finish-line", "Finish Line"},
                                                                              {"super", "Super"},
                                                                              {"shmac", "SHMAC"},
                                                                              {"crosswords", "Crosswords"},
                                                                              {"crosswords-17", "Crosswords 17"},
                                                                              {"scrappy", "Scrappy Scrambled"}}};

}  // namespace

std::string system_name(std::string_view id, protocol::Language language) {
    if (id == "classic-nine") return std::string(texts_in(language).classic_nine.text);
    for (const auto& [known, name] : names)
        if (known == id) return std::string(name);
    return std::string(id);
}

}  // namespace crisscross::server
