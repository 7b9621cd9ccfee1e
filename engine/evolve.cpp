#include "engine/evolve.hpp"

#include <utility>

#include "engine/judging.hpp"

namespace crisscross::engine {

namespace {

void forget_passes(Position& position) {
    for (Player& player : position.players) player.passes = 0;
}

/// One overload for each event: a new event does not compile until it is folded here.
struct Fold {
    Game& game;

    void operator()(const Began& event) const { game.now.players.resize(static_cast<std::size_t>(event.seats)); }
    void operator()(const OrderDrawn&) const {}
    void operator()(const Dealt& event) const { draw(event.seat, event.tiles); }
    void operator()(const TurnBegan& event) const {
        game.to_move = event.seat;
        game.turn = event.turn;
    }
    void operator()(const TurnSkipped& event) const { --game.player(event.seat).lost_turns; }
    void operator()(const Played& event) const {
        Player& player = game.player(event.seat);
        if (event.window == Window::none)
            game.phase = Settled{};
        else
            game.phase = Contestable{Before{game.now.board, game.now.bag, player.rack, player.score, game.scoreless},
                                     event.turn,
                                     event.seat,
                                     event.window,
                                     event.seconds,
                                     words_of(event.score),
                                     {}};
        for (const Edit& edit : event.edits) lay(player, std::get<Lay>(edit));
        player.score += event.score.total;
        forget_passes(game.now);
        game.scoreless = event.score.total > 0 ? 0 : game.scoreless + 1;
    }
    void operator()(const Drew& event) const { draw(event.seat, event.tiles); }
    void operator()(const Exchanged& event) const {
        draw(event.seat, event.drawn);
        game.player(event.seat).rack.remove(event.returned.faces.value());
        game.now.bag.add(event.returned.faces.value());
        forget_passes(game.now);
        ++game.scoreless;
    }
    void operator()(const Passed& event) const {
        ++game.player(event.seat).passes;
        ++game.scoreless;
    }
    void operator()(const Accepted& event) const { std::get<Contestable>(game.phase).accepted.push_back(event.seat); }
    void operator()(const Challenged&) const {}
    void operator()(const Upheld& event) const {
        game.player(event.seat).score += event.points;
        if (event.turn_lost) ++game.player(event.challenger).lost_turns;
        game.phase = Settled{};
    }
    void operator()(const Withdrawn& event) const {
        Before before = std::move(std::get<Contestable>(game.phase).before);
        game.now.board = std::move(before.board);
        game.now.bag = before.bag;
        game.player(event.seat).rack = before.rack;
        game.player(event.seat).score = before.score;
        game.scoreless = before.scoreless + 1;
        game.phase = Settled{};
    }
    void operator()(const WindowClosed&) const { game.phase = Settled{}; }
    void operator()(const Resigned& event) const {
        game.player(event.seat).resigned = true;
        forget_passes(game.now);
    }
    void operator()(const Ended& event) const { game.phase = Over{event}; }

    void lay(Player& player, const Lay& lay) const {
        game.now.board.lay(lay.cell, {lay.shown, lay.tile == blank});
        player.rack.remove(lay.tile);
    }
    void draw(Seat seat, const HiddenTiles& tiles) const {
        game.now.bag.remove(tiles.faces.value());
        game.player(seat).rack.add(tiles.faces.value());
    }
};

}  // namespace

Game evolve(Game game, const Event& event) {
    std::visit(Fold{game}, event);
    ++game.events;
    return game;
}

Game fold(Game game, std::span<const Event> events) {
    for (const Event& event : events) game = evolve(std::move(game), event);
    return game;
}

}  // namespace crisscross::engine
