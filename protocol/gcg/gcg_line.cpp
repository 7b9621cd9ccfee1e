#include <algorithm>
#include <optional>

#include "engine/text/ascii.hpp"
#include "engine/text/utf8.hpp"
#include "protocol/gcg/gcg.hpp"
#include "protocol/gcg/gcg_encoding.hpp"
#include "protocol/number_in.hpp"

namespace crisscross::protocol::gcg {

namespace {

using engine::Cell;
using engine::is_capital;
using engine::is_digit;
using engine::is_letter;
using engine::TileCounts;

constexpr std::size_t max_letters = 50;  // of a word or a rack; no board or rack comes close
constexpr int max_number = 99999;

bool is_digits(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

std::optional<int> number(std::string_view text) {
    if (text.starts_with('+') && is_digits(text.substr(1))) text.remove_prefix(1);
    const auto value = number_in<int>(text);
    if (!value || *value > max_number || *value < -max_number) return std::nullopt;
    return value;
}

std::optional<TileCounts> tiles(std::string_view text) {
    if (text.empty() || text.size() > max_letters) return std::nullopt;
    TileCounts tiles;
    for (const char character : text) {
        if (character != '?' && !is_capital(character)) return std::nullopt;
        tiles.add(character == '?' ? engine::blank : engine::tile_of(static_cast<engine::Letter>(character - 'A')));
    }
    return tiles;
}

std::optional<std::string> letters(std::string_view text) {
    const auto may_stand = [](char character) { return is_letter(character) || character == '.'; };
    if (text.size() > max_letters || !std::all_of(text.begin(), text.end(), may_stand)) return std::nullopt;
    return std::string(text);
}

/// `8D` is across, `D8` is down. The start may be off the board.
std::optional<Play> position(std::string_view text) {
    if (text.size() < 2 || text.size() > 3) return std::nullopt;
    const bool across = is_digit(text.front());
    const char column = across ? text.back() : text.front();
    const std::string_view row = across ? text.substr(0, text.size() - 1) : text.substr(1);
    if (!is_digits(row) || !is_letter(column)) return std::nullopt;
    const Cell start{*number(row) - 1, column - (is_capital(column) ? 'A' : 'a')};
    return Play{start, across ? engine::Axis::across : engine::Axis::down, {}};
}

std::optional<Move> dashed(std::string_view what) {
    if (what.empty()) return Pass{};
    if (what == "-") return Withdrawal{};
    if (is_digits(what)) {
        const auto unseen = number(what);
        return unseen ? std::optional<Move>(ExchangeUnseen{*unseen}) : std::nullopt;
    }
    const auto exchanged = tiles(what);
    return exchanged ? std::optional<Move>(Exchange{*exchanged}) : std::nullopt;
}

std::optional<Move> bracketed(std::string_view token) {
    if (token == "(challenge)") return ChallengeBonus{};
    if (token == "(time)") return TimePenalty{};
    const auto left = token.ends_with(')') ? tiles(token.substr(1, token.size() - 2)) : std::nullopt;
    return left ? std::optional<Move>(EndRack{*left}) : std::nullopt;
}

std::optional<Move> move(std::string_view token) {
    if (token.starts_with('-')) return dashed(token.substr(1));
    if (token.starts_with('(')) return bracketed(token);
    return position(token);
}

bool begins_move(std::string_view token) {
    return token.starts_with('-') || token.starts_with('(') || position(token);
}

/// Parses a line part by part, from left to right, up to the first part that is wrong.
class Parts {
public:
    Parts(int line_number, std::string_view text) : number_(line_number), rest_(trimmed(text)) {}

    /// The next part; empty at the end.
    std::string_view peek() const { return rest_.substr(0, rest_.find_first_of(" \t\r")); }

    /// Parses the next part with `parse_part`; if that fails, the fault says that it is not a `name`.
    template <class Parse>
    auto next(const char* name, Parse parse_part) {
        using Value = typename decltype(parse_part(peek()))::value_type;
        if (fault_) return Value{};
        const std::string_view part = peek();
        auto value = part.empty() ? std::nullopt : parse_part(part);
        if (!value)
            fault_ = Fault{number_, part.empty() ? std::string("has no ") + name
                                                 : engine::in_quotes(part) + " is not a " + name};
        rest_ = trimmed(rest_.substr(part.size()));
        return value ? *std::move(value) : Value{};
    }

    const std::optional<Fault>& fault() const { return fault_; }

private:
    int number_;
    std::string_view rest_;
    std::optional<Fault> fault_;
};

}  // namespace

engine::Result<Line, Fault> parse_line(int line_number, std::string_view text) {
    Line line{.number = line_number};
    Parts parts(line_number, text);
    if (!parts.peek().empty() && !begins_move(parts.peek())) line.rack = parts.next("rack", tiles);
    line.move = parts.next("move", move);
    if (auto* const play = std::get_if<Play>(&line.move); play && !parts.fault())
        play->letters = parts.next("word", letters);
    if (auto* const left = std::get_if<EndRack>(&line.move)) left->gained = !parts.peek().starts_with('-');
    line.score = parts.next("score", number);
    line.total = parts.next("total", number);
    // The words that a play formed may follow the total; they are only for people.
    if (parts.fault()) return *parts.fault();
    return line;
}

}  // namespace crisscross::protocol::gcg
