#include "engine/game/view/allowed.hpp"

#include <algorithm>

#include "engine/game/checks.hpp"

namespace crisscross::engine {

namespace {

void add_exchange(std::vector<Allowed>& list, const Game& game, Seat seat) {
    const bool all = game.rules.ruleset().exchange == ExchangeRule::all;
    const int rack = game.player(seat).rack.total();
    const int min = all ? rack : 1;
    const int max = all ? rack : std::min(rack, game.position.bag.total());
    if (max == 0 || check_exchange_size(game, seat, min)) return;
    list.push_back({CommandKind::exchange, game.turn, min, max});
}

/// Where any word may lie anywhere, nothing else says how one tile reads.
std::vector<Axis> lines_to_name(const Ruleset& rules) {
    const bool anywhere = rules.word_source == WordSource::any && rules.contact == Contact::none;
    return anywhere ? rules.placed : std::vector<Axis>();
}

void add_turn_commands(std::vector<Allowed>& list, const Game& game, Seat seat) {
    if (!check_move(game, seat, game.turn)) {
        list.push_back(
            {.command = CommandKind::play, .turn = game.turn, .lines = lines_to_name(game.rules.ruleset())});
        add_exchange(list, game, seat);
        list.push_back({CommandKind::pass, game.turn});
    }
    if (!check_starter(game, seat, game.turn)) list.push_back({CommandKind::place_starter, game.turn});
}

void add_commands_about_a_play(std::vector<Allowed>& list, const Game& game, Seat seat, Turn play) {
    if (!check_challenge(game, seat, play)) {
        list.push_back({CommandKind::challenge, play});
        list.push_back({CommandKind::accept, play});
    }
    if (!check_defence(game, seat, play)) {
        list.push_back({CommandKind::show_evidence, play});
        list.push_back({CommandKind::withdraw_play, play});
    }
    if (!check_vote(game, seat, play)) list.push_back({CommandKind::vote, play});
}

}  // namespace

std::vector<Allowed> allowed(const Game& game, Viewer viewer) {
    std::vector<Allowed> list;
    if (!viewer || check_resignation(game, *viewer)) return list;
    add_turn_commands(list, game, *viewer);
    if (const PendingPlay* pending_play = game.pending_play())
        add_commands_about_a_play(list, game, *viewer, pending_play->turn);
    list.push_back({CommandKind::resign});
    return list;
}

}  // namespace crisscross::engine
