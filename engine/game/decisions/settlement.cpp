#include "engine/game/decisions/settlement.hpp"

#include <algorithm>

namespace crisscross::engine {

namespace {

/// Changes the final scores by one settlement; one overload for each.
struct Settle {
    const Game& game;
    EndReason reason;
    std::vector<FinalScore>& final_scores;

    void operator()(const DeductRacks&) const {
        for (const Seat seat : active_seats(game)) final_score(seat).deducted += rack_value(seat);
    }
    /// The player who went out made the latest play.
    void operator()(const AwardRacks&) const {
        if (reason != EndReason::went_out || !game.last_play) return;
        for (const Seat seat : active_seats(game)) final_score(game.last_play->seat).awarded += rack_value(seat);
    }

    FinalScore& final_score(Seat seat) const { return final_scores.at(index_of(seat)); }
    int rack_value(Seat seat) const { return game.rules.value(game.player(seat).rack); }
};

bool is_last_one_left(EndReason reason) {
    return reason == EndReason::resignation || reason == EndReason::out_of_time;
}

bool is_settled(EndReason reason) {
    return !is_last_one_left(reason) && reason != EndReason::target_reached && reason != EndReason::laid_at_once &&
           reason != EndReason::aborted;
}

/// Keeps the seats for which `points` is highest.
template <class Points>
void keep_best(std::vector<Seat>& seats, Points points) {
    int best = points(seats.front());
    for (const Seat seat : seats) best = std::max(best, points(seat));
    std::erase_if(seats, [&](Seat seat) { return points(seat) < best; });
}

}  // namespace

std::vector<FinalScore> settle(const Game& game, EndReason reason) {
    std::vector<FinalScore> final_scores;
    for (const Player& player : game.position.players)
        final_scores.push_back({.before = player.score, .final = player.score, .rack = player.rack});
    if (game.rules.ruleset().scoring == Scoring::none) return final_scores;
    if (is_settled(reason))
        for (const Settlement& settlement : game.rules.ruleset().settlements)
            std::visit(Settle{game, reason, final_scores}, settlement);
    for (const Seat seat : active_seats(game)) final_scores.at(index_of(seat)).overtime = game.player(seat).overtime;
    for (FinalScore& score : final_scores)
        score.final = score.before - score.deducted + score.awarded - score.overtime;
    return final_scores;
}

std::vector<Seat> winners(const Game& game, std::span<const FinalScore> final_scores, EndReason reason) {
    std::vector<Seat> seats = active_seats(game);
    if (is_last_one_left(reason)) return seats;
    if (reason == EndReason::aborted) return {};
    if (reason == EndReason::laid_at_once) return {game.last_play->seat};
    if (reason == EndReason::target_reached) {
        std::erase_if(seats, [&](Seat seat) { return game.player(seat).score < game.player(seat).target; });
        return seats;
    }
    if (game.rules.ruleset().scoring == Scoring::none) return {};
    const auto final_score = [&](Seat seat) -> const FinalScore& { return final_scores[index_of(seat)]; };
    keep_best(seats, [&](Seat seat) { return final_score(seat).final; });
    for (const TieBreak& tie_break : game.rules.ruleset().tie_breaks)
        std::visit(
            [&](const HigherBeforeSettlement&) {
                keep_best(seats, [&](Seat seat) { return final_score(seat).before; });
            },
            tie_break);
    return seats;
}

}  // namespace crisscross::engine
