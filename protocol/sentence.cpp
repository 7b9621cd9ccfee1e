#include "protocol/sentence.hpp"

#include "protocol/languages/spoken_list.hpp"

namespace crisscross::protocol {
namespace {

std::string cells(const engine::Refusal& refusal) {
    std::vector<std::string> names;
    for (const engine::Cell cell : refusal.cells) names.push_back(cell_name(cell));
    return spoken_list(names, Language::english);
}

std::string verb(std::size_t count) {
    return count == 1 ? " is " : " are ";
}

std::string occupied(const engine::Refusal& refusal) {
    if (refusal.cells.empty()) return "There is already a tile.";
    return cells(refusal) + verb(refusal.cells.size()) + "already occupied.";
}

std::string off_board(const engine::Refusal& refusal) {
    if (refusal.cells.empty()) return "That is off the board.";
    return cells(refusal) + verb(refusal.cells.size()) + "off the board.";
}

std::string bad_tile(const engine::Refusal& refusal) {
    const std::string where = refusal.cells.empty() ? "" : " on " + cells(refusal);
    if (refusal.tiles.empty()) return "The tile" + where + " isn\u2019t in this game, or its letter isn\u2019t.";
    const std::string tile = refusal.tiles.front();
    if (tile == "?") return "The blank" + where + " needs a letter.";
    return "\"" + tile + "\"" + where + " isn\u2019t a tile of this game, or it can\u2019t stand for another letter.";
}

std::string not_in_rack(const engine::Refusal& refusal) {
    if (refusal.tiles.empty()) return "These tiles aren\u2019t on your rack.";
    return "You don\u2019t have enough of " + spoken_list(refusal.tiles, Language::english) + ".";
}

std::string gap(const engine::Refusal& refusal) {
    if (refusal.cells.empty()) return "The tiles leave a gap.";
    return "The tiles leave a gap at " + cells(refusal) + ".";
}

std::string first_centre(const engine::Refusal& refusal) {
    if (refusal.cells.empty()) return "The first play must cover the start square.";
    return "The first play must cover " + cells(refusal) + ".";
}

std::string digraph(const engine::Refusal& refusal) {
    if (refusal.cells.empty()) return "Two neighbouring letters have a tile of their own. Use that tile.";
    return "The letters on " + cells(refusal) + " have a tile of their own. Use that tile.";
}

std::string orphan(const engine::Refusal& refusal) {
    if (refusal.cells.empty()) return "The play would leave a tile on its own, or an empty board.";
    return "The play would leave a tile on its own, or an empty board: " + cells(refusal) + ".";
}

std::string duplicate_word(const engine::Refusal& refusal) {
    if (refusal.words.empty()) return "A word would be on the board twice.";
    return spoken_list(refusal.words, Language::english) + verb(refusal.words.size()) + "already on the board.";
}

std::string bad_options(const engine::Refusal& refusal) {
    if (refusal.knobs.empty()) return "These options don\u2019t fit the rules of the room.";
    return "These options don\u2019t fit the rules of the room: " + spoken_list(refusal.knobs, Language::english) +
           ".";
}

std::string bad_word(const engine::Refusal& refusal) {
    if (refusal.words.empty()) return "One of these words isn\u2019t in the word list.";
    return spoken_list(refusal.words, Language::english) +
           (refusal.words.size() == 1 ? " isn\u2019t" : " aren\u2019t") + " in the word list.";
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
            return "Place your tiles in a single line, along one of the directions allowed here.";
        case engine::Code::gap:
            return gap(refusal);
        case engine::Code::not_attached:
            return "Your word must connect to one on the board.";
        case engine::Code::first_centre:
            return first_centre(refusal);
        case engine::Code::first_short:
            return "The first word needs at least two letters.";
        case engine::Code::digraph:
            return digraph(refusal);
        case engine::Code::red_target:
            return "A red-crossed tile must cover a tile that was there before this turn, one to a square.";
        case engine::Code::orphan:
            return orphan(refusal);
        case engine::Code::new_words_apart:
            return "The new and changed words must connect.";
        case engine::Code::duplicate_word:
            return duplicate_word(refusal);
        case engine::Code::bad_word:
            return bad_word(refusal);
        case engine::Code::not_your_turn:
            return "It isn\u2019t your turn.";
        case engine::Code::stale:
            return "That turn or play is over.";
        case engine::Code::not_all_tiles:
            return "You can only discard all your tiles at once.";
        case engine::Code::bad_options:
            return bad_options(refusal);
        case engine::Code::bag_too_small:
            return "The bag doesn\u2019t hold enough tiles for this exchange.";
        case engine::Code::game_over:
            return "The game is over.";
        case engine::Code::window_open:
            return "The latest play isn\u2019t final yet. Wait a moment.";
        case engine::Code::nothing_to_challenge:
            return "No play is waiting for your answer.";
        case engine::Code::nothing_to_vote:
            return "There is nothing for you to vote on or answer, or you have already voted.";
        case engine::Code::not_a_starter:
            return "Only the first turn of the game places the starter.";
        case engine::Code::not_seated:
            return "You aren\u2019t playing in this game.";
        case engine::Code::nothing_to_take_back:
            return "This move can\u2019t be taken back.";
        case engine::Code::too_late_to_abort:
            return "A game can be aborted only before its second turn.";
    }
    return "This is against the rules.";
}

}  // namespace crisscross::protocol
