#include "protocol/gcg/gcg.hpp"

#include <algorithm>
#include <optional>

#include "engine/lexicon/utf8.hpp"
#include "protocol/gcg/gcg_encoding.hpp"
#include "protocol/gcg/gcg_line.hpp"

namespace crisscross::protocol::gcg {

namespace {

using engine::in_quotes;

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
        if (!fault_ && game_.lines.empty() && !has_pragma_) fault_ = Fault{0, "is not an annotated game"};
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
        auto line = read_line(number_, text.substr(colon + 1));
        if (!line) return fault(line.error().why);
        line->player = *player;
        game_.lines.push_back(*std::move(line));
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
