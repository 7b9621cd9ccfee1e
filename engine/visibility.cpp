#include "engine/visibility.hpp"

#include <type_traits>

namespace crisscross::engine {

namespace {

void hide(HiddenTiles& tiles) {
    tiles.faces.reset();
}

/// Takes the faces of an event's tiles out; everything else in events is public.
struct Hide {
    Viewer viewer;

    void operator()(Dealt& event) const {
        if (event.seat != viewer) hide(event.tiles);
    }
    void operator()(Drew& event) const {
        if (event.seat != viewer) hide(event.tiles);
    }
    void operator()(Exchanged& event) const {
        if (event.seat == viewer) return;
        hide(event.drawn);
        hide(event.returned);
    }
    void operator()(Withdrawn& event) const {
        if (event.seat != viewer) hide(event.rack);
    }
    void operator()(Began&) const {}
    void operator()(OrderDrawn&) const {}
    void operator()(TurnBegan&) const {}
    void operator()(TurnSkipped&) const {}
    void operator()(Played&) const {}
    void operator()(Passed&) const {}
    void operator()(Accepted&) const {}
    void operator()(Challenged&) const {}
    void operator()(Upheld&) const {}
    void operator()(WindowClosed&) const {}
    void operator()(Resigned&) const {}
    void operator()(Ended&) const {}
};

}  // namespace

Event seen_by(Viewer viewer, Event event) {
    std::visit(Hide{viewer}, event);
    return event;
}

View view(const Game& game, Viewer viewer) {
    View view{game.now.board, game.now.bag.total(), {}, game.to_move, game.turn, {}, {}};
    for (Seat seat = 0; seat < static_cast<Seat>(game.now.players.size()); ++seat) {
        const Player& player = game.player(seat);
        PlayerView seen{player.score, HiddenTiles(player.rack), player.lost_turns, player.resigned};
        if (seat != viewer && !game.over()) hide(seen.rack);
        view.players.push_back(std::move(seen));
    }
    if (const Contestable* contest = game.contest())
        view.contest = {contest->play, contest->seat, contest->window, contest->seconds, contest->accepted};
    if (const Over* over = std::get_if<Over>(&game.phase)) view.result = over->result;
    return view;
}

}  // namespace crisscross::engine
