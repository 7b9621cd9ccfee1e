#include "engine/moves/scoring/exact_score.hpp"

#include <algorithm>

#include "engine/play/scoring.hpp"

namespace crisscross::engine {

ExactScore::Marked::Marked(ExactScore& score, std::span<const Lay> lays, std::span<const Lift> lifts)
    : score_(score), lays_(lays), lifts_(lifts) {
    for (const Lay& lay : lays) score.laid_[static_cast<std::size_t>(Grid::place_of(lay.cell))] = &lay;
    for (const Lift& lift : lifts) score.lifted_[static_cast<std::size_t>(Grid::place_of(lift.cell))] = true;
    score.counted_.clear();
}

ExactScore::Marked::~Marked() {
    for (const Lay& lay : lays_) score_.laid_[static_cast<std::size_t>(Grid::place_of(lay.cell))] = nullptr;
    for (const Lift& lift : lifts_) score_.lifted_[static_cast<std::size_t>(Grid::place_of(lift.cell))] = false;
}

int ExactScore::operator()(std::span<const Lay> lays, std::optional<Axis> line) {
    const Marked marked(*this, lays, {});
    return laid_points(lays, line);
}

std::optional<int> ExactScore::checked(std::span<const Lay> lays, std::span<const Lift> lifts,
                                       std::optional<Axis> line) {
    const Marked marked(*this, lays, lifts);
    const bool is_bare = grid_.tiles.empty() && lays.empty();
    if (is_bare || leaves_orphans(lifts)) return std::nullopt;
    const int points = laid_points(lays, line);
    const auto beside = points_beside(lifts);
    if (!beside || !hangs_together(lays)) return std::nullopt;
    return points + *beside;
}

/// Whether the board and the play are in one piece as the rules ask, once all runs that count have been found.
bool ExactScore::hangs_together(std::span<const Lay> lays) {
    const Ruleset& ruleset = rules_.ruleset();
    if (ruleset.contact == Contact::whole_board && (counted_.empty() || !is_connected(lays))) return false;
    const bool is_letter_alone = counted_.empty() && !lays.empty();
    if (ruleset.contact == Contact::none && is_letter_alone) return false;
    return ruleset.layout != Layout::connected || words_are_connected(lays);
}

int ExactScore::laid_points(std::span<const Lay> lays, std::optional<Axis> line) {
    int points = 0;
    const auto& judged = rules_.ruleset().judged;
    for (const Lay& lay : lays) {
        const int place = Grid::place_of(lay.cell);
        for (const Axis axis : judged) points += points_through(place, axis);
        if (line && std::find(judged.begin(), judged.end(), *line) == judged.end())
            points += points_through(place, *line);
    }
    return points;
}

/// Whether the lifts leave a tile that touches nothing (H5).
bool ExactScore::leaves_orphans(std::span<const Lift> lifts) const {
    for (const Lift& lift : lifts) {
        const int place = Grid::place_of(lift.cell);
        for (const Axis axis : rules_.ruleset().judged)
            for (const int by : {-Grid::step_along(axis), Grid::step_along(axis)})
                if (occupied(place + by) && stands_alone(place + by)) return true;
    }
    return false;
}

bool ExactScore::stands_alone(int place) const {
    return std::ranges::none_of(rules_.ruleset().judged, [&](Axis axis) {
        return occupied(place - Grid::step_along(axis)) || occupied(place + Grid::step_along(axis));
    });
}

bool ExactScore::is_connected(std::span<const Lay> lays) const {
    CellSet tiles = grid_.tiles;
    for (const Lay& lay : lays) tiles.add(lay.cell);
    return tiles.is_connected(rules_.ruleset().judged);
}

/// Whether shared cells connect the runs that count, and every laid tile is in one of them (X4).
bool ExactScore::words_are_connected(std::span<const Lay> lays) {
    if (counted_.empty()) return lays.size() <= 1;
    CellSet reached;
    const auto reach = [&reached](const Stretch& run) {
        for (int index = 0; index < run.length; ++index) reached.add(Grid::cell_at(run.first + index * run.by));
    };
    const auto is_reached = [&reached](const Stretch& run) {
        for (int index = 0; index < run.length; ++index)
            if (reached.has(Grid::cell_at(run.first + index * run.by))) return true;
        return false;
    };
    reach(counted_.front());
    for (auto next = counted_.begin() + 1; next != counted_.end(); ++next) {
        const auto other = std::find_if(next, counted_.end(), is_reached);
        if (other == counted_.end()) return false;
        reach(*other);
        std::swap(*other, *next);
    }
    return std::ranges::all_of(lays, [&reached](const Lay& lay) { return reached.has(lay.cell); });
}

/// The points of the runs on both sides of tiles that were lifted and not replaced; nothing if a run is not a word.
std::optional<int> ExactScore::points_beside(std::span<const Lift> lifts) {
    int points = 0;
    for (const Lift& lift : lifts) {
        const int place = Grid::place_of(lift.cell);
        if (laid(place)) continue;
        for (const Axis axis : rules_.ruleset().judged)
            for (const int side : {-1, 1})
                if (!add_run(place, axis, side, points)) return std::nullopt;
    }
    return points;
}

/// Adds the run next to a vacated cell, unless a laid tile or an earlier vacated cell has counted it.
bool ExactScore::add_run(int place, Axis axis, int side, int& points) {
    const int by = Grid::step_along(axis);
    int length = 0;
    bool holds_laid = false;
    for (int at = place + side * by; occupied(at); at += side * by, ++length) holds_laid = holds_laid || laid(at);
    if (length < 2 || holds_laid) return true;
    const int first = side > 0 ? place + by : place - length * by;
    if (side < 0 && vacated(first - by)) return true;
    if (!is_listed(first, by, length)) return false;
    counted_.push_back({first, by, length});
    const bool counts_readings = rules_.ruleset().counted == Counted::good_readings;
    points += points_of(first, by, length) * (counts_readings ? readings(first, by, length) : 1);
    return true;
}

bool ExactScore::is_listed(int first, int by, int length) const {
    std::array<Letter, Grid::side> room{};
    const auto word = letters_of(first, by, length, room);
    if (lexicon_.contains(word)) return true;
    if (rules_.ruleset().reading == Reading::forward) return false;
    std::ranges::reverse(word);
    return lexicon_.contains(word);
}

std::span<Letter> ExactScore::letters_of(int first, int by, int length, std::span<Letter> room) const {
    const auto word = room.first(static_cast<std::size_t>(length));
    for (int index = 0; index < length; ++index) {
        const int place = first + index * by;
        word[static_cast<std::size_t>(index)] = laid(place) ? laid(place)->shown : grid_.letter(place);
    }
    return word;
}

/// The points of the run through a laid tile, if that tile is the first one laid in it.
int ExactScore::points_through(int place, Axis axis) {
    const int by = Grid::step_along(axis);
    int first = place;
    while (occupied(first - by))
        if (laid(first -= by)) return 0;
    int length = (place - first) / by + 1;
    while (occupied(first + length * by)) ++length;
    if (length < 2) return 0;
    counted_.push_back({first, by, length});
    const int points = points_of(first, by, length);
    return rules_.ruleset().counted == Counted::runs ? points : points * readings(first, by, length);
}

/// How many readings of a run are words (X6).
int ExactScore::readings(int first, int by, int length) const {
    std::array<Letter, Grid::side> room{};
    const auto word = letters_of(first, by, length, room);
    const bool palindrome = std::equal(word.begin(), word.end(), word.rbegin());
    const int count = is_word(word) ? 1 : 0;
    if (rules_.ruleset().reading == Reading::forward || palindrome) return count;
    std::ranges::reverse(word);
    return count + (is_word(word) ? 1 : 0);
}

/// Whether this counts as a word. Where the rules accept anything, a listed word read backwards need not be listed.
bool ExactScore::is_word(std::span<const Letter> word) const {
    if (rules_.ruleset().word_source == WordSource::list) return lexicon_.contains(word);
    for (std::size_t next = 1; next < word.size(); ++next)
        if (rules_.spells_digraph(word[next - 1], word[next])) return false;
    return true;
}

int ExactScore::points_of(int first, int by, int length) const {
    int points = 0;
    std::array<std::int16_t, std::size_t{Grid::side} * PremiumMap::max_per_cell> acting{};
    auto end = acting.begin();
    for (int index = 0; index < length; ++index) {
        const int place = first + index * by;
        const Lay* lay = laid(place);
        points += lay ? letter_points(lifted(place) ? 0 : rules_.value(lay->tile), premiums_.letter_factor(place))
                      : grid_.value(place);
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
