#include "tests/support/games/exhaustive_search.hpp"

#include <algorithm>

#include "engine/play/assessment.hpp"
#include "engine/play/placement.hpp"

namespace crisscross::test {

using namespace engine;

namespace {

bool is_listed(const Rules& rules, const Lexicon& lexicon, const Word& word) {
    if (lexicon.contains(word)) return true;
    return rules.ruleset().reading == Reading::both && lexicon.contains(Word(word.rbegin(), word.rend()));
}

/// Tries all edits along one line, cell by cell.
class LineSearch {
public:
    LineSearch(const Rules& rules, const Lexicon& lexicon, const Situation& situation, Axis axis,
               std::vector<Cell> cells)
        : rules_(rules),
          lexicon_(lexicon),
          situation_(situation),
          axis_(axis),
          cells_(std::move(cells)),
          rack_(situation.rack) {}

    template <class Visit>
    void run(Visit visit) {
        from(0, visit);
    }

private:
    template <class Visit>
    void from(std::size_t index, Visit& visit) {
        if (index == cells_.size()) return ask(visit);
        const Cell cell = cells_[index];
        from(index + 1, visit);
        if (!situation_.board.occupied(cell)) return lay_each(cell, index, visit);
        if (rack_.count(red_cross) == 0) return;
        rack_.remove(red_cross);
        edits_.emplace_back(Lift{cell});
        from(index + 1, visit);
        lay_each(cell, index, visit);
        edits_.pop_back();
        rack_.add(red_cross);
    }

    template <class Visit>
    void lay_each(Cell cell, std::size_t index, Visit& visit) {
        const TileCounts rack = rack_;
        rack.for_each([&](Tile tile, int) {
            if (tile == red_cross) return;
            rack_.remove(tile);
            for (Letter shown = 0; shown < rules_.alphabet().size(); ++shown) {
                if (tile == blank ? rules_.alphabet().spelling(shown).size() > 1 : shown != tile.code) continue;
                edits_.emplace_back(Lay{cell, tile, shown});
                from(index + 1, visit);
                edits_.pop_back();
            }
            rack_.add(tile);
        });
    }

    template <class Visit>
    void ask(Visit& visit) {
        if (edits_.empty()) return;
        ask(std::nullopt, visit);
        const auto& judged = rules_.ruleset().judged;
        const auto is_here = [&](const Edit& edit) { return cell_of(edit) == cell_of(edits_.front()); };
        const bool is_single = std::holds_alternative<Lay>(edits_.back()) && std::ranges::all_of(edits_, is_here);
        if (is_single && std::find(judged.begin(), judged.end(), axis_) == judged.end()) ask(axis_, visit);
    }

    template <class Visit>
    void ask(std::optional<Axis> line, Visit& visit) {
        const auto placement = place(rules_, situation_.board, &situation_.rack, edits_, line);
        if (!placement || !is_unbroken(*placement)) return;
        const auto has_line = [&](const Run& run) { return run.axis == line && run.cells.size() > 1; };
        if (line && std::none_of(placement->runs.begin(), placement->runs.end(), has_line)) return;
        const auto assessment = assess(rules_, lexicon_, situation_.premiums, *placement);
        if (!assessment) return;
        for (const Word& word : words_of(assessment->score))
            if (!is_listed(rules_, lexicon_, word)) return;
        visit(edits_, line, assessment->score.total);
    }

    /// Where tiles may lie anywhere, the rules allow gaps, but a play along one line has none.
    bool is_unbroken(const PlacedTiles& placement) const {
        if (placement.laid.size() < 2) return true;
        const auto first = std::find(cells_.begin(), cells_.end(), placement.laid.front());
        const auto last = std::find(cells_.begin(), cells_.end(), placement.laid.back());
        return std::all_of(std::min(first, last), std::max(first, last),
                           [&](Cell cell) { return placement.board.occupied(cell); });
    }

    const Rules& rules_;
    const Lexicon& lexicon_;
    const Situation& situation_;
    Axis axis_;
    std::vector<Cell> cells_;
    TileCounts rack_;
    Edits edits_;
};

template <class Visit>
void search(const Rules& rules, const Lexicon& lexicon, const Situation& situation, Visit visit) {
    for (const Axis axis : axes_of(rules.ruleset()))
        for (int row = 0; row < rules.rows(); ++row)
            for (int column = 0; column < rules.columns(); ++column) {
                if (situation.board.contains(step({row, column}, axis, -1))) continue;
                std::vector<Cell> cells;
                for (Cell cell{row, column}; situation.board.contains(cell); cell = step(cell, axis))
                    cells.push_back(cell);
                LineSearch(rules, lexicon, situation, axis, std::move(cells)).run(visit);
            }
}

std::string text_of(const Rules& rules, const Edit& edit) {
    const Cell cell = cell_of(edit);
    std::string text = std::to_string(cell.row) + "," + std::to_string(cell.column);
    if (const auto* lay = std::get_if<Lay>(&edit))
        return text + (lay->tile == blank ? "?" : "=") + rules.alphabet().spelling(lay->shown);
    return text + "#";
}

}  // namespace

std::string name_of(const Rules& rules, const Edits& edits, std::optional<Axis> line) {
    std::vector<std::string> parts;
    for (const Edit& edit : edits) parts.push_back(text_of(rules, edit));
    std::sort(parts.begin(), parts.end());
    std::string name;
    for (const std::string& part : parts) name += part + " ";
    return line ? name + "line " + std::to_string(static_cast<int>(*line)) : name;
}

Plays exhaustive_search(const Rules& rules, const Lexicon& lexicon, const Situation& situation) {
    Plays plays;
    search(rules, lexicon, situation, [&](const Edits& edits, std::optional<Axis> line, int score) {
        plays[name_of(rules, edits, line)] = score;
    });
    return plays;
}

}  // namespace crisscross::test
