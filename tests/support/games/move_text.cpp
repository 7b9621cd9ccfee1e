#include "tests/support/games/move_text.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <sstream>
#include <stdexcept>

#include "tests/support/engine/texts.hpp"

namespace crisscross::test {

using namespace engine;

namespace {

const std::array<std::string, 4> line_names{"across", "down", "diagonal_down", "diagonal_up"};

std::string name(Cell cell) {
    return static_cast<char>('A' + cell.column) + std::to_string(cell.row + 1);
}

std::string text(const Rules& rules, const Lay& lay) {
    return (lay.tile == blank ? "?" : "") + rules.alphabet().spelling(lay.shown);
}

/// One word for each cell: `#T` where a tile is crossed out and a T laid in its place.
std::string text(const Rules& rules, const Edits& edits) {
    std::string edits_text;
    std::optional<Cell> last;
    for (const Edit& edit : edits) {
        if (cell_of(edit) != last) edits_text.append(" ").append(name(cell_of(edit))).append("=");
        const Lay* lay = std::get_if<Lay>(&edit);
        edits_text += lay ? text(rules, *lay) : "#";
        last = cell_of(edit);
    }
    return edits_text;
}

std::string text(const Options& options) {
    std::string text;
    if (options.reading == Reading::both) text += " both";
    if (options.lines == Lines::diagonals_too) text += " diagonal";
    if (options.layout == Layout::connected) text += " connected";
    if (options.duplicates == Duplicates::refused) text += " once";
    if (options.rack_visibility == RackVisibility::open) text += " open";
    return text;
}

struct Say {
    const Rules& rules;

    std::string operator()(const Play& play) const {
        const std::string line = play.line ? " " + line_names.at(static_cast<std::size_t>(*play.line)) : "";
        return "play" + line + text(rules, play.edits);
    }
    std::string operator()(const Exchange& exchange) const {
        std::string text = "exchange";
        exchange.tiles.for_each([&](Tile tile, int count) {
            for (int one = 0; one < count; ++one) text.append(" ").append(rules.spelling(tile));
        });
        return text;
    }
    std::string operator()(const Pass&) const { return "pass"; }
    std::string operator()(const PlaceStarter& starter) const {
        return "starter " + name(starter.cell) + text(starter.options);
    }
    std::string operator()(const Challenge&) const { return "challenge"; }
    std::string operator()(const Accept&) const { return "accept"; }
    std::string operator()(const ShowEvidence& evidence) const { return "evidence " + evidence.text; }
    std::string operator()(const WithdrawPlay&) const { return "withdraw"; }
    std::string operator()(const Vote& vote) const {
        return vote.opinion == Opinion::convinced ? "vote convinced" : "vote against";
    }
    std::string operator()(const Resign&) const { return "resign"; }
    std::string operator()(const Expire&) const { return "expire"; }
    std::string operator()(const LoseOnTime&) const { return "lose-on-time"; }
    std::string operator()(const PassOnTime&) const { return "pass-on-time"; }
    std::string operator()(const ChargeOvertime& charge) const { return "overtime " + std::to_string(charge.points); }
    std::string operator()(const NoPlayFound&) const { return "no play"; }
    std::string operator()(const TakeBack& move) const { return "take-back " + std::to_string(move.turn); }
    std::string operator()(const EndByAgreement&) const { return "end"; }
    std::string operator()(const EndAtTurnLimit&) const { return "end-at-turn-limit"; }
    std::string operator()(const Abort&) const { return "abort"; }
};

void read_edit(const Rules& rules, const std::string& word, Edits& edits) {
    const auto equals = word.find('=');
    const Cell at = cell(word.substr(0, equals));
    std::string change = word.substr(equals + 1);
    if (change.front() == '#') {
        edits.push_back(Lift{at});
        change.erase(0, 1);
    }
    if (change.empty()) return;
    const bool is_blank = change.front() == '?';
    const Letter shown = rules.alphabet().find(is_blank ? change.substr(1) : change).value();
    edits.push_back(Lay{at, is_blank ? blank : tile_of(shown), shown});
}

Play read_play(const Game& game, std::istream& in) {
    Play play{game.turn, {}, {}};
    for (std::string word; in >> word;) {
        const auto line = std::find(line_names.begin(), line_names.end(), word);
        if (line != line_names.end())
            play.line = static_cast<Axis>(line - line_names.begin());
        else
            read_edit(game.rules, word, play.edits);
    }
    return play;
}

Exchange read_exchange(const Game& game, std::istream& in) {
    Exchange exchange{game.turn, {}};
    for (std::string spelling; in >> spelling;) exchange.tiles.add(game.rules.find_tile(spelling).value());
    return exchange;
}

PlaceStarter read_starter(const Game& game, std::istream& in) {
    std::string word;
    in >> word;
    PlaceStarter starter{game.turn, cell(word), {}};
    while (in >> word) {
        if (word == "both") starter.options.reading = Reading::both;
        if (word == "diagonal") starter.options.lines = Lines::diagonals_too;
        if (word == "connected") starter.options.layout = Layout::connected;
        if (word == "once") starter.options.duplicates = Duplicates::refused;
        if (word == "open") starter.options.rack_visibility = RackVisibility::open;
    }
    return starter;
}

Command read_command(const Game& game, const std::string& verb, std::istream& in) {
    const Turn play = game.pending_play() ? game.pending_play()->turn : game.turn;
    std::string rest;
    if (verb == "play") return read_play(game, in);
    if (verb == "exchange") return read_exchange(game, in);
    if (verb == "starter") return read_starter(game, in);
    std::getline(in >> std::ws, rest);
    if (verb == "pass") return Pass{game.turn};
    if (verb == "challenge") return Challenge{play};
    if (verb == "accept") return Accept{play};
    if (verb == "evidence") return ShowEvidence{play, rest};
    if (verb == "withdraw") return WithdrawPlay{play};
    if (verb == "vote") return Vote{play, rest == "convinced" ? Opinion::convinced : Opinion::not_convinced};
    if (verb == "resign") return Resign{};
    if (verb == "expire") return Expire{play};
    if (verb == "lose-on-time") return LoseOnTime{game.turn};
    if (verb == "pass-on-time") return PassOnTime{game.turn};
    if (verb == "overtime") return ChargeOvertime{game.turn, std::stoi(rest)};
    throw std::runtime_error("no such command: " + verb);
}

}  // namespace

std::string text(const Rules& rules, const Move& move) {
    const std::string command = std::visit(Say{rules}, move.command);
    return std::holds_alternative<Expire>(move.command) ? command
                                                        : std::to_string(move.seat).append(" ").append(command);
}

Move read_move(const Game& game, const std::string& line) {
    std::istringstream in(line);
    Move move;
    std::string verb;
    if (line != "expire") in >> move.seat;
    in >> verb;
    move.command = read_command(game, verb, in);
    return move;
}

}  // namespace crisscross::test
