#include "engine/moves/exact_score.hpp"

#include <algorithm>

#include "engine/points.hpp"

namespace crisscross::engine {

int ExactScore::operator()(std::span<const Lay> lays, std::optional<Axis> line) {
    for (const Lay& lay : lays) laid_[static_cast<std::size_t>(Grid::place_of(lay.cell))] = &lay;
    int points = 0;
    const auto& judged = rules_.ruleset().judged;
    for (const Lay& lay : lays) {
        const int place = Grid::place_of(lay.cell);
        for (const Axis axis : judged) points += points_through(place, axis);
        if (line && std::find(judged.begin(), judged.end(), *line) == judged.end())
            points += points_through(place, *line);
    }
    for (const Lay& lay : lays) laid_[static_cast<std::size_t>(Grid::place_of(lay.cell))] = nullptr;
    return points;
}

/// The points of the run through a laid tile, if it is the first laid one in it.
int ExactScore::points_through(int place, Axis axis) {
    const int by = Grid::step_along(axis);
    int first = place;
    while (occupied(first - by))
        if (laid(first -= by)) return 0;
    int length = (place - first) / by + 1;
    while (occupied(first + length * by)) ++length;
    if (length < 2) return 0;
    const int points = points_of(first, by, length);
    return rules_.ruleset().counted == Counted::runs ? points : points * readings(first, by, length);
}

/// How many readings of a run are words (X6).
int ExactScore::readings(int first, int by, int length) const {
    std::array<Letter, Grid::widest> letters{};
    for (int index = 0; index < length; ++index) {
        const int place = first + index * by;
        letters[static_cast<std::size_t>(index)] = laid(place) ? laid(place)->shown : grid_.letter(place);
    }
    const std::span word(letters.data(), static_cast<std::size_t>(length));
    const bool palindrome = std::equal(word.begin(), word.end(), word.rbegin());
    const int count = is_word(word) ? 1 : 0;
    if (rules_.ruleset().reading == Reading::forward || palindrome) return count;
    std::reverse(word.begin(), word.end());
    return count + (is_word(word) ? 1 : 0);
}

/// As the rules count it: where anything is a word, the other end of a listed one need not be in the list.
bool ExactScore::is_word(std::span<const Letter> word) const {
    if (rules_.ruleset().words == Words::list) return lexicon_.contains(word);
    for (std::size_t next = 1; next < word.size(); ++next)
        if (rules_.spells_digraph(word[next - 1], word[next])) return false;
    return true;
}

int ExactScore::points_of(int first, int by, int length) const {
    int points = 0;
    std::array<std::int16_t, std::size_t{Grid::widest} * PremiumMap::most_over_a_cell> acting{};
    auto end = acting.begin();
    for (int index = 0; index < length; ++index) {
        const int place = first + index * by;
        const Lay* lay = laid(place);
        points += lay ? letter_points(rules_.value(lay->tile), premiums_.letter_factor(place)) : grid_.value(place);
        if (!lay) continue;
        for (const auto premium : premiums_.word_premiums(place)) *end++ = premium;
    }
    std::sort(acting.begin(), end);
    end = std::unique(acting.begin(), end);
    for (auto premium = acting.begin(); premium != end; ++premium)
        points = multiplied(points, premiums_.factor(*premium));
    return points;
}

}  // namespace crisscross::engine
