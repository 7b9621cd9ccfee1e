#include "engine/game/fit.hpp"

#include <algorithm>

#include "engine/game/checks.hpp"
#include "engine/game/fit_checks.hpp"

namespace crisscross::engine {

namespace {

/// Nobody loses more points for overtime.
constexpr std::int64_t max_overtime = 1'000'000;

/// Whether each tile comes off a cell that has one, and onto a cell that has none, in the order of `carry_out`.
std::optional<Misfit> check_edits(Board board, const Edits& edits) {
    for (const Edit& edit : edits)
        if (const auto* lift = std::get_if<Lift>(&edit)) {
            if (!board.occupied(lift->cell)) return Misfit::wrong_cell;
            board.lift(lift->cell);
        }
    for (const Edit& edit : edits)
        if (const auto* lay = std::get_if<Lay>(&edit)) {
            if (!board.contains(lay->cell) || board.occupied(lay->cell)) return Misfit::wrong_cell;
            board.lay(lay->cell, {lay->shown, lay->tile == blank});
        }
    return std::nullopt;
}

bool is_corner(const Board& board, const Premium& bonus) {
    if (bonus.cells.size() != 4 || !is_corner_factor(bonus.factor)) return false;
    const Cell corner = bonus.cells.front();
    return board.contains(corner) && board.contains(bonus.cells.back()) &&
           bonus == corner_premium(corner, bonus.scope, bonus.factor);
}

bool has_twice(const std::vector<Premium>& bonuses) {
    std::vector<Cell> corners;
    corners.reserve(bonuses.size());
    for (const Premium& bonus : bonuses) corners.push_back(bonus.cells.front());
    std::ranges::sort(corners);
    return std::ranges::adjacent_find(corners) != corners.end();
}

/// What each event needs: one overload for each, so that a new event does not compile until it is checked here.
struct Fit : FitChecks {
    Check operator()(const Began& event) const {
        const Ruleset& rules = game.rules.ruleset();
        const bool has_right_seats = event.seat_count >= rules.least_seats && event.seat_count <= rules.most_seats;
        const bool has_targets = !rules.levels.empty() && event.seed_hash;
        const int targets = has_targets ? event.seat_count : 0;
        return unless(has_right_seats && static_cast<int>(event.targets.size()) == targets, Misfit::wrong_number);
    }
    Check operator()(const BonusesPlaced& event) const {
        const auto count = static_cast<std::size_t>(game.rules.ruleset().corners.count);
        const auto placed = game.position.premiums.all().size() - game.rules.premiums().all().size();
        const auto is_bonus = [this](const Premium& bonus) { return is_corner(game.position.board, bonus); };
        const bool are_bonuses = event.premiums.size() == count && std::ranges::all_of(event.premiums, is_bonus);
        return first_of({in_opening(), permitted(placed == 0),
                         unless(are_bonuses && !has_twice(event.premiums), Misfit::wrong_options)});
    }
    Check operator()(const OrderDrawn& event) const {
        const bool draws_are_by_seats =
            std::ranges::all_of(event.draws, [this](const SeatTile& draw) { return is_seat(draw.seat); });
        const bool best_are_seats = std::ranges::all_of(event.best, [this](Seat one) { return is_seat(one); });
        return first_of({in_opening(), unless(draws_are_by_seats && best_are_seats, Misfit::no_such_seat),
                         unless(!event.best.empty(), Misfit::wrong_number)});
    }
    Check operator()(const FirstChosen& event) const { return first_of({in_opening(), seat(event.seat)}); }
    Check operator()(const Dealt& event) const { return first_of({in_opening(), draw(event.seat, event.drawn)}); }
    Check operator()(const TurnBegan& event) const {
        return first_of({unless(!check_resignation(game, event.seat), Misfit::no_such_seat),
                         unless(event.turn == game.turn + 1 && event.seconds >= 0, Misfit::wrong_number)});
    }
    Check operator()(const TurnSkipped& event) const {
        if (auto misfit = seat(event.seat)) return misfit;
        return unless(game.player(event.seat).lost_turns > 0, Misfit::out_of_order);
    }
    Check operator()(const StarterPlaced& event) const {
        return first_of({permitted(game.turn > 0 && !check_starter(game, event.seat, event.turn)),
                         unless(game.position.board.contains(event.cell), Misfit::wrong_cell),
                         unless(with_options(game.rules, event.options).has_value(), Misfit::wrong_options)});
    }
    Check operator()(const RacksShown& event) const {
        const auto same = [](const TileCounts& rack, const Player& player) { return rack == player.rack; };
        return first_of({permitted(game.rack_visibility() == RackVisibility::open),
                         unless(std::ranges::equal(event.racks, game.position.players, same), Misfit::wrong_tiles)});
    }
    Check operator()(const Played& event) const {
        if (auto misfit = move(event.seat, event.turn)) return misfit;
        const Player& player = game.player(event.seat);
        return first_of({check_edits(game.position.board, event.edits),
                         unless(player.rack.includes(tiles_of(event.edits)), Misfit::wrong_tiles),
                         points(player, event.score.total), unless(event.seconds >= 0, Misfit::wrong_number)});
    }
    Check operator()(const Drew& event) const {
        if (!game.last_play || game.last_play->seat != event.seat) return Misfit::out_of_order;
        return draw(event.seat, event.drawn);
    }
    Check operator()(const Exchanged& event) const {
        if (auto misfit = move(event.seat, event.turn)) return misfit;
        if (game.recorded) return recorded_exchange(event);
        if (!are_known(event.drawn) || !are_known(event.returned)) return Misfit::wrong_tiles;
        const TileCounts& rack = game.player(event.seat).rack;
        if (!rack.includes(*event.returned.faces)) return Misfit::wrong_tiles;
        TileCounts bag = game.position.bag;
        bag.add(*event.returned.faces);
        const int held = rack.total() - event.returned.count + event.drawn.count;
        return unless(bag.includes(*event.drawn.faces) && held <= rack_size(), Misfit::wrong_tiles);
    }
    Check operator()(const Passed& event) const { return move(event.seat, event.turn); }
    Check operator()(const Accepted& event) const {
        return permitted(!check_challenge(game, event.seat, event.turn));
    }
    Check operator()(const Challenged& event) const {
        return first_of({permitted(!check_challenge(game, event.challenger, event.turn)),
                         unless(event.seconds >= 0, Misfit::wrong_number)});
    }
    Check operator()(const EvidenceShown& event) const {
        return permitted(!check_defence(game, event.seat, event.turn));
    }
    Check operator()(const Voted& event) const { return permitted(!check_vote(game, event.seat, event.turn)); }
    Check operator()(const Upheld& event) const {
        if (auto misfit = pending(event.turn, event.seat)) return misfit;
        return first_of({seat(event.challenger), points(game.player(event.seat), event.points)});
    }
    Check operator()(const Withdrawn& event) const {
        if (auto misfit = pending(event.turn, event.seat)) return misfit;
        const PlayUndo& before = game.pending_play()->before;
        const int returned = before.bag.total() - game.position.bag.total();
        return first_of({unless(are_known(event.rack) && *event.rack.faces == before.rack, Misfit::wrong_tiles),
                         unless(event.score == before.score && event.returned == returned, Misfit::wrong_number)});
    }
    Check operator()(const WindowClosed& event) const {
        const PendingPlay* play = game.pending_play();
        return permitted(play && play->turn == event.turn && !play->dispute);
    }
    Check operator()(const Resigned& event) const {
        return permitted(!check_resignation(game, event.seat) && active_seats(game).size() > 1);
    }
    Check operator()(const LostOnTime& event) const {
        return permitted(is_thinking(event.seat) && active_seats(game).size() > 1);
    }
    Check operator()(const OvertimeCharged& event) const {
        if (game.recorded ? !is_seat(event.seat) : !is_thinking(event.seat)) return Misfit::out_of_order;
        const std::int64_t overtime = std::int64_t{game.player(event.seat).overtime} + event.points;
        return unless(event.points >= 0 && overtime <= max_overtime, Misfit::wrong_number);
    }
    Check operator()(const TakenBack& event) const {
        return permitted(!check_take_back(game, event.seat, event.turn));
    }
    Check operator()(const RackKnown& event) const {
        if (!game.recorded || !std::holds_alternative<NothingPending>(game.phase)) return Misfit::out_of_order;
        if (!is_seat(event.seat)) return Misfit::no_such_seat;
        TileCounts tiles = game.position.bag;
        tiles.add(game.player(event.seat).rack);
        return unless(tiles.includes(event.rack) && event.rack.total() <= rack_size(), Misfit::wrong_tiles);
    }
    Check operator()(const Ended& event) const {
        const auto same = [](const FinalScore& score, const Player& player) {
            return score.before == player.score && score.rack == player.rack;
        };
        const bool winners_are_seats = std::ranges::all_of(event.winners, [this](Seat one) { return is_seat(one); });
        return first_of(
            {unless(winners_are_seats, Misfit::no_such_seat),
             unless(std::ranges::equal(event.final_scores, game.position.players, same), Misfit::wrong_number)});
    }

    /// A record knows nothing of the tiles drawn, and perhaps only how many went back.
    Check recorded_exchange(const Exchanged& event) const {
        const HiddenTiles& returned = event.returned;
        const bool returned_was_held = !returned.faces || (returned.faces->total() == returned.count &&
                                                           game.player(event.seat).rack.includes(*returned.faces));
        const bool is_right_count = returned.count > 0 && returned.count <= rack_size();
        const bool is_drawn_hidden = !event.drawn.faces && event.drawn.count == returned.count;
        const bool is_right_visibility =
            event.drawn.visibility == game.rack_visibility() && returned.visibility == game.rack_visibility();
        return unless(returned_was_held && is_right_count && is_drawn_hidden && is_right_visibility,
                      Misfit::wrong_tiles);
    }
};

}  // namespace

std::optional<Misfit> check_fit(const Game& game, const Event& event) {
    const bool has_begun = !game.position.players.empty();
    if (game.over() || std::holds_alternative<Began>(event) == has_begun) return Misfit::out_of_order;
    return std::visit(Fit{{game}}, event);
}

}  // namespace crisscross::engine
