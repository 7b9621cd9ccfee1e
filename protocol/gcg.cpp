#include "protocol/gcg.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include "engine/utf8.hpp"
#include "protocol/gcg_encoding.hpp"

namespace crisscross::protocol::gcg {

namespace {

using engine::Cell;
using engine::in_quotes;
using engine::TileCounts;
using Tokens = std::vector<std::string_view>;

constexpr std::size_t most_letters = 50;  // of a word or a rack; no board or rack comes near
constexpr int largest_number = 99999;

bool is_capital(char character) {
    return character >= 'A' && character <= 'Z';
}
bool is_small(char character) {
    return character >= 'a' && character <= 'z';
}
bool is_digit(char character) {
    return character >= '0' && character <= '9';
}

bool is_number(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

Tokens split(std::string_view text) {
    Tokens tokens;
    while (!(text = trimmed(text)).empty()) {
        const std::size_t end = std::min(text.find_first_of(" \t\r"), text.size());
        tokens.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return tokens;
}

std::optional<int> number(std::string_view text) {
    if (text.starts_with('+') && text.size() > 1 && is_digit(text[1])) text.remove_prefix(1);
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
        if (character == '?')
            tiles.add(engine::blank);
        else if (is_capital(character))
            tiles.add(engine::tile_of(static_cast<engine::Letter>(character - 'A')));
        else
            return std::nullopt;
    }
    return tiles;
}

/// `8D` lies across, `D8` down. May be off the board.
std::optional<Play> position(std::string_view text) {
    if (text.size() < 2 || text.size() > 3) return std::nullopt;
    const bool down = !is_digit(text.front());
    const char column = down ? text.front() : text.back();
    const std::string_view row = down ? text.substr(1) : text.substr(0, text.size() - 1);
    if (!is_number(row) || !(is_capital(column) || is_small(column))) return std::nullopt;
    return Play{Cell{*number(row) - 1, column - (is_capital(column) ? 'A' : 'a')},
                down ? engine::Axis::down : engine::Axis::across,
                {}};
}

bool is_word(std::string_view text) {
    return !text.empty() && text.size() <= most_letters && std::all_of(text.begin(), text.end(), [](char character) {
        return is_capital(character) || is_small(character) || character == '.';
    });
}

bool begins_move(std::string_view token) {
    return token.starts_with('-') || token.starts_with('(') || position(token);
}

std::optional<Move> dashed(std::string_view token) {
    const std::string_view what = token.substr(1);
    if (what.empty()) return Pass{};
    if (what == "-") return Withdrawal{};
    if (const auto unseen = is_number(what) ? number(what) : std::nullopt) return ExchangeUnseen{*unseen};
    if (const auto exchanged = tiles(what)) return Exchange{*exchanged};
    return std::nullopt;
}

std::optional<Move> bracketed(std::string_view token) {
    if (token == "(challenge)") return ChallengeBonus{};
    if (token == "(time)") return TimePenalty{};
    if (!token.ends_with(')')) return std::nullopt;
    if (const auto left = tiles(token.substr(1, token.size() - 2))) return EndRack{*left};
    return std::nullopt;
}

/// Reads line after line into a game; the first fault ends it.
class Reader {
public:
    bool take(int line_number, std::string_view line) {
        number_ = line_number;
        if (line.starts_with('>'))
            take_move(line.substr(1));
        else if (line.starts_with('#'))
            take_pragma(line);
        else if (!line.empty() && !in_note_)
            fault("begins with neither > nor #");
        return !fault_;
    }

    engine::Result<Game, Fault> finish() {
        if (!fault_ && game_.lines.empty() && !has_pragma_) fault_ = Fault{0, "is no annotated game"};
        if (fault_) return *std::move(fault_);
        return std::move(game_);
    }

private:
    void fault(std::string why) {
        if (!fault_) fault_ = Fault{number_, std::move(why)};
    }

    void take_pragma(std::string_view line) {
        has_pragma_ = true;
        in_note_ = pragma(line, "note") || pragma(line, "description");
        if (const auto first = pragma(line, "player1")) name_player(0, *first);
        if (const auto second = pragma(line, "player2")) name_player(1, *second);
    }

    void name_player(std::size_t index, std::string_view text) {
        const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
        const Player player{std::string(text.substr(0, end)), std::string(trimmed(text.substr(end)))};
        if (game_.players.size() <= index) game_.players.resize(index + 1);
        if (player.nick.empty() || player == game_.players[index]) return;
        if (!game_.lines.empty()) return fault("names a player after the first move");
        game_.players[index] = player;
        if (game_.players.size() == 2 && game_.players[0].nick == game_.players[1].nick)
            fault("gives both players the nickname " + in_quotes(player.nick));
    }

    /// The player with this nickname; one who was not named before takes a free place.
    std::optional<int> find_player(std::string_view nick) {
        auto& players = game_.players;
        for (std::size_t index = 0; index < players.size(); ++index)
            if (players[index].nick == nick) return static_cast<int>(index);
        for (std::size_t index = 0; index < 2; ++index) {
            if (players.size() == index) players.emplace_back();
            if (!players[index].nick.empty()) continue;
            players[index].nick = nick;
            return static_cast<int>(index);
        }
        fault("is by a third player, " + in_quotes(nick));
        return std::nullopt;
    }

    void take_move(std::string_view text) {
        in_note_ = false;
        const std::size_t colon = text.find(':');
        if (colon == std::string_view::npos) return fault("has no colon after the nickname");
        const std::string_view nick = trimmed(text.substr(0, colon));
        if (nick.empty()) return fault("has no nickname");
        const auto player = find_player(nick);
        if (!player) return;
        Line line{.number = number_, .player = *player};
        Tokens tokens = split(text.substr(colon + 1));
        if (take_rack(tokens, line) && take_what(tokens, line) && take_numbers(tokens, line))
            game_.lines.push_back(std::move(line));
    }

    bool take_rack(Tokens& tokens, Line& line) {
        if (tokens.empty() || begins_move(tokens.front())) return true;
        const auto rack = tiles(tokens.front());
        if (!rack)
            fault(in_quotes(tokens.front()) + " is no rack");
        else
            line.rack = *rack;
        tokens.erase(tokens.begin());
        return rack.has_value();
    }

    bool take_what(Tokens& tokens, Line& line) {
        if (tokens.empty()) return fault("has no move"), false;
        const std::string_view token = tokens.front();
        tokens.erase(tokens.begin());
        if (const auto play = position(token)) return take_word(tokens, line, *play);
        const auto move = token.starts_with('-')   ? dashed(token)
                          : token.starts_with('(') ? bracketed(token)
                                                   : std::nullopt;
        if (!move) return fault(in_quotes(token) + " is no move"), false;
        line.move = *move;
        return true;
    }

    bool take_word(Tokens& tokens, Line& line, Play play) {
        if (tokens.empty() || !is_word(tokens.front()))
            return fault(tokens.empty() ? "has no word" : in_quotes(tokens.front()) + " is no word"), false;
        play.letters = tokens.front();
        line.move = std::move(play);
        tokens.erase(tokens.begin());
        return true;
    }

    /// What follows the total (the words that a play formed) is nobody's business here.
    bool take_numbers(const Tokens& tokens, Line& line) {
        const auto score = tokens.empty() ? std::nullopt : number(tokens[0]);
        if (!score) return fault(tokens.empty() ? "has no score" : in_quotes(tokens[0]) + " is no score"), false;
        const auto total = tokens.size() < 2 ? std::nullopt : number(tokens[1]);
        if (!total) return fault(tokens.size() < 2 ? "has no total" : in_quotes(tokens[1]) + " is no total"), false;
        line.score = *score;
        line.total = *total;
        if (auto* const left = std::get_if<EndRack>(&line.move)) left->gained = !tokens[0].starts_with('-');
        return true;
    }

    Game game_;
    int number_ = 0;
    bool in_note_ = false;  // a note goes on over lines that begin with neither > nor #
    bool has_pragma_ = false;
    std::optional<Fault> fault_;
};

}  // namespace

void throw_exception_from_error(const Fault& fault, const boost::source_location&) {
    throw std::logic_error("unchecked GCG fault: " + fault.why);
}

engine::Result<Game, Fault> read(std::string_view bytes) {
    const auto text = decode(bytes);
    if (!text) return text.error();
    Reader reader;
    for_each_line(*text, [&reader](int number, std::string_view line) { return reader.take(number, line); });
    return reader.finish();
}

}  // namespace crisscross::protocol::gcg
