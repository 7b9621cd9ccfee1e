#include "tests/support/games/witness.hpp"

#include <algorithm>
#include <set>

#include "engine/board/board.hpp"
#include "engine/game/decisions/ending.hpp"
#include "engine/game/fit.hpp"
#include "engine/game/view/visibility.hpp"
#include "engine/play/judging.hpp"
#include "engine/play/runs.hpp"

namespace crisscross::test {

using namespace engine;

namespace {

/// The points of a play, added up from its parts.
int itemised(const PlayScore& score) {
    int total = score.bingo;
    for (const WordScore& word : score.words) {
        int points = 0;
        for (const LetterScore& letter : word.letters) points += letter.value * letter.factor;
        for (const WordFactor& factor : word.word_factors) points *= factor.factor;
        total += word.score == points ? points : -100000;
    }
    return total;
}

/// Adds the points of an event to the accounts.
struct AddPoints {
    const Game& before;
    std::vector<int>& accounts;

    void operator()(const Began& event) const { accounts.assign(static_cast<std::size_t>(event.seat_count), 0); }
    void operator()(const Played& event) const {
        if (before.rules.ruleset().scoring == Scoring::points) at(event.seat) += itemised(event.score);
    }
    void operator()(const Upheld& event) const { at(event.seat) += event.points; }
    void operator()(const Withdrawn& event) const { at(event.seat) = event.score; }
    void operator()(const TakenBack& event) const {
        const auto move = std::ranges::find(before.latest_moves, event.turn, &LatestMove::turn);
        for (std::size_t seat = 0; seat < accounts.size(); ++seat)
            accounts[seat] = move->position.players.at(seat).score;
    }
    template <class Other>
    void operator()(const Other&) const {}

    int& at(Seat seat) const { return accounts.at(index_of(seat)); }
};

/// The tiles of an event that only its seat may see.
struct Secrets {
    using Found = std::vector<std::pair<Seat, const HiddenTiles*>>;

    Found operator()(const Dealt& event) const { return {{event.seat, &event.drawn}}; }
    Found operator()(const Drew& event) const { return {{event.seat, &event.drawn}}; }
    Found operator()(const Exchanged& event) const {
        return {{event.seat, &event.drawn}, {event.seat, &event.returned}};
    }
    Found operator()(const Withdrawn& event) const { return {{event.seat, &event.rack}}; }
    template <class Other>
    Found operator()(const Other&) const {
        return {};
    }
};

bool open(const Game& game) {
    return game.rules.ruleset().rack_visibility == RackVisibility::open && !game.needs_starter();
}

std::string wrong_sight(const Game& game, const Event& event) {
    std::vector<Viewer> viewers{Viewer{}};
    for (std::size_t seat = 0; seat < game.position.players.size(); ++seat)
        viewers.emplace_back(static_cast<Seat>(seat));
    for (const Viewer viewer : viewers) {
        const Event seen = seen_by(viewer, event);
        for (const auto& [seat, tiles] : std::visit(Secrets{}, seen))
            if (tiles->faces.has_value() != (open(game) || viewer == seat)) return "an event shows wrong tiles";
        const View shown = view(game, viewer);
        for (std::size_t seat = 0; seat < shown.players.size(); ++seat)
            if (shown.players[seat].rack.faces.has_value() !=
                (open(game) || game.over() || viewer == static_cast<Seat>(seat)))
                return "a view shows wrong racks";
    }
    return {};
}

}  // namespace

Witness::Witness(const Rules& rules, const std::vector<std::string>& words)
    : game_(new_game(rules)), lexicon_(lexicon_of(words)) {}

std::string Witness::complaint(const StartedGame& game) {
    for (; seen_ < game.events.size(); ++seen_)
        if (auto wrong = after(game.events[seen_]); !wrong.empty()) return wrong;
    if (game_ != game.state) return "the fold of the events is another game";
    return wrong_turn();
}

std::string Witness::after(const Event& event) {
    if (check_fit(game_, event)) return "a decided event does not fit the game";
    std::visit(AddPoints{game_, accounts_}, event);
    game_ = evolve(std::move(game_), event);
    for (const std::string& wrong : {wrong_tiles(), wrong_points(), wrong_board(), wrong_sight(game_, event)})
        if (!wrong.empty()) return wrong;
    return {};
}

std::string Witness::wrong_tiles() const {
    const Rules& rules = game_.rules;
    TileCounts all = game_.position.bag;
    for (const Player& player : game_.position.players) all.add(player.rack);
    game_.position.board.for_each([&](Cell, Square square) { all.add(square.tile()); });
    all.add(game_.position.removed);
    TileCounts set = rules.tiles();
    if (rules.ruleset().starter_turn && !game_.needs_starter())
        set.add(rules.find_tile(rules.ruleset().starter_turn->tile).value());
    return all == set ? "" : "tiles are missing, or too many";
}

std::string Witness::wrong_points() const {
    for (std::size_t seat = 0; seat < accounts_.size(); ++seat)
        if (accounts_[seat] != game_.position.players[seat].score) return "points do not add up";
    return {};
}

/// Checks what always holds on a board: every run is a word where only words may be laid, and the tiles are connected
/// where they must be.
std::string Witness::wrong_board() const {
    const Ruleset& rules = game_.rules.ruleset();
    if (rules.contact == Contact::whole_board && !is_connected(game_.position.board, rules.judged))
        return "the board has fallen apart";
    if (rules.ruling != Ruling::on_laying) return {};
    std::set<std::string> words;
    for (const Run& run : all_runs(game_.position.board, rules.judged)) {
        const auto readings = good_readings(game_.rules, lexicon_, word_of(game_.position.board, run));
        if (readings.empty()) return "there is a bad word on the board";
        for (const Word& reading : readings)
            if (!words.insert(game_.rules.alphabet().text(reading)).second && rules.duplicates == Duplicates::refused)
                return "a word is on the board twice";
    }
    return {};
}

/// Checks what holds between two commands: somebody can move, or the game has ended.
std::string Witness::wrong_turn() const {
    if (game_.over()) return {};
    const PendingPlay* pending_play = game_.pending_play();
    if (pending_play && (pending_play->window == Window::final || pending_play->dispute)) return {};
    if (game_.player(game_.to_move).resigned) return "it is the turn of somebody who has left";
    if (game_.player(game_.to_move).lost_turns > 0) return "it is the turn of somebody who has lost it";
    if (!pending_play && ending(game_, game_.to_move)) return "the game should be over";
    return {};
}

}  // namespace crisscross::test
