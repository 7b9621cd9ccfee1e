#include "tests/bench/positions.hpp"

#include <random>

#include "engine/game/chance.hpp"
#include "engine/play/edit.hpp"

namespace crisscross::test {
namespace {

using namespace engine;

/// A game of a single player who always makes the best play.
class SelfPlay {
public:
    SelfPlay(const Rules& rules, Generator& generator, const Seed& seed)
        : generator_(generator),
          chance_(seed),
          bag_(rules.tiles()),
          rack_size_(rules.ruleset().rack_size),
          use_(rules.ruleset().premium_use),
          position_{Board(rules.rows(), rules.columns()), rules.premiums(), {}} {}

    /// Draws, sets `before` to the position, and plays; false when the game is over.
    bool next(BenchPosition& before) {
        position_.rack.add(chance_.draw(bag_, rack_size_ - position_.rack.total(), ++event_, 0));
        before = position_;
        Edits best;
        int max = -1;
        generator_.for_each(position_.situation(), [&](const Candidate& candidate) {
            if (candidate.score > max) {
                max = candidate.score;
                best = candidate.edits();
            }
            return true;
        });
        carry_out(best, use_, position_.board, position_.premiums);
        position_.rack = rest_of(position_.rack, best);
        return !best.empty();
    }

private:
    Generator& generator_;
    Chance chance_;
    TileCounts bag_;
    int rack_size_;
    PremiumUse use_;
    std::uint32_t event_ = 0;
    BenchPosition position_;
};

}  // namespace

std::vector<BenchPosition> self_played(const Rules& rules, const Lexicon& lexicon, std::size_t count,
                                       std::uint32_t seed) {
    Generator generator(rules, lexicon);
    std::mt19937 random(seed);
    std::vector<BenchPosition> positions;
    while (positions.size() < count) {
        Seed game{};
        for (auto& byte : game) byte = static_cast<std::uint8_t>(random());
        SelfPlay play(rules, generator, game);
        for (BenchPosition before; positions.size() < count && play.next(before);) positions.push_back(before);
    }
    return positions;
}

}  // namespace crisscross::test
