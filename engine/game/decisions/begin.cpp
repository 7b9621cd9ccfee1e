#include <algorithm>

#include "engine/game/decide.hpp"
#include "engine/game/decisions/draft.hpp"
#include "engine/game/decisions/first_draw.hpp"
#include "engine/game/decisions/turns.hpp"

namespace crisscross::engine {

namespace {

/// Each seat's target; none where the rules have no levels. An unknown level counts as the first.
std::vector<int> targets_for(const Ruleset& rules, const std::vector<std::string>& levels) {
    if (rules.levels.empty()) return {};
    std::vector<int> targets;
    for (const std::string& name : levels) {
        const auto found = std::find_if(rules.levels.begin(), rules.levels.end(),
                                        [&name](const Level& level) { return level.name == name; });
        const Level& level = found == rules.levels.end() ? rules.levels.front() : *found;
        targets.push_back(level.targets.at(levels.size() - 2));
    }
    return targets;
}

const CornerBonus& kind_for(const Corners& corners, int percent) {
    for (const CornerBonus& kind : corners.kinds)
        if ((percent -= kind.percent) < 0) return kind;
    return corners.kinds.back();
}

/// Chooses distinct corners, all equally likely, and the kind of each by its share (X1).
BonusesPlaced place_corners(const Rules& rules, const Chance& chance, std::uint32_t event) {
    std::vector<Cell> free;
    for (int row = 0; row + 1 < rules.rows(); ++row)
        for (int column = 0; column + 1 < rules.columns(); ++column) free.push_back({row, column});
    BonusesPlaced placed;
    const Corners& corners = rules.ruleset().corners;
    for (std::uint32_t place = 0; place < static_cast<std::uint32_t>(corners.count); ++place) {
        const auto chosen = free.begin() + chance.below(static_cast<std::uint32_t>(free.size()), event, 2 * place);
        const auto percent = static_cast<int>(chance.below(100, event, 2 * place + 1));
        const CornerBonus& kind = kind_for(corners, percent);
        placed.premiums.push_back(corner_premium(*chosen, kind.scope, kind.factor));
        free.erase(chosen);
    }
    return placed;
}

Seat choose_first(Draft& draft, const Chance& chance, int seats) {
    const Rules& rules = draft.game().rules;
    if (rules.ruleset().first_player == FirstPlayer::random) {
        const auto seat = chance.below(static_cast<std::uint32_t>(seats), draft.next_event(), 0);
        draft.add(FirstChosen{static_cast<Seat>(seat)});
        return static_cast<Seat>(seat);
    }
    Seat first = 0;
    for (OrderDrawn& round : draw_order(rules, chance, seats, draft.next_event())) {
        first = round.best.front();
        draft.add(std::move(round));
    }
    return first;
}

}  // namespace

std::vector<Event> begin(const Rules& rules, const Lexicon::Hash& list, const Chance& chance,
                         const std::vector<std::string>& levels) {
    const auto seats = static_cast<int>(levels.size());
    Draft draft(new_game(rules));
    draft.add(Began{seats, hash_of(chance.seed()), list, targets_for(rules.ruleset(), levels)});
    if (rules.ruleset().corners.count > 0) draft.add(place_corners(rules, chance, draft.next_event()));
    const Seat first = choose_first(draft, chance, seats);
    for (Seat seat = 0; seat < seats; ++seat) fill_rack<Dealt>(draft, chance, seat);
    give_turn(draft, first);
    return draft.release();
}

}  // namespace crisscross::engine
