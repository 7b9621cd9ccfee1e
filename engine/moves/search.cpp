#include "engine/moves/search.hpp"

#include <algorithm>

#include "engine/play/scoring.hpp"

namespace crisscross::engine {

namespace {

/// How many cells of the board are looked at in the time of a step.
constexpr long cells_per_step = 16;

long count(const CellSet& cells) {
    long counted = 0;
    cells.every([&counted](Cell) {
        ++counted;
        return true;
    });
    return counted;
}

}  // namespace

Search::Search(std::shared_ptr<const GeneratorTables> tables) : tables_(std::move(tables)) {}

void Search::prepare(const Situation& now, const Visitor& visit, Budget& budget, Field::Points points) {
    now_ = &now;
    visit_ = &visit;
    budget_ = &budget;
    strip_ = &own_strip_;
    field_.prepare(now, points);
    const Ruleset& ruleset = rules_.ruleset();
    board_check_ = 1 + count(field_.grid().tiles) * static_cast<long>(ruleset.judged.size()) / cells_per_step;
    in_one_piece_ = ruleset.contact != Contact::whole_board || field_.grid().tiles.is_connected(ruleset.judged);
}

bool Search::for_each(const Situation& now, const Visitor& visit, Budget& budget, Field::Points points) {
    prepare(now, visit, budget, points);
    if (!visit_singles()) return false;
    for (const Line& line : tables_->lines)
        if (!visit_words(line)) return false;
    return visit_lifts();
}

bool Search::is_judged(Axis axis) const {
    const auto& judged = rules_.ruleset().judged;
    return std::find(judged.begin(), judged.end(), axis) != judged.end();
}

int Search::min_laid() const {
    return field_.opens() ? rules_.ruleset().opening->min_tiles : 1;
}

bool Search::visit_words(const Line& line) {
    if (!field_.load(own_strip_, line)) return true;
    const auto walk = [this] {
        return Walker<Search>(lexicon_.graph(), own_strip_, field_.hand(), *budget_, *this).walk();
    };
    if (!walk()) return false;
    if (rules_.ruleset().reading == Reading::forward) return true;
    own_strip_.reverse();
    return walk();
}

/// Ignores single tiles, which are searched separately: walks would find each of them once for every line.
bool Search::operator()(const Found& found) {
    if (static_cast<int>(found.lays.size()) < std::max(2, min_laid())) return true;
    if (strip_->reversed && reads_forward(found)) return true;
    const int points = multiplied(found.points, found.factor) + found.across;
    return report({found.lays, {}, strip_->axis, {}, points}, strip_->axis);
}

/// Whether the word is also a word the other way round, and so has been found already.
bool Search::reads_forward(const Found& found) const {
    std::array<Letter, max_board_side> letters{};
    std::size_t length = 0;
    for (int at = found.last; at >= found.first; --at) {
        const Spot& spot = (*strip_)[at];
        const auto is_here = [&spot](const Lay& lay) { return lay.cell == spot.cell; };
        letters[length++] = spot.occupied() ? spot.letter : std::ranges::find_if(found.lays, is_here)->shown;
    }
    return lexicon_.contains({letters.data(), length});
}

bool Search::visit_singles() {
    if (min_laid() > 1) return true;
    return field_.singles().every([this](Cell cell) { return visit_singles_at(Grid::place_of(cell)); });
}

bool Search::visit_singles_at(int place) {
    const Spot spot = field_.spot_at(place, {});
    const bool makes_no_word = field_.opens() && rules_.ruleset().contact != Contact::none;
    if ((makes_no_word || field_.touches(spot.cell)) && !visit_letters(spot, longest_line(place), {}, {}))
        return false;
    for (const Axis axis : rules_.ruleset().placed)
        if (!is_judged(axis) && !visit_named(place, spot, axis)) return false;
    return true;
}

/// Visits plays of one tile that name a line whose runs count only then (R3).
bool Search::visit_named(int place, const Spot& spot, Axis axis) {
    const auto counted = with_run(spot, place, axis);
    return !counted || visit_letters(*counted, axis, axis, axis);
}

/// The spot where its run along an axis that is not judged counts, too (R3); nothing if there is none.
std::optional<Spot> Search::with_run(Spot spot, int place, Axis axis) {
    if (rules_.ruleset().layout == Layout::connected) return std::nullopt;
    const CrossSet own = field_.cross_sets().along(axis, place, field_.hand().available());
    if (!own.runs) return std::nullopt;
    spot.allowed &= own.allowed();
    spot.across_base += own.points * spot.word_factor;
    spot.across_gain += spot.letter_gain * spot.word_factor;
    return spot;
}

/// Visits each letter that one tile of the hand can show there. `line` counts besides the judged axes, whether the
/// play names it or not.
bool Search::visit_letters(const Spot& spot, Axis axis, std::optional<Axis> named, std::optional<Axis> line) {
    const Hand& hand = field_.hand();
    const auto show = [&](Tile tile, Letter letter) {
        const Lay lay{spot.cell, tile, letter};
        const int points = spot.across_base + rules_.value(tile) * spot.across_gain;
        return report({{&lay, 1}, {}, axis, named, points}, line);
    };
    for (LetterMask rest = spot.allowed & hand.letters; rest != 0; rest &= rest - 1)
        if (const auto letter = static_cast<Letter>(std::countr_zero(rest)); !show(tile_of(letter), letter))
            return false;
    if (hand.blanks == 0) return true;
    for (LetterMask rest = spot.allowed & hand.named; rest != 0; rest &= rest - 1)
        if (!show(blank, static_cast<Letter>(std::countr_zero(rest)))) return false;
    return true;
}

/// The axis along which a tile would make its longest word.
Axis Search::longest_line(int place) const {
    Axis longest = rules_.ruleset().placed.front();
    int max = 1;
    for (const Axis axis : rules_.ruleset().judged) {
        const int by = Grid::step_along(axis);
        int length = 1;
        for (int at = place + by; field_.grid().occupied(at); at += by) ++length;
        for (int at = place - by; field_.grid().occupied(at); at -= by) ++length;
        if (length > max) {
            max = length;
            longest = axis;
        }
    }
    return longest;
}

bool Search::report(Candidate candidate, std::optional<Axis> line) {
    const Ruleset& ruleset = rules_.ruleset();
    candidate.lifts = {lifts_.data(), lift_count_};
    const bool may_repeat_words = ruleset.duplicates == Duplicates::refused;
    const bool is_checked = has_to_be_checked(candidate);
    if (!budget_->spend(may_repeat_words || is_checked ? board_check_ : 1)) return false;
    if (may_repeat_words && exact_score_.repeats_a_word(candidate.lays, candidate.lifts)) return true;
    if (is_checked) {
        const auto score = exact_score_.checked(candidate.lays, candidate.lifts, line);
        if (!score) return true;
        candidate.score = *score;
    } else if (!field_.adds_up()) {
        candidate.score = exact_score_(candidate.lays, line);
    }
    if (candidate.used() >= ruleset.bingo.min_tiles) candidate.score += ruleset.bingo.points;
    if (ruleset.scoring == Scoring::none) candidate.score = 0;
    return (*visit_)(candidate);
}

/// Cross-sets do not show whether a lift leaves words, or whether the board stays connected. Such plays are checked.
bool Search::has_to_be_checked(const Candidate& candidate) const {
    const Ruleset& ruleset = rules_.ruleset();
    if (!candidate.lifts.empty()) return true;
    if (field_.opens() && candidate.lays.size() == 1) return false;  // makes no word, and the board is connected
    return ruleset.contact == Contact::whole_board && (!in_one_piece_ || !is_judged(candidate.axis));
}

}  // namespace crisscross::engine
