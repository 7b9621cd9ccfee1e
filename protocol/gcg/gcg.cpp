#include "protocol/gcg/gcg.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/text/utf8.hpp"
#include "protocol/gcg/gcg_encoding.hpp"

namespace crisscross::protocol::gcg {

namespace {

using engine::in_quotes;

/// Collects a game line by line, up to the first fault.
class Parser {
public:
    bool add(int line_number, std::string_view line) {
        number_ = line_number;
        if (line.starts_with('>'))
            add_move(line.substr(1));
        else if (line.starts_with('#'))
            add_pragma(line);
        else if (in_note_ && is_kept_)
            add_note(line);
        else if (!line.empty() && !in_note_)
            fault("begins with neither > nor #");
        return !fault_;
    }

    engine::Result<Game, Fault> finish() {
        if (!fault_ && game_.lines.empty() && !has_pragma_) fault_ = Fault{0, "is not an annotated game"};
        if (fault_) return *std::move(fault_);
        return std::move(game_);
    }

private:
    void fault(std::string why) {
        if (!fault_) fault_ = Fault{number_, std::move(why)};
    }

    void add_pragma(std::string_view line) {
        has_pragma_ = true;
        const auto noted = pragma(line, "note");
        is_kept_ = noted.has_value();
        in_note_ = noted || pragma(line, "description");
        if (noted) add_note(*noted);
        for (std::size_t index = 0; index < max_players; ++index)
            if (const auto named = pragma(line, "player" + std::to_string(index + 1))) name_player(index, *named);
        if (const auto count = pragma(line, players_label)) allow_players(*count);
        if (const auto nick = pragma(line, challenger_label); nick && allowed_ > 2) name_challenger(*nick);
        if (const auto nick = pragma(line, left_label)) add_left(*nick);
        keep(line, system_label, game_.system);
        keep(line, layout_pragma, game_.layout);
        keep(line, "lexicon", game_.lexicon);
        if (pragma(line, "lexicon")) game_.lexicon_line = number_;
    }

    static void keep(std::string_view line, std::string_view keyword, std::string& field) {
        if (const auto value = pragma(line, keyword)) field = *value;
    }

    /// A note is about the line above it: a move, or one that says who has left.
    std::string& note_above() {
        if (!game_.left.empty() && game_.left.back().after == game_.lines.size()) return game_.left.back().note;
        return game_.lines.empty() ? game_.note : game_.lines.back().note;
    }
    void add_note(std::string_view text) {
        std::string& note = note_above();
        if (!note.empty()) note += '\n';
        note += trimmed(text);
    }

    void allow_players(std::string_view text) {
        text = trimmed(text);
        const bool is_count = text.size() == 1 && text[0] > '2' && text[0] <= static_cast<char>('0' + max_players);
        if (!is_count) return fault("has " + in_quotes(text) + " players, not 3 or 4");
        allowed_ = static_cast<std::size_t>(text[0] - '0');
    }

    void name_player(std::size_t index, std::string_view text) {
        if (index >= allowed_)
            return fault("names more than two players without the line #" + std::string(players_label));
        const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
        const Player player{std::string(text.substr(0, end)), std::string(trimmed(text.substr(end)))};
        if (game_.players.size() <= index) game_.players.resize(index + 1);
        if (player.nick.empty() || player == game_.players[index]) return;
        if (!game_.lines.empty()) return fault("names a player after the first move");
        game_.players[index] = player;
        const auto has_nick = [&](const Player& other) { return other.nick == player.nick; };
        if (std::ranges::count_if(game_.players, has_nick) > 1)
            fault("gives two players the nickname " + in_quotes(player.nick));
    }

    /// The player with this nickname, who takes a free place if not named before.
    std::optional<int> find_player(std::string_view nick) {
        auto& players = game_.players;
        for (std::size_t index = 0; index < players.size(); ++index)
            if (players[index].nick == nick) return static_cast<int>(index);
        for (std::size_t index = 0; index < allowed_; ++index) {
            if (players.size() == index) players.emplace_back();
            if (!players[index].nick.empty()) continue;
            players[index].nick = nick;
            return static_cast<int>(index);
        }
        fault(allowed_ == 2 ? "is by a third player, " + in_quotes(nick)
                            : "is by one player too many, " + in_quotes(nick));
        return std::nullopt;
    }

    void name_challenger(std::string_view nick) {
        if (nick.empty()) return fault("names no challenger");
        challenger_ = find_player(nick);
    }

    void add_left(std::string_view nick) {
        const auto found = std::ranges::find(game_.players, nick, &Player::nick);
        if (nick.empty() || found == game_.players.end()) return fault("names nobody who plays");
        const auto player = static_cast<int>(found - game_.players.begin());
        if (std::ranges::find(game_.left, player, &Departure::player) == game_.left.end())
            game_.left.push_back({number_, player, game_.lines.size(), {}});
    }

    void add_move(std::string_view text) {
        in_note_ = false;
        const std::size_t colon = text.find(':');
        if (colon == std::string_view::npos) return fault("has no colon after the nickname");
        const std::string_view nick = trimmed(text.substr(0, colon));
        if (nick.empty()) return fault("has no nickname");
        const auto player = find_player(nick);
        if (!player) return;
        auto line = parse_line(number_, text.substr(colon + 1));
        if (!line) return fault(line.error().why);
        line->player = *player;
        line->challenger = std::exchange(challenger_, std::nullopt);
        if (game_.lines.size() == max_lines) return fault("is one more than " + std::to_string(max_lines) + " moves");
        game_.lines.push_back(*std::move(line));
    }

    Game game_;
    int number_ = 0;
    bool in_note_ = false;  // a note continues over lines that begin with neither > nor #
    bool is_kept_ = false;  // it is a note, not a description
    bool has_pragma_ = false;
    std::size_t allowed_ = 2;        // players
    std::optional<int> challenger_;  // of the next line
    std::optional<Fault> fault_;
};

}  // namespace

void throw_exception_from_error(const Fault& fault, const boost::source_location&) {
    throw std::logic_error("unchecked GCG fault: " + fault.why);
}

engine::Result<Game, Fault> parse(std::string_view bytes) {
    if (bytes.size() > max_bytes) return Fault{0, "has more than " + std::to_string(max_bytes) + " bytes"};
    const auto text = decode(bytes);
    if (!text) return text.error();
    Parser parser;
    for_each_line(*text, [&parser](int number, std::string_view line) { return parser.add(number, line); });
    return parser.finish();
}

}  // namespace crisscross::protocol::gcg
