#include "engine/catalogue/catalogue.hpp"

namespace crisscross::engine::catalogue {

/// F1-F4: each player has a target by level and number of players.
Ruleset finish_line() {
    Ruleset rules = classic();
    rules.id = "finish-line";
    rules.levels = {{"beginner", {70, 60, 50}}, {"intermediate", {120, 100, 90}}, {"expert", {200, 180, 160}}};
    rules.ends.insert(rules.ends.begin(), TargetReached{});
    return rules;
}

}  // namespace crisscross::engine::catalogue
