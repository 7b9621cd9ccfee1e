#include <algorithm>

#include "engine/moves/anagram_filter.hpp"
#include "engine/moves/scoring/exact_score.hpp"

// Whether a play would put a word on the board twice: compares all runs, and checks whether what two of them spell is
// a word.

namespace crisscross::engine {

bool ExactScore::repeats_a_word(std::span<const Lay> lays, std::span<const Lift> lifts) {
    const Marked marked(*this, lays, lifts);
    return is_spelt_twice(lays);
}

bool ExactScore::is_spelt_twice(std::span<const Lay> lays) {
    spelt_.clear();
    heads_.fill(-1);
    CellSet tiles = grid_.tiles;
    for (const Lay& lay : lays) tiles.add(lay.cell);
    return !tiles.every([this](Cell cell) {
        const int place = Grid::place_of(cell);
        return std::ranges::none_of(rules_.ruleset().judged, [&](Axis axis) {
            const int by = Grid::step_along(axis);
            if (occupied(place - by) || !occupied(place + by)) return false;
            int length = 2;
            while (occupied(place + length * by)) ++length;
            return is_spelt_twice({place, by, length, -1});
        });
    });
}

/// Adds a run, and finds whether an earlier one spells the same word.
bool ExactScore::is_spelt_twice(const Stretch& run) {
    AnagramFilter::Sum sum = 0;  // the same in both directions
    for (int place = run.first, left = run.length; left > 0; place += run.by, --left)
        sum += AnagramFilter::number_of(laid(place) ? laid(place)->shown : grid_.letter(place));
    int& head = heads_[sum % lists];
    for (int other = head; other >= 0; other = spelt_[static_cast<std::size_t>(other)].next)
        if (spell_the_same(spelt_[static_cast<std::size_t>(other)], run) &&
            readings(run.first, run.by, run.length) > 0)
            return true;
    spelt_.push_back(run);
    spelt_.back().next = head;
    head = static_cast<int>(spelt_.size()) - 1;
    return false;
}

/// Compares backwards too, where that is allowed.
bool ExactScore::spell_the_same(const Stretch& a, const Stretch& b) const {
    if (a.length != b.length) return false;
    std::array<Letter, Grid::side> room_of_a{};
    std::array<Letter, Grid::side> room_of_b{};
    const auto word = letters_of(a.first, a.by, a.length, room_of_a);
    const auto other = letters_of(b.first, b.by, b.length, room_of_b);
    if (std::ranges::equal(word, other)) return true;
    return rules_.ruleset().reading == Reading::both && std::equal(word.begin(), word.end(), other.rbegin());
}

}  // namespace crisscross::engine
