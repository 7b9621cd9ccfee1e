#include "protocol/sentence.hpp"

namespace crisscross::protocol {
namespace {

/// "A", "A and B", "A, B and C".
std::string listed(const std::vector<std::string>& items) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) text += i + 1 == items.size() ? " and " : ", ";
        text += items[i];
    }
    return text;
}

std::string cells(const engine::Refusal& refusal) {
    std::vector<std::string> names;
    for (const engine::Cell cell : refusal.cells) names.push_back(cell_name(cell));
    return listed(names);
}

std::string verb(std::size_t count) {
    return count == 1 ? " is " : " are ";
}

std::string occupied(const engine::Refusal& refusal) {
    if (refusal.cells.empty()) return "There is a tile already.";
    return cells(refusal) + verb(refusal.cells.size()) + "already occupied.";
}

std::string off_board(const engine::Refusal& refusal) {
    if (refusal.cells.empty()) return "That is off the board.";
    return cells(refusal) + verb(refusal.cells.size()) + "off the board.";
}

std::string bad_tile(const engine::Refusal& refusal) {
    const std::string where = refusal.cells.empty() ? "" : " on " + cells(refusal);
    if (refusal.words.empty()) return "The tile" + where + " is none of this game, or stands for no letter.";
    const std::string tile = refusal.words.front();
    if (tile == "?") return "The blank" + where + " needs a letter that it stands for.";
    return "\"" + tile + "\"" + where + " is no tile of this game, or it cannot stand for another letter.";
}

std::string not_in_rack(const engine::Refusal& refusal) {
    if (refusal.words.empty()) return "Your rack does not hold these tiles.";
    return "Your rack does not hold enough of " + listed(refusal.words) + ".";
}

std::string gap(const engine::Refusal& refusal) {
    if (refusal.cells.empty()) return "The tiles leave a gap.";
    return "The tiles leave a gap at " + cells(refusal) + ".";
}

std::string first_centre(const engine::Refusal& refusal) {
    if (refusal.cells.empty()) return "The first play must cover the start cell.";
    return "The first play must cover " + cells(refusal) + ".";
}

std::string digraph(const engine::Refusal& refusal) {
    if (refusal.cells.empty()) return "Two letters that have a tile of their own lie one after the other.";
    return "The letters on " + cells(refusal) + " have a tile of their own and cannot be laid one by one.";
}

std::string orphan(const engine::Refusal& refusal) {
    if (refusal.cells.empty()) return "No tile may be left alone, nor the board empty.";
    return "The play leaves a tile alone or the board empty: " + cells(refusal) + ".";
}

std::string duplicate_word(const engine::Refusal& refusal) {
    if (refusal.words.empty()) return "A word would be on the board twice.";
    return listed(refusal.words) + verb(refusal.words.size()) + "on the board already.";
}

std::string bad_options(const engine::Refusal& refusal) {
    if (refusal.words.empty()) return "These options contradict the rules of the room.";
    return "These options contradict the rules of the room: " + listed(refusal.words) + ".";
}

std::string bad_word(const engine::Refusal& refusal) {
    if (refusal.words.empty()) return "There is a word that the word list does not have.";
    return "The word list does not have " + listed(refusal.words) + ".";
}

}  // namespace

std::string cell_name(engine::Cell cell) {
    if (cell.row >= 0 && cell.column >= 0 && cell.column < 26)
        return static_cast<char>('A' + cell.column) + std::to_string(cell.row + 1);
    return "row " + std::to_string(cell.row + 1LL) + ", column " + std::to_string(cell.column + 1LL);
}

std::string sentence(const engine::Refusal& refusal) {
    switch (refusal.code) {
        case engine::Code::empty:
            return "Lay at least one tile.";
        case engine::Code::off_board:
            return off_board(refusal);
        case engine::Code::occupied:
            return occupied(refusal);
        case engine::Code::bad_tile:
            return bad_tile(refusal);
        case engine::Code::not_in_rack:
            return not_in_rack(refusal);
        case engine::Code::not_linear:
            return "The tiles do not lie in one line that may be used.";
        case engine::Code::gap:
            return gap(refusal);
        case engine::Code::not_attached:
            return "The play must touch a tile that is on the board already.";
        case engine::Code::first_centre:
            return first_centre(refusal);
        case engine::Code::first_short:
            return "The first play needs more tiles.";
        case engine::Code::digraph:
            return digraph(refusal);
        case engine::Code::red_target:
            return "A red-crossed tile goes over a tile that was on the board before, one over each.";
        case engine::Code::orphan:
            return orphan(refusal);
        case engine::Code::new_words_apart:
            return "The new and changed words must hang together.";
        case engine::Code::duplicate_word:
            return duplicate_word(refusal);
        case engine::Code::bad_word:
            return bad_word(refusal);
        case engine::Code::not_your_turn:
            return "It is not your turn.";
        case engine::Code::stale:
            return "The turn or play that this was meant for is gone.";
        case engine::Code::not_all_tiles:
            return "Here an exchange takes all tiles or none.";
        case engine::Code::bad_options:
            return bad_options(refusal);
        case engine::Code::bag_too_small:
            return "The bag does not hold enough tiles for this exchange.";
        case engine::Code::game_over:
            return "The game is over.";
        case engine::Code::window_open:
            return "The last play can still be challenged. Wait a moment.";
        case engine::Code::nothing_to_challenge:
            return "There is no play that you could challenge or accept.";
        case engine::Code::nothing_to_vote:
            return "There is nothing that you could vote on or answer, or you have voted already.";
        case engine::Code::not_a_starter:
            return "The first turn, and no other, puts the seed on the board.";
        case engine::Code::not_seated:
            return "You have no seat in this game, or you have left it.";
    }
    return "This is against the rules.";
}

}  // namespace crisscross::protocol
