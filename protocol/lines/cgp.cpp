#include <algorithm>

#include "engine/text/ascii.hpp"
#include "engine/text/utf8.hpp"
#include "protocol/lines/move_question.hpp"

namespace crisscross::protocol {
namespace {

std::string capital(char c) {
    return {engine::to_capital(c)};
}

/// Removes the part before the first `mark` from `text`, with the mark, and returns it.
std::string_view cut(std::string_view& text, char mark) {
    const auto end = std::min(text.find(mark), text.size());
    const auto part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

Fault fault(std::string why) {
    return {"BAD_POSITION", std::move(why)};
}

std::string row_name(int row) {
    return "row " + std::to_string(row + 1);
}

std::optional<Fault> parse_row(MoveQuestion& question, int row, std::string_view text) {
    const int columns = question.rules.columns();
    int column = 0;
    while (!text.empty() && column <= columns) {
        if (engine::is_digit(text.front())) {
            int empty = 0;
            for (; !text.empty() && engine::is_digit(text.front()) && empty <= columns; text.remove_prefix(1))
                empty = 10 * empty + text.front() - '0';
            column += empty;
            continue;
        }
        const char c = text.front();
        const auto letter = question.rules.alphabet().find(capital(c));
        if (!letter) return fault(row_name(row) + " has a character that is neither a letter nor a number.");
        if (column < columns) question.board.lay({row, column}, {*letter, engine::is_small(c)});
        ++column;
        text.remove_prefix(1);
    }
    if (column == columns && text.empty()) return {};
    return fault(row_name(row) + " does not have " + std::to_string(columns) + " cells.");
}

std::optional<Fault> parse_board(MoveQuestion& question, std::string_view text) {
    const int rows = question.rules.rows();
    if (std::count(text.begin(), text.end(), '/') != rows - 1)
        return fault("The board does not have " + std::to_string(rows) + " rows.");
    for (int row = 0; row < rows; ++row)
        if (auto wrong = parse_row(question, row, cut(text, '/'))) return wrong;
    return {};
}

std::optional<Fault> parse_rack(MoveQuestion& question, std::string_view text) {
    for (const char c : text) {
        const auto tile = question.rules.find_tile(std::string{c});
        if (!tile) return fault("The rack has a character that is not a tile.");
        if (question.rack.total() == question.rules.ruleset().rack_size)
            return fault("The rack has more than " + std::to_string(question.rack.total()) + " tiles.");
        question.rack.add(*tile);
    }
    return {};
}

}  // namespace

Decoded<MoveQuestion> parse_cgp(const engine::Rules& rules, std::string_view line) {
    MoveQuestion question{rules, engine::Board(rules.rows(), rules.columns()), rules.premiums()};
    engine::remove_byte_order_mark(line);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (auto wrong = parse_board(question, cut(line, ' '))) return *std::move(wrong);
    while (line.starts_with(' ')) line.remove_prefix(1);
    if (line.empty()) return fault("The line has no rack.");
    std::string_view racks = cut(line, ' ');
    if (auto wrong = parse_rack(question, cut(racks, '/'))) return *std::move(wrong);
    if (rules.ruleset().premium_use == engine::PremiumUse::once)
        question.board.for_each([&](engine::Cell cell, engine::Square) { question.premiums.spend(cell); });
    return question;
}

}  // namespace crisscross::protocol
