#include "engine/visibility.hpp"

#include <type_traits>

namespace crisscross::engine {

namespace {

void hide(HiddenTiles& tiles) {
    tiles.faces.reset();
}

bool may_see(Viewer viewer, Seat seat, const HiddenTiles& tiles) {
    return viewer == seat || tiles.racks == Racks::open;
}

/// Takes the faces of an event's tiles out; everything else in events is public.
struct Hide {
    Viewer viewer;

    void operator()(Dealt& event) const {
        if (!may_see(viewer, event.seat, event.tiles)) hide(event.tiles);
    }
    void operator()(Drew& event) const {
        if (!may_see(viewer, event.seat, event.tiles)) hide(event.tiles);
    }
    void operator()(Exchanged& event) const {
        if (!may_see(viewer, event.seat, event.drawn)) hide(event.drawn);
        if (!may_see(viewer, event.seat, event.returned)) hide(event.returned);
    }
    void operator()(Withdrawn& event) const {
        if (!may_see(viewer, event.seat, event.rack)) hide(event.rack);
    }
    void operator()(Began&) const {}
    void operator()(BonusesPlaced&) const {}
    void operator()(FirstChosen&) const {}
    void operator()(Seeded&) const {}
    void operator()(RacksShown&) const {}
    void operator()(EvidenceShown&) const {}
    void operator()(Voted&) const {}
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
    View view;
    view.board = game.now.board;
    view.premiums = game.now.premiums;
    view.bag = game.now.bag.total();
    view.removed = game.now.removed;
    view.to_move = game.to_move;
    view.turn = game.turn;
    for (Seat seat = 0; seat < static_cast<Seat>(game.now.players.size()); ++seat) {
        const Player& player = game.player(seat);
        PlayerView seen{player.score, HiddenTiles(player.rack, game.racks()), player.lost_turns, player.resigned,
                        player.target};
        if (!may_see(viewer, seat, seen.rack) && !game.over()) hide(seen.rack);
        view.players.push_back(std::move(seen));
    }
    if (const Contestable* contest = game.contest())
        view.contest = {contest->play,     contest->seat,      contest->window, contest->seconds,
                        contest->accepted, contest->objection, contest->words};
    if (const auto* seeding = std::get_if<Seeding>(&game.phase)) view.seeding = *seeding;
    if (game.rules.ruleset().seed_turn && !game.needs_seed()) view.options = options_of(game.rules.ruleset());
    if (const Over* over = std::get_if<Over>(&game.phase)) view.result = over->result;
    return view;
}

}  // namespace crisscross::engine
