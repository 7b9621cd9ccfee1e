#include "engine/catalogue/catalogue.hpp"

#include <algorithm>

namespace crisscross::engine::catalogue {

const std::vector<Ruleset>& all() {
    static const std::vector<Ruleset> rulesets{classic(), classic_nine(), finish_line(),   super(),
                                               shmac(),   crosswords(),   crosswords_17(), scrappy()};
    return rulesets;
}

std::optional<Ruleset> find(std::string_view id) {
    const auto found =
        std::find_if(all().begin(), all().end(), [id](const Ruleset& rules) { return rules.id == id; });
    return found == all().end() ? std::nullopt : std::optional(*found);
}

}  // namespace crisscross::engine::catalogue
