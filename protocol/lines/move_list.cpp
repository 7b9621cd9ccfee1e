#include "protocol/lines/move_list.hpp"

#include <algorithm>

#include "engine/play/runs.hpp"
#include "engine/text/ascii.hpp"
#include "protocol/json/basic.hpp"
#include "protocol/lines/line_names.hpp"

namespace crisscross::protocol {
namespace {

using engine::Candidate;

template <class Visit>
void visit_moves(engine::Generator& generator, const MoveQuestion& question, Visit visit) {
    const bool is_mirrored = question.board.empty();
    generator.for_each(question.situation(), [&](const Candidate& candidate) {
        if (!is_mirrored || candidate.axis == engine::Axis::across) visit(candidate);
        return true;
    });
}

std::vector<engine::Cell> cells_of(const engine::Edits& edits) {
    std::vector<engine::Cell> cells;
    for (const engine::Edit& edit : edits) cells.push_back(engine::cell_of(edit));
    return cells;
}

bool comes_before(const ListedMove& a, const ListedMove& b) {
    if (a.score != b.score) return a.score > b.score;
    return std::pair(a.axis, cells_of(a.edits)) < std::pair(b.axis, cells_of(b.edits));
}

std::string shown(const engine::Rules& rules, engine::Square square) {
    const std::string& spelling = rules.alphabet().spelling(square.letter);
    return square.is_blank ? engine::in_small_letters(spelling) : spelling;
}

/// The word that a move makes along its axis.
struct ShownWord {
    engine::Run run{};
    engine::Word word{};
    bool backwards = false;
};

ShownWord find_word(const engine::Lexicon& lexicon, const engine::Board& after, const ListedMove& move) {
    ShownWord made{engine::run_through(after, engine::cell_of(move.edits.back()), move.axis)};
    made.word = word_of(after, made.run);
    if (lexicon.contains(made.word)) return made;
    const engine::Word other(made.word.rbegin(), made.word.rend());
    if (!lexicon.contains(other)) return made;
    std::reverse(made.run.cells.begin(), made.run.cells.end());
    return {made.run, other, true};
}

bool is_laid(const engine::Edits& edits, engine::Cell cell) {
    return std::ranges::any_of(edits, [cell](const engine::Edit& edit) {
        return std::holds_alternative<engine::Lay>(edit) && engine::cell_of(edit) == cell;
    });
}

void write_word(json::Writer& out, const MoveQuestion& question, const engine::Board& after, const ListedMove& move,
                const ShownWord& shown_word) {
    std::string tiles;
    for (const engine::Cell cell : shown_word.run.cells)
        tiles += is_laid(move.edits, cell) ? shown(question.rules, *after.at(cell)) : ".";
    json::write(out.key("row"), shown_word.run.cells.front().row);
    json::write(out.key("column"), shown_word.run.cells.front().column);
    json::write(out.key("direction"), line_name(shown_word.run.axis));
    if (shown_word.backwards) out.key("backwards").raw("true");
    json::write(out.key("tiles"), tiles);
    json::write(out.key("word"), question.rules.alphabet().text(shown_word.word));
}

void write_id(json::Writer& out, const MoveQuestion& question) {
    if (!question.id.empty()) out.key("id").raw(question.id);
}

}  // namespace

std::vector<ListedMove> list_moves(engine::Generator& generator, const MoveQuestion& question) {
    std::vector<ListedMove> moves;
    visit_moves(generator, question, [&moves](const Candidate& candidate) {
        moves.push_back({candidate.edits(), candidate.axis, candidate.score});
    });
    std::sort(moves.begin(), moves.end(), comes_before);
    return moves;
}

std::optional<ListedMove> best_move(engine::Generator& generator, const MoveQuestion& question) {
    std::optional<ListedMove> best;
    visit_moves(generator, question, [&best](const Candidate& candidate) {
        if (best && candidate.score < best->score) return;
        ListedMove move{candidate.edits(), candidate.axis, candidate.score};
        if (!best || comes_before(move, *best)) best = std::move(move);
    });
    return best;
}

MoveCount count_moves(engine::Generator& generator, const MoveQuestion& question) {
    MoveCount counted;
    visit_moves(generator, question, [&counted](const Candidate& candidate) {
        ++counted.count;
        counted.sum += candidate.score;
        counted.best = std::max(counted.best.value_or(candidate.score), candidate.score);
    });
    return counted;
}

std::string write_move(const engine::Lexicon& lexicon, const MoveQuestion& question, const ListedMove& move) {
    engine::Board after = question.board;
    std::vector<engine::Cell> lifted;
    for (const engine::Edit& edit : move.edits) {
        if (const auto* lift = std::get_if<engine::Lift>(&edit)) {
            after.lift(lift->cell);
            lifted.push_back(lift->cell);
        } else if (const auto* lay = std::get_if<engine::Lay>(&edit)) {
            after.lay(lay->cell, {lay->shown, lay->tile == engine::blank});
        }
    }
    json::Writer out;
    out.open('{');
    write_id(out, question);
    if (lifted.size() < move.edits.size()) write_word(out, question, after, move, find_word(lexicon, after, move));
    if (!lifted.empty()) json::write(out.key("lifted"), lifted);
    json::write(out.key("score"), move.score);
    return out.close('}').release();
}

std::string write_count(const MoveQuestion& question, const MoveCount& counted) {
    json::Writer out;
    out.open('{');
    write_id(out, question);
    out.key("count").raw(std::to_string(counted.count));
    out.key("best").raw(counted.best ? std::to_string(*counted.best) : "null");
    out.key("sum").raw(std::to_string(counted.sum));
    return out.close('}').release();
}

}  // namespace crisscross::protocol
