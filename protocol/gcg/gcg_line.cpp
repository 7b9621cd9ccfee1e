#include "protocol/gcg/gcg_line.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include "engine/lexicon/utf8.hpp"
#include "protocol/gcg/gcg_encoding.hpp"

namespace crisscross::protocol::gcg {

namespace {

using engine::Cell;
using engine::TileCounts;

constexpr std::size_t most_letters = 50;  // of a word or a rack; no board or rack comes near
constexpr int largest_number = 99999;

bool is_capital(char character) {
    return character >= 'A' && character <= 'Z';
}
bool is_letter(char character) {
    return is_capital(character) || (character >= 'a' && character <= 'z');
}
bool is_digit(char character) {
    return character >= '0' && character <= '9';
}
bool is_digits(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

std::optional<int> number(std::string_view text) {
    if (text.starts_with('+') && is_digits(text.substr(1))) text.remove_prefix(1);
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    if (value > largest_number || value < -largest_number) return std::nullopt;
    return value;
}

std::optional<TileCounts> tiles(std::string_view text) {
    if (text.empty() || text.size() > most_letters) return std::nullopt;
    TileCounts tiles;
    for (const char character : text) {
        if (character != '?' && !is_capital(character)) return std::nullopt;
        tiles.add(character == '?' ? engine::blank : engine::tile_of(static_cast<engine::Letter>(character - 'A')));
    }
    return tiles;
}

std::optional<std::string> letters(std::string_view text) {
    const auto may_stand = [](char character) { return is_letter(character) || character == '.'; };
    if (text.size() > most_letters || !std::all_of(text.begin(), text.end(), may_stand)) return std::nullopt;
    return std::string(text);
}

/// `8D` lies across, `D8` down. May be off the board.
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

/// The parts of a line from left to right. After the first that cannot be read nothing is taken any more.
class Parts {
public:
    Parts(int line_number, std::string_view text) : number_(line_number), rest_(trimmed(text)) {}

    /// The next part; empty at the end.
    std::string_view next() const { return rest_.substr(0, rest_.find_first_of(" \t\r")); }

    /// The next part as `parse` reads it, or a fault if it is not a `name`.
    template <class Parse>
    auto take(const char* name, Parse parse) {
        using Value = typename decltype(parse(next()))::value_type;
        if (fault_) return Value{};
        const std::string_view part = next();
        auto value = part.empty() ? std::nullopt : parse(part);
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

engine::Result<Line, Fault> read_line(int line_number, std::string_view text) {
    Line line{.number = line_number};
    Parts parts(line_number, text);
    if (!parts.next().empty() && !begins_move(parts.next())) line.rack = parts.take("rack", tiles);
    line.move = parts.take("move", move);
    if (auto* const play = std::get_if<Play>(&line.move); play && !parts.fault())
        play->letters = parts.take("word", letters);
    if (auto* const left = std::get_if<EndRack>(&line.move)) left->gained = !parts.next().starts_with('-');
    line.score = parts.take("score", number);
    line.total = parts.take("total", number);
    // What follows the total, the words that a play formed, is for people.
    if (parts.fault()) return *parts.fault();
    return line;
}

}  // namespace crisscross::protocol::gcg
