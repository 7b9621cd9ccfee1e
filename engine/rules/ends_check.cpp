#include "engine/rules/ends_check.hpp"

#include <algorithm>
#include <set>
#include <string>

namespace crisscross::engine {

namespace {

constexpr int max_idle_times = 10;

template <class Alternative, class Variant>
bool lists(const std::vector<Variant>& variants) {
    return std::any_of(variants.begin(), variants.end(),
                       [](const Variant& variant) { return std::holds_alternative<Alternative>(variant); });
}

template <class Variant>
bool lists_twice(const std::vector<Variant>& variants) {
    std::set<std::size_t> seen;
    return std::any_of(variants.begin(), variants.end(),
                       [&seen](const Variant& variant) { return !seen.insert(variant.index()).second; });
}

/// Why the number of an end is out of range, if it is.
std::optional<RulesetFault> check_range(const End& end) {
    const auto* idle = std::get_if<AllIdle>(&end);
    if (idle && (idle->times < 1 || idle->times > max_idle_times))
        return RulesetFault{{"ends"}, "all_idle needs 1 to " + std::to_string(max_idle_times) + " times"};
    const auto* laid = std::get_if<LaidAtOnce>(&end);
    if (laid && (laid->min_tiles < 1 || laid->min_tiles > max_rack_size))
        return RulesetFault{{"ends"}, "laid_at_once needs 1 to " + std::to_string(max_rack_size) + " tiles"};
    const auto* scoreless = std::get_if<ScorelessTurns>(&end);
    if (scoreless && scoreless->turns < 1) return RulesetFault{{"ends"}, "scoreless_turns needs at least one turn"};
    return {};
}

}  // namespace

std::optional<RulesetFault> check_ends(const Ruleset& rules) {
    if (!lists<AllPassed>(rules.ends)) return RulesetFault{{"ends"}, "without all_passed a game need never end"};
    if (lists_twice(rules.ends)) return RulesetFault{{"ends"}, "an end is listed twice"};
    for (const End& end : rules.ends)
        if (auto fault = check_range(end)) return fault;
    if (lists<TargetReached>(rules.ends) == rules.levels.empty())
        return RulesetFault{{"ends", "levels"}, "target_reached and levels go together"};
    if (rules.scoring == Scoring::none && !rules.levels.empty())
        return RulesetFault{{"scoring", "levels"}, "without points nobody reaches a target"};
    if (rules.scoring == Scoring::none &&
        (rules.ruling == Ruling::challenge_pays_five || rules.ruling == Ruling::challenge_pays_ten))
        return RulesetFault{{"scoring", "ruling"}, "without points a challenge cannot pay any"};
    if (rules.scoring == Scoring::none && lists<ScorelessTurns>(rules.ends))
        return RulesetFault{{"scoring", "ends"}, "without points every turn is scoreless"};
    if (lists_twice(rules.settlements)) return RulesetFault{{"settlements"}, "a settlement is listed twice"};
    if (lists<AwardRacks>(rules.settlements) && !lists<WentOut>(rules.ends))
        return RulesetFault{{"settlements", "ends"}, "award_racks needs went_out: nobody else gets the racks"};
    if (lists_twice(rules.tie_breaks)) return RulesetFault{{"tie_breaks"}, "a tie-break is listed twice"};
    return {};
}

}  // namespace crisscross::engine
