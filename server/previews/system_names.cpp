#include "server/previews/system_names.hpp"

#include <array>
#include <utility>

namespace crisscross::server {

namespace {

// The page has the same ones, in web-client/src/languages/en/catalogue.ftl.
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> names{{{"classic", "Classic"},
                                                                              {"classic-nine", "Classic, nine tiles"},
                                                                              {"finish-line", "Finish Line"},
                                                                              {"super", "Super"},
                                                                              {"shmac", "SHMAC"},
                                                                              {"crosswords", "Crosswords"},
                                                                              {"crosswords-17", "Crosswords 17"},
                                                                              {"scrappy", "Scrappy Scrambled"}}};

}  // namespace

std::string system_name(std::string_view id) {
    for (const auto& [known, name] : names)
        if (known == id) return std::string(name);
    return std::string(id);
}

}  // namespace crisscross::server
