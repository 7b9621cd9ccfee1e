#include "engine/settings.hpp"

#include <algorithm>

#include "engine/catalogue/catalogue.hpp"

namespace crisscross::engine {

namespace {

template <class Value>
void change(Value& knob, const std::optional<Value>& setting) {
    if (setting) knob = *setting;
}

void change_scoreless(std::vector<End>& ends, const std::optional<int>& turns) {
    if (!turns) return;
    std::erase_if(ends, [](const End& end) { return std::holds_alternative<ScorelessTurns>(end); });
    if (*turns != 0) ends.emplace_back(ScorelessTurns{*turns});
}

}  // namespace

Result<Rules, RulesetFault> resolve(const Settings& settings) {
    auto ruleset = catalogue::find(settings.system);
    if (!ruleset) return RulesetFault{{"system"}, "there is no such system"};
    change(ruleset->ruling, settings.ruling);
    change(ruleset->windows.two_seats, settings.window_two_seats);
    change(ruleset->windows.more_seats, settings.window_more_seats);
    change(ruleset->windows.last_play, settings.window_last_play);
    change(ruleset->exchange_minimum, settings.exchange_minimum);
    change_scoreless(ruleset->ends, settings.scoreless_turns);
    return compile(*std::move(ruleset));
}

}  // namespace crisscross::engine
