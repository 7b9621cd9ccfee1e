#include "tests/bench/leave_maker.hpp"

#include <algorithm>

#include "engine/game/decisions/ending.hpp"
#include "engine/play/edit.hpp"
#include "tests/support/games/tournament.hpp"

namespace crisscross::test {

using namespace engine;

namespace {

constexpr int position_racks = 2;

}  // namespace

LeaveMaker::LeaveMaker(const Rules& rules, Lexicon list, std::uint32_t seed)
    : rules_(rules),
      list_(std::move(list)),
      variety_(seed),
      number_(seed * 1'000'000),
      generator_(rules, list_, Bounds::tight) {}

LeaveTable LeaveMaker::next(const LeaveTable& before, int racks) {
    LeaveFit fit(rules_);
    const LeaveValues values(rules_, before);
    ComputerPlayer player(rules_, list_, list_, Strength::strong, Skill{before, {0, 0}});
    int seen = 0;
    won_ = 0;
    for (; seen < racks; ++games_) {
        Tournament game(rules_, list_, number_++, {&player, &player});
        for (; !game.game().over(); game.step())
            for (int rack = 0; rack < position_racks && is_usable(game.game()); ++rack, ++seen)
                observe(game.game(), values, fit);
    }
    goes_on_ = 1 - static_cast<double>(won_) / seen;
    return fit.table();
}

bool LeaveMaker::is_usable(const Game& game) const {
    return !game.needs_starter() && game.position.bag.total() >= rules_.ruleset().rack_size;
}

/// Draws a rack, and adds an observation for each leave that it may have been filled up from: no tile, its first
/// tile, its first two tiles and so on.
void LeaveMaker::observe(const Game& game, const LeaveValues& values, LeaveFit& fit) {
    TileCounts hidden = game.position.bag;
    for (const Player& player : game.position.players) hidden.add(player.rack);
    std::vector<TileCounts> grown(1);
    while (grown.back().total() < rules_.ruleset().rack_size) {
        const Tile drawn = draw(hidden);
        grown.push_back(grown.back());
        grown.back().add(drawn);
    }
    const double earned = best(game, grown.back(), values);
    grown.pop_back();
    for (const TileCounts& leave : grown) fit.add(leave, earned);
}

Tile LeaveMaker::draw(TileCounts& hidden) {
    auto left = static_cast<int>(variety_.below(static_cast<std::uint32_t>(hidden.total())));
    Tile drawn{};
    hidden.for_each([&](Tile tile, int count) {
        if (left >= 0) drawn = tile;
        left -= count;
    });
    hidden.remove(drawn);
    return drawn;
}

/// What the rack earns: the score of its best play plus its leave, if the game goes on and nobody wins it at once; 0
/// if the rack is exchanged.
double LeaveMaker::best(const Game& game, const TileCounts& rack, const LeaveValues& values) {
    double max = 0;
    bool wins = false;
    generator_.for_each({game.position.board, game.position.premiums, rack}, [&](const Candidate& candidate) {
        const bool won = wins_at_once(rules_, candidate.used());
        const double later =
            won ? Evaluator::win_equity : goes_on_ * values(rest_of(rack, candidate.lays, candidate.lifts));
        max = std::max(max, candidate.score + later);
        wins = wins || won;
        return true;
    });
    if (wins) ++won_;
    return max;
}

}  // namespace crisscross::test
