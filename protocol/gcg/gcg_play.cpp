#include "protocol/gcg/gcg_play.hpp"

#include <algorithm>

#include "protocol/gcg/gcg_spelling.hpp"
#include "protocol/sentence.hpp"

namespace crisscross::protocol::gcg {

using engine::Axis;
using engine::Board;
using engine::Cell;

namespace {

bool same_letter(engine::Letter letter, char character) {
    return character == 'A' + letter || character == 'a' + letter;
}

char letter_of(const engine::Square& square) {
    return static_cast<char>((square.is_blank ? 'a' : 'A') + square.letter);
}

/// The line of a play: that of its tiles; of a single tile the one that has a word, across if both have.
Axis axis_of(const Board& after, const std::vector<Cell>& laid) {
    if (laid.size() > 1) return laid[0].row == laid[1].row ? Axis::across : Axis::down;
    const bool is_across =
        after.occupied(step(laid[0], Axis::across)) || after.occupied(step(laid[0], Axis::across, -1));
    return is_across ? Axis::across : Axis::down;
}

}  // namespace

std::optional<std::string> find_edits(const Board& board, const Play& play, engine::Edits& edits) {
    for (std::size_t index = 0; index < play.letters.size(); ++index) {
        const char character = play.letters[index];
        const Cell cell = step(play.start, play.axis, static_cast<int>(index));
        if (!board.contains(cell)) return cell_name(cell) + " is off the board";
        const auto square = board.at(cell);
        if (!square && character == '.') return cell_name(cell) + " has no tile to play through";
        if (square && character != '.' && !same_letter(square->letter, character))
            return "there is a different tile at " + cell_name(cell);
        if (square) continue;
        const bool is_blank = character >= 'a';
        const auto letter = static_cast<engine::Letter>(character - (is_blank ? 'a' : 'A'));
        edits.push_back(engine::Lay{cell, is_blank ? engine::blank : engine::tile_of(letter), letter});
    }
    return {};
}

std::string play_text(const Board& before, const engine::Edits& edits) {
    Board after = before;
    std::vector<Cell> laid;
    for (const engine::Edit& edit : edits) {
        const auto& lay = std::get<engine::Lay>(edit);
        after.lay(lay.cell, {lay.shown, lay.tile == engine::blank});
        laid.push_back(lay.cell);
    }
    const Axis axis = axis_of(after, laid);
    Cell cell = std::ranges::min(laid);
    while (after.occupied(step(cell, axis, -1))) cell = step(cell, axis, -1);
    std::string text = position_name(cell, axis) + ' ';
    for (; after.occupied(cell); cell = step(cell, axis))
        text += before.occupied(cell) ? '.' : letter_of(*after.at(cell));
    return text;
}

}  // namespace crisscross::protocol::gcg
