#include "engine/computer/end_game.hpp"

#include <algorithm>
#include <limits>

#include "engine/computer/shortlist.hpp"
#include "engine/game/decisions/ending.hpp"
#include "engine/game/decisions/settlement.hpp"
#include "engine/game/decisions/turns.hpp"
#include "engine/play/edit.hpp"

namespace crisscross::engine {

namespace {

/// The effort of one search for plays, besides the plays that it finds.
constexpr long search_cost = 300;
/// How many plays are followed at the last depth, where the rest of the game is only estimated.
constexpr std::size_t last_width = 4;
constexpr int endless = std::numeric_limits<int>::max();

/// The game after a move: the next seat has the turn, or the game is over for a reason.
struct Next {
    Game game;
    std::optional<EndReason> reason;
};

Next after_move(const Game& game, const EndMove& move) {
    const Seat seat = game.to_move;
    Draft draft(game);
    if (move.edits.empty())
        draft.add(Passed{seat, game.turn});
    else
        draft.add(Played{seat, game.turn, move.edits, move.line, {{}, 0, move.score}, Window::none, 0});
    const Seat next = after(draft.game(), seat);
    const auto reason = ending(draft.game(), next_to_move(draft.game(), next));
    if (!reason) give_turn(draft, next);
    return {draft.game(), reason};
}

}  // namespace

EndMove EndGame::best(const Game& game) {
    me_ = game.to_move;
    spent_ = 0;
    narrowed_ = false;
    std::vector<EndMove> moves = moves_of(game, 3 * limits_.width);
    const bool has_all = !narrowed_;
    estimated_ = moves.size() > 1;
    for (int depth = 0; depth < limits_.turns && estimated_ && !is_spent(); ++depth) deepen(game, moves, depth);
    moves.front().proved = has_all && is_proved();
    return moves.front();
}

std::optional<EndValue> EndGame::weigh(const Game& game, const EndMove& move) {
    me_ = game.to_move;
    spent_ = 0;
    estimated_ = true;
    std::optional<int> known;
    for (int depth = 0; depth < limits_.turns && estimated_ && !is_spent(); ++depth) {
        estimated_ = false;
        narrowed_ = false;
        const int found = value(game, move, depth, {-endless, endless}, {});
        if (!is_spent()) known = found;
    }
    if (!known) return std::nullopt;
    const int outcome = *known > win_equity / 2 ? 1 : *known < -win_equity / 2 ? -1 : 0;
    return EndValue{*known - outcome * win_equity, outcome, is_proved()};
}

/// Looks `depth` turns ahead. Moves the best moves to the front, so that the next, deeper pass begins with them.
void EndGame::deepen(const Game& game, std::vector<EndMove>& moves, int depth) {
    estimated_ = false;
    narrowed_ = false;
    int best = -endless;
    for (auto move = moves.begin(); move != moves.end(); ++move) {
        const int found = value(game, *move, depth, {best, endless}, {});
        if (is_spent()) return;
        move->equity = found;
        if (found <= best) continue;
        best = found;
        std::rotate(moves.begin(), move, move + 1);
    }
}

/// By how much `me_` wins with best play from here. `stuck`: the seat that has just found no play on this board.
int EndGame::search(const Game& game, int depth, Bounds bounds, std::optional<Seat> stuck) {
    const std::vector<EndMove> moves = moves_of(game, depth == 0 ? last_width : limits_.width);
    if (depth == 0 && moves.size() > last_width) estimated_ = true;
    const bool has_play = moves.size() > 1;
    if (!has_play && stuck && *stuck != game.to_move) return equity(game, EndReason::no_play_left);
    const bool is_mine = game.to_move == me_;
    int best = is_mine ? -endless : endless;
    for (const EndMove& move : moves) {
        const int deep = has_play ? depth - 1 : depth;
        const int found = value(game, move, deep, bounds, has_play ? std::nullopt : std::optional(game.to_move));
        best = is_mine ? std::max(best, found) : std::min(best, found);
        if (is_mine) bounds.min = std::max(bounds.min, best);
        if (!is_mine) bounds.max = std::min(bounds.max, best);
        if (bounds.min >= bounds.max || is_spent()) break;
    }
    return best;
}

/// The same after a move.
int EndGame::value(const Game& game, const EndMove& move, int depth, Bounds bounds, std::optional<Seat> stuck) {
    const Next next = after_move(game, move);
    if (next.reason) return equity(next.game, *next.reason);
    if (depth >= 0) return search(next.game, depth, bounds, stuck);
    estimated_ = true;
    return equity(next.game, EndReason::all_passed);
}

/// By how much `me_` is ahead when the game ends for this reason; winning outweighs any difference in points.
int EndGame::equity(const Game& game, EndReason reason) const {
    const auto final_scores = settle(game, reason);
    const auto won = winners(game, final_scores, reason);
    const int sign = won.size() != 1 ? 0 : won.front() == me_ ? 1 : -1;
    const Seat other = after(game, me_);
    return final_scores[static_cast<std::size_t>(me_)].final - final_scores[static_cast<std::size_t>(other)].final +
           sign * win_equity;
}

/// The most promising plays, and then a pass.
std::vector<EndMove> EndGame::moves_of(const Game& game, std::size_t width) {
    const Player& own = game.player(game.to_move);
    const TileCounts& rack = own.rack;
    const int theirs = game.rules.value(game.player(after(game, game.to_move)).rack);
    Shortlist<EndMove> list(width);
    spent_ += search_cost;
    std::size_t found = 0;
    const auto rank = [&](const Candidate& candidate) {
        ++spent_;
        ++found;
        const int used = candidate.used();
        double hope = candidate.score + (used == rack.total() ? 2 * theirs : 0);
        for (const Lay& lay : candidate.lays) hope += game.rules.value(lay.tile);
        if (wins_at_once(game.rules, used) || reaches_target(game.rules, own.score + candidate.score, own.target))
            hope += win_equity;
        if (list.wants(hope)) list.add({candidate.edits(), candidate.line, candidate.score, hope});
        return !is_spent();
    };
    generator_.for_each({game.position.board, game.position.premiums, rack}, rank, budget_);
    if (found > width) narrowed_ = true;
    std::vector<EndMove> moves = list.release();
    moves.push_back({});
    return moves;
}

}  // namespace crisscross::engine
