#include "tests/support/games/allowed_check.hpp"

#include <algorithm>

#include "engine/game/view/allowed.hpp"
#include "engine/game/view/asked.hpp"
#include "tests/support/games/hidden_tiles.hpp"

namespace crisscross::test {

using namespace engine;

namespace {

constexpr CommandKind all_kinds[]{CommandKind::play,          CommandKind::exchange,      CommandKind::pass,
                                  CommandKind::place_starter, CommandKind::challenge,     CommandKind::accept,
                                  CommandKind::show_evidence, CommandKind::withdraw_play, CommandKind::vote,
                                  CommandKind::resign};

/// Refusals that do not depend on the tiles, cells or words of the command.
bool is_about_turn_or_phase(Code code) {
    constexpr Code codes[]{
        Code::not_your_turn,   Code::stale,         Code::window_open,   Code::nothing_to_challenge,
        Code::nothing_to_vote, Code::not_a_starter, Code::bag_too_small, Code::not_all_tiles,
        Code::game_over,       Code::not_seated};
    return std::find(std::begin(codes), std::end(codes), code) != std::end(codes);
}

const Allowed* find(const std::vector<Allowed>& list, CommandKind kind) {
    const auto found =
        std::find_if(list.begin(), list.end(), [kind](const Allowed& item) { return item.command == kind; });
    return found == list.end() ? nullptr : &*found;
}

std::vector<CommandKind> kinds(const Game& game, Viewer viewer) {
    std::vector<CommandKind> kinds;
    for (const Allowed& item : allowed(game, viewer)) kinds.push_back(item.command);
    return kinds;
}

bool is_about_a_play(CommandKind kind) {
    return kind >= CommandKind::challenge && kind <= CommandKind::vote;
}

/// The first `count` tiles of the rack, or all if there are fewer.
TileCounts first_tiles(const TileCounts& rack, int count) {
    TileCounts first;
    rack.for_each([&](Tile tile, int held) {
        if (const int taken = std::min(held, count - first.total()); taken > 0) first.add(tile, taken);
    });
    return first;
}

/// A command of this kind that names the turn. A play has no tiles, so that at best it is refused for that.
Command command_of(const Game& game, Seat seat, CommandKind kind, Turn turn, int tiles) {
    switch (kind) {
        case CommandKind::play:
            return Play{turn};
        case CommandKind::exchange:
            return Exchange{turn, first_tiles(game.player(seat).rack, tiles)};
        case CommandKind::pass:
            return Pass{turn};
        case CommandKind::place_starter:
            return PlaceStarter{turn, {0, 0}, options_of(game.rules.ruleset())};
        case CommandKind::challenge:
            return Challenge{turn};
        case CommandKind::accept:
            return Accept{turn};
        case CommandKind::show_evidence:
            return ShowEvidence{turn, "seen in a newspaper"};
        case CommandKind::withdraw_play:
            return WithdrawPlay{turn};
        case CommandKind::vote:
            return Vote{turn, Opinion::convinced};
        case CommandKind::resign:
            return Resign{};
    }
    return Resign{};
}

bool can_be_done(std::optional<Asked> asked, const std::vector<CommandKind>& kinds) {
    const auto may = [&kinds](CommandKind kind) { return std::ranges::find(kinds, kind) != kinds.end(); };
    if (asked == Asked::vote) return may(CommandKind::vote);
    if (asked == Asked::accept) return may(CommandKind::accept);
    return !asked || may(CommandKind::play) || may(CommandKind::place_starter);
}

/// How the list of this seat differs from what `decide` refuses; empty if it does not.
std::string wrong_list(const StartedGame& started, Seat seat) {
    const Game& game = started.state;
    const auto list = allowed(game, seat);
    const Turn play = game.pending_play() ? game.pending_play()->turn : game.turn;
    for (const CommandKind kind : all_kinds) {
        const std::string which = "command " + std::to_string(static_cast<int>(kind)) + " of seat " +
                                  std::to_string(seat) + " in turn " + std::to_string(game.turn);
        if (const Allowed* item = find(list, kind)) {
            for (const int tiles : {item->min, item->max}) {
                const auto code = started.code(seat, command_of(game, seat, kind, item->turn, tiles));
                if (code && is_about_turn_or_phase(*code))
                    return which + " is refused: " + std::string(name_of(*code));
            }
            const bool more = kind == CommandKind::exchange && game.player(seat).rack.total() > item->max;
            if (more && !started.code(seat, command_of(game, seat, kind, item->turn, item->max + 1)))
                return which + " takes more tiles";
        } else {
            if (kind == CommandKind::exchange && game.player(seat).rack.empty()) continue;  // would be a pass
            const auto code =
                started.code(seat, command_of(game, seat, kind, is_about_a_play(kind) ? play : game.turn, 1));
            if (!code || !is_about_turn_or_phase(*code)) return which + " is not refused for its turn or phase";
        }
    }
    return "";
}

}  // namespace

std::string wrong_permission(const StartedGame& started, Seat seat, std::mt19937& random) {
    const Game& game = started.state;
    const std::string who = "seat " + std::to_string(seat);
    if (!allowed(game, std::nullopt).empty()) return "a watcher may do something";
    if (const std::string wrong = wrong_list(started, seat); !wrong.empty()) return wrong;
    const Game other = with_other_hidden_tiles(game, seat, random);
    if (allowed(game, seat) != allowed(other, seat)) return "what " + who + " may do depends on hidden tiles";
    if (asked(game, seat) != asked(other, seat)) return "what is asked of " + who + " depends on hidden tiles";
    if (!can_be_done(asked(game, seat), kinds(game, seat))) return who + " is asked for what it may not do";
    return {};
}

}  // namespace crisscross::test
