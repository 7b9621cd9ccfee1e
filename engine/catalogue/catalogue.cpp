#include "engine/catalogue/catalogue.hpp"

#include <algorithm>

#include "engine/rules/rules.hpp"

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

bool has_letters(const Alphabet& alphabet) {
    static const std::vector<Alphabet> alphabets = [] {
        std::vector<Alphabet> of_systems;
        for (const Ruleset& rules : all()) of_systems.push_back(compile(rules).value().alphabet());
        return of_systems;
    }();
    return std::find(alphabets.begin(), alphabets.end(), alphabet) != alphabets.end();
}

}  // namespace crisscross::engine::catalogue
