#include "engine/game/view/visibility.hpp"

#include <type_traits>

namespace crisscross::engine {

namespace {

void hide(HiddenTiles& tiles) {
    tiles.faces.reset();
}

bool may_see(Viewer viewer, Seat seat, const HiddenTiles& tiles) {
    return viewer == seat || tiles.visibility == RackVisibility::open;
}

/// Hides the faces of an event's tiles; everything else in events is public.
struct Hide {
    Viewer viewer;

    void operator()(Dealt& event) const {
        if (!may_see(viewer, event.seat, event.drawn)) hide(event.drawn);
    }
    void operator()(Drew& event) const {
        if (!may_see(viewer, event.seat, event.drawn)) hide(event.drawn);
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
    void operator()(StarterPlaced&) const {}
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
    void operator()(LostOnTime&) const {}
    void operator()(OvertimeCharged&) const {}
    void operator()(Ended&) const {}
    void operator()(TakenBack&) const {}
    void operator()(RackKnown&) const {}
};

}  // namespace

Event seen_by(Viewer viewer, Event event) {
    std::visit(Hide{viewer}, event);
    return event;
}

View view(const Game& game, Viewer viewer) {
    View view;
    view.board = game.position.board;
    view.premiums = game.position.premiums;
    view.bag = bag_count(game);
    view.removed = game.position.removed;
    view.to_move = game.to_move;
    view.turn = game.turn;
    const RackVisibility racks = game.over() ? RackVisibility::open : game.rack_visibility();
    for (Seat seat = 0; seat < static_cast<Seat>(game.position.players.size()); ++seat) {
        const Player& player = game.player(seat);
        PlayerView seen{player.score,      HiddenTiles(player.rack, racks),
                        player.lost_turns, player.resigned,
                        player.target,     player.overtime};
        if (!may_see(viewer, seat, seen.rack)) hide(seen.rack);
        view.players.push_back(std::move(seen));
    }
    if (const PendingPlay* pending_play = game.pending_play())
        view.pending_play = PendingPlayView{.turn = pending_play->turn,
                                            .seat = pending_play->seat,
                                            .edits = pending_play->edits,
                                            .line = pending_play->line,
                                            .score = pending_play->score,
                                            .window = pending_play->window,
                                            .seconds = pending_play->seconds,
                                            .accepted = pending_play->accepted,
                                            .dispute = pending_play->dispute,
                                            .words = pending_play->words};
    if (const auto* placing_starter = std::get_if<PlacingStarter>(&game.phase))
        view.placing_starter = *placing_starter;
    if (game.rules.ruleset().starter_turn && !game.needs_starter()) view.options = options_of(game.rules.ruleset());
    if (const Over* over = std::get_if<Over>(&game.phase)) view.result = over->result;
    return view;
}

}  // namespace crisscross::engine
