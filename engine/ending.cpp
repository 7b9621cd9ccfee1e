#include "engine/ending.hpp"

#include <algorithm>

namespace crisscross::engine {

namespace {

template <class Predicate>
bool any_active(const Game& game, Predicate predicate) {
    return std::any_of(game.now.players.begin(), game.now.players.end(),
                       [&](const Player& player) { return !player.resigned && predicate(player); });
}

struct Holds {
    const Game& game;

    std::optional<Reason> operator()(const WentOut&) const {
        const bool out = any_active(game, [](const Player& player) { return player.rack.empty(); });
        return game.now.bag.empty() && out ? std::optional(Reason::went_out) : std::nullopt;
    }
    std::optional<Reason> operator()(const AllPassed& end) const {
        const bool waiting = any_active(game, [&](const Player& player) { return player.passes < end.times; });
        return waiting ? std::nullopt : std::optional(Reason::all_passed);
    }
    std::optional<Reason> operator()(const ScorelessTurns& end) const {
        return game.scoreless >= end.turns ? std::optional(Reason::scoreless) : std::nullopt;
    }
};

}  // namespace

std::optional<Reason> ending(const Game& game) {
    if (active_seats(game).size() == 1) return Reason::resignation;
    for (const End& end : game.rules.ruleset().ends)
        if (const auto reason = std::visit(Holds{game}, end)) return reason;
    return std::nullopt;
}

}  // namespace crisscross::engine
