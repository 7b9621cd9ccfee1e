#include "engine/game/evolve.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/play/edit.hpp"

namespace crisscross::engine {

namespace {

/// After any move but a pass, the count of passes starts again (K13). A resignation is not a move (G4).
void reset_passes(Position& position) {
    for (Player& player : position.players) player.passes = 0;
}

/// After a play, the count of passes and exchanges starts again too (H11).
void reset_idleness(Position& position) {
    reset_passes(position);
    for (Player& player : position.players) player.idle = 0;
}

/// Moves the tiles of a play from the rack to the board; crossed-out tiles leave the game with the red-crossed ones
/// (H4).
void carry_out(const Edits& edits, PremiumUse use, Position& position, Player& player) {
    for (const Edit& edit : edits)
        if (const auto* lift = std::get_if<Lift>(&edit)) {
            position.removed.add(position.board.at(lift->cell)->tile());
            position.removed.add(red_cross);
        }
    carry_out(edits, use, position.board, position.premiums);
    player.rack = rest_of(player.rack, edits);
}

/// One overload for each event, so that a new event does not compile until it is folded here.
struct Fold {
    Game& game;

    void operator()(const Began& event) const {
        game.recorded = !event.seed_hash;
        game.position.players.resize(static_cast<std::size_t>(event.seat_count));
        for (std::size_t seat = 0; seat < event.targets.size(); ++seat)
            game.position.players[seat].target = event.targets[seat];
    }
    void operator()(const BonusesPlaced& event) const { game.position.premiums.add(event.premiums); }
    void operator()(const OrderDrawn&) const {}
    void operator()(const FirstChosen&) const {}
    void operator()(const Dealt& event) const { draw(event.seat, event.drawn); }
    void operator()(const TurnBegan& event) const {
        if (game.needs_starter()) game.phase = PlacingStarter{event.seconds};
        game.to_move = event.seat;
        game.turn = event.turn;
        game.last_play.reset();
    }
    void operator()(const TurnSkipped& event) const { --game.player(event.seat).lost_turns; }
    void operator()(const StarterPlaced& event) const {
        game.rules = with_options(game.rules, event.options).value();
        const Tile starter = game.rules.find_tile(game.rules.ruleset().starter_turn->tile).value();
        game.position.board.lay(event.cell, {starter.code, false});
        if (game.rules.ruleset().premium_use == PremiumUse::once) game.position.premiums.spend(event.cell);
        game.phase = NothingPending{};
    }
    void operator()(const RacksShown&) const {}
    void operator()(const Played& event) const {
        note_move();
        Player& player = game.player(event.seat);
        if (event.window == Window::none)
            game.phase = NothingPending{};
        else
            open_window(event, player);
        carry_out(event.edits, game.rules.ruleset().premium_use, game.position, player);
        player.score += event.score.total;
        game.last_play = LastPlay{event.seat, static_cast<int>(event.edits.size())};
        reset_idleness(game.position);
        game.scoreless = event.score.total > 0 ? 0 : game.scoreless + 1;
    }
    void operator()(const Drew& event) const { draw(event.seat, event.drawn); }
    void operator()(const Exchanged& event) const {
        note_move();
        if (!game.recorded || event.returned.faces) put_back(event.seat, event.returned);
        if (!game.recorded) draw(event.seat, event.drawn);
        reset_passes(game.position);
        ++game.player(event.seat).idle;
        ++game.scoreless;
    }
    void operator()(const Passed& event) const {
        note_move();
        ++game.player(event.seat).passes;
        ++game.player(event.seat).idle;
        ++game.scoreless;
    }
    void operator()(const Accepted& event) const { pending_play().accepted.push_back(event.seat); }
    void operator()(const Challenged& event) const {
        game.latest_moves.clear();
        if (event.seconds > 0) pending_play().dispute = Dispute{event.challenger, event.seconds, {}, {}};
    }
    void operator()(const EvidenceShown& event) const { pending_play().dispute.value().evidence = event.text; }
    void operator()(const Voted& event) const { pending_play().dispute.value().votes.push_back(event); }
    void operator()(const Upheld& event) const {
        game.player(event.seat).score += event.points;
        if (event.turn_lost) ++game.player(event.challenger).lost_turns;
        game.phase = NothingPending{};
    }
    void operator()(const Withdrawn& event) const {
        if (game.rules.ruleset().ruling == Ruling::vote)
            std::ranges::copy(pending_play().words, std::back_inserter(game.rejected));
        PlayUndo before = std::move(pending_play().before);
        game.position.board = std::move(before.board);
        game.position.premiums = std::move(before.premiums);
        game.position.bag = before.bag;
        game.position.removed = before.removed;
        game.player(event.seat).rack = before.rack;
        game.player(event.seat).score = before.score;
        // After a vote the player plays again, so this was not a scoreless turn (R8).
        game.scoreless = before.scoreless + (game.rules.ruleset().ruling == Ruling::vote ? 0 : 1);
        game.last_play.reset();
        game.phase = NothingPending{};
    }
    /// The first command of a turn may close a window; taking its move back opens that again (A1).
    void operator()(const WindowClosed& event) const {
        if (event.reason == Closing::next_turn) note_move();
        game.phase = NothingPending{};
    }
    void operator()(const Resigned& event) const { leave(event.seat); }
    void operator()(const LostOnTime& event) const { leave(event.seat); }
    void operator()(const OvertimeCharged& event) const { game.player(event.seat).overtime += event.points; }
    void operator()(const Ended& event) const { game.phase = Over{event}; }
    /// Overtime is the clock's and stays (T3).
    void operator()(const TakenBack& event) const {
        auto& moves = game.latest_moves;
        const auto taken = std::ranges::find(moves, event.turn, &LatestMove::turn);
        for (std::size_t seat = 0; seat < game.position.players.size(); ++seat)
            taken->position.players.at(seat).overtime = game.position.players[seat].overtime;
        game.position = std::move(taken->position);
        game.phase = std::move(taken->phase);
        game.scoreless = taken->scoreless;
        game.to_move = event.seat;
        game.last_play.reset();
        moves.erase(taken, moves.end());
    }

    void operator()(const RackKnown& event) const {
        TileCounts& rack = game.player(event.seat).rack;
        game.position.bag.add(rack);
        game.position.bag.remove(event.rack);
        rack = event.rack;
    }

    /// Keeps the table before the move of this turn, in place of the one before the seat's last.
    void note_move() const {
        auto& moves = game.latest_moves;
        if (!moves.empty() && moves.back().turn == game.turn) return;
        const auto last = std::ranges::find(moves, game.to_move, &LatestMove::seat);
        if (last != moves.end()) moves.erase(moves.begin(), std::next(last));
        moves.push_back({game.to_move, game.turn, game.position, game.phase, game.scoreless});
    }
    void leave(Seat seat) const {
        game.latest_moves.clear();
        game.player(seat).resigned = true;
    }
    PendingPlay& pending_play() const { return std::get<PendingPlay>(game.phase); }
    void open_window(const Played& event, const Player& player) const {
        const Position& position = game.position;
        PlayUndo before{position.board, position.premiums, position.bag,  position.removed,
                        player.rack,    player.score,      game.scoreless};
        game.phase = PendingPlay{.before = std::move(before),
                                 .turn = event.turn,
                                 .seat = event.seat,
                                 .edits = event.edits,
                                 .line = event.line,
                                 .score = event.score,
                                 .window = event.window,
                                 .seconds = event.seconds,
                                 .words = words_of(event.score)};
    }
    void put_back(Seat seat, const HiddenTiles& tiles) const {
        game.player(seat).rack.remove(tiles.faces.value());
        game.position.bag.add(tiles.faces.value());
    }
    void draw(Seat seat, const HiddenTiles& tiles) const {
        game.position.bag.remove(tiles.faces.value());
        game.player(seat).rack.add(tiles.faces.value());
    }
};

}  // namespace

Game evolve(Game game, const Event& event) {
    std::visit(Fold{game}, event);
    ++game.events;
    return game;
}

}  // namespace crisscross::engine
