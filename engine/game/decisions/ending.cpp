#include "engine/game/decisions/ending.hpp"

#include <algorithm>

namespace crisscross::engine {

namespace {

template <class Predicate>
bool any_active(const Game& game, Predicate predicate) {
    return std::any_of(game.position.players.begin(), game.position.players.end(),
                       [&](const Player& player) { return !player.resigned && predicate(player); });
}

/// Why the game would end now by one end of its rules, with `next` to move; nothing if it goes on. One overload for
/// each end.
struct EndsBy {
    const Game& game;
    Seat next;

    std::optional<EndReason> operator()(const WentOut&) const {
        const bool out = any_active(game, [](const Player& player) { return player.rack.empty(); });
        return game.position.bag.empty() && out ? std::optional(EndReason::went_out) : std::nullopt;
    }
    std::optional<EndReason> operator()(const EmptyRackToMove&) const {
        return game.player(next).rack.empty() ? std::optional(EndReason::empty_rack_to_move) : std::nullopt;
    }
    std::optional<EndReason> operator()(const AllIdle& end) const {
        const bool busy = any_active(game, [&](const Player& player) { return player.idle < end.times; });
        return busy ? std::nullopt : std::optional(EndReason::all_idle);
    }
    std::optional<EndReason> operator()(const TargetReached&) const {
        const auto reaches = [this](const Player& player) {
            return reaches_target(game.rules, player.score, player.target);
        };
        return any_active(game, reaches) ? std::optional(EndReason::target_reached) : std::nullopt;
    }
    std::optional<EndReason> operator()(const LaidAtOnce&) const {
        const bool enough = game.last_play && wins_at_once(game.rules, game.last_play->tiles);
        return enough && !game.player(game.last_play->seat).resigned ? std::optional(EndReason::laid_at_once)
                                                                     : std::nullopt;
    }
    std::optional<EndReason> operator()(const AllPassed& end) const {
        const bool waiting = any_active(game, [&](const Player& player) { return player.passes < end.times; });
        return waiting ? std::nullopt : std::optional(EndReason::all_passed);
    }
    /// Needs the word list, so it is proved elsewhere: see `NoPlayFound`.
    std::optional<EndReason> operator()(const NoPlayLeft&) const { return std::nullopt; }
    std::optional<EndReason> operator()(const ScorelessTurns& end) const {
        return game.scoreless >= end.turns ? std::optional(EndReason::scoreless_turns) : std::nullopt;
    }
};

}  // namespace

std::optional<EndReason> ending(const Game& game, Seat next) {
    if (active_seats(game).size() == 1) return EndReason::resignation;
    for (const End& end : game.rules.ruleset().ends)
        if (const auto reason = std::visit(EndsBy{game, next}, end)) return reason;
    return std::nullopt;
}

bool may_end_without_plays(const Game& game) {
    const Ruleset& rules = game.rules.ruleset();
    const bool can_be_proved = rules.word_source == WordSource::list && rules.layout == Layout::one_line;
    return can_be_proved && rules.ruling == Ruling::on_laying && game.turn > 0 && game.position.bag.empty() &&
           std::holds_alternative<NothingPending>(game.phase) &&
           std::any_of(rules.ends.begin(), rules.ends.end(),
                       [](const End& end) { return std::holds_alternative<NoPlayLeft>(end); });
}

bool wins_at_once(const Rules& rules, int tiles) {
    for (const End& end : rules.ruleset().ends)
        if (const auto* laid = std::get_if<LaidAtOnce>(&end)) return tiles >= laid->min_tiles;
    return false;
}

bool reaches_target(const Rules& rules, int score, int target) {
    const auto is_race = [](const End& end) { return std::holds_alternative<TargetReached>(end); };
    return score >= target && std::any_of(rules.ruleset().ends.begin(), rules.ruleset().ends.end(), is_race);
}

}  // namespace crisscross::engine
