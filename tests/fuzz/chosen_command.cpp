#include "tests/fuzz/chosen_command.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/game/view/allowed.hpp"
#include "engine/moves/generator.hpp"

namespace crisscross::fuzz {

using namespace engine;

namespace {

constexpr int max_lays = 8;

Turn any_turn(const Game& game, Bytes& bytes) {
    const Turn play = game.pending_play() ? game.pending_play()->turn : game.turn;
    switch (bytes.below(8)) {
        case 0:
            return game.turn + 1;
        case 1:
            return 0;
        case 2:
        case 3:
        case 4:
            return play;
        default:
            return game.turn;
    }
}

Cell any_cell(const Game& game, Bytes& bytes) {
    return {bytes.below(game.rules.rows() + 2) - 1, bytes.below(game.rules.columns() + 2) - 1};
}

/// A tile of the set, most often one of the rack.
Tile any_tile(const Game& game, Seat seat, Bytes& bytes) {
    const bool is_seated = seat >= 0 && seat < static_cast<Seat>(game.position.players.size());
    const TileCounts& from = is_seated && !bytes.one_in(8) ? game.player(seat).rack : game.rules.tiles();
    std::vector<Tile> kinds;
    from.for_each([&kinds](Tile tile, int) { kinds.push_back(tile); });
    if (kinds.empty()) return blank;
    return kinds[static_cast<std::size_t>(bytes.below(static_cast<int>(kinds.size())))];
}

TileCounts some_tiles(const Game& game, Seat seat, Bytes& bytes) {
    TileCounts tiles;
    for (int count = bytes.below(max_lays); count > 0; --count) tiles.add(any_tile(game, seat, bytes));
    return tiles;
}

std::optional<Axis> any_line(Bytes& bytes) {
    const int line = bytes.below(8);
    return line < 4 ? std::optional(static_cast<Axis>(line)) : std::nullopt;
}

/// Tiles in a row, with jumps now and then.
Edits any_edits(const Game& game, Seat seat, Bytes& bytes) {
    Edits edits;
    Cell cell = any_cell(game, bytes);
    const auto axis = static_cast<Axis>(bytes.below(4));
    for (int count = bytes.below(max_lays); count > 0; --count) {
        const Tile tile = any_tile(game, seat, bytes);
        if (tile == red_cross)
            edits.push_back(Lift{cell});
        else
            edits.push_back(Lay{cell, tile, tile == blank ? static_cast<Letter>(bytes.below(32)) : tile.code});
        do cell = step(cell, axis);
        while (game.position.board.occupied(cell));
        if (bytes.one_in(16)) cell = any_cell(game, bytes);
    }
    return edits;
}

Options any_options(Bytes& bytes) {
    return {bytes.one_in(2) ? Reading::forward : Reading::both,
            bytes.one_in(2) ? Lines::straight : Lines::diagonals_too,
            bytes.one_in(2) ? Layout::one_line : Layout::connected,
            bytes.one_in(2) ? Duplicates::allowed : Duplicates::refused,
            bytes.one_in(2) ? RackVisibility::hidden : RackVisibility::open};
}

Command command_of(CommandKind kind, Turn turn, const Game& game, Seat seat, Bytes& bytes) {
    switch (kind) {
        case CommandKind::play: {
            Edits edits = any_edits(game, seat, bytes);
            return Play{turn, std::move(edits), any_line(bytes)};
        }
        case CommandKind::exchange:
            return Exchange{turn, some_tiles(game, seat, bytes)};
        case CommandKind::pass:
            return Pass{turn};
        case CommandKind::place_starter: {
            const Cell cell = any_cell(game, bytes);
            return PlaceStarter{turn, cell, any_options(bytes)};
        }
        case CommandKind::challenge:
            return Challenge{turn};
        case CommandKind::accept:
            return Accept{turn};
        case CommandKind::show_evidence:
            return ShowEvidence{turn, "seen in a newspaper"};
        case CommandKind::withdraw_play:
            return WithdrawPlay{turn};
        case CommandKind::vote:
            return Vote{turn, bytes.one_in(2) ? Opinion::convinced : Opinion::not_convinced};
        case CommandKind::resign:
            return Resign{};
    }
    return Resign{};
}

test::Move any_command(const Game& game, Bytes& bytes) {
    const Seat seat = bytes.below(6) - 1;
    const auto kind = static_cast<CommandKind>(bytes.below(10));
    const Turn turn = any_turn(game, bytes);
    return {seat, command_of(kind, turn, game, seat, bytes)};
}

test::Move allowed_command(const Game& game, Bytes& bytes) {
    const Seat seat = bytes.below(static_cast<int>(game.position.players.size()));
    const auto list = allowed(game, seat);
    if (list.empty()) return {seat, Expire{any_turn(game, bytes)}};
    const Allowed& item = list[static_cast<std::size_t>(bytes.below(static_cast<int>(list.size())))];
    if (item.command == CommandKind::resign && !bytes.one_in(16)) return {game.to_move, Pass{game.turn}};
    return {seat, command_of(item.command, item.turn, game, seat, bytes)};
}

/// One of the first plays that the generator finds; a pass if there is none.
test::Move found_play(const Game& game, const Lexicon& list, Bytes& bytes) {
    int wanted = bytes.below(256);
    std::optional<Play> play;
    Generator generator(game.rules, list);
    const auto visit = [&](const Candidate& candidate) {
        play = Play{game.turn, candidate.edits(), candidate.line};
        return --wanted >= 0;
    };
    generator.for_each({game.position.board, game.position.premiums, game.player(game.to_move).rack}, visit);
    if (!play) return {game.to_move, Pass{game.turn}};
    return {game.to_move, *std::move(play)};
}

/// What only the room gives: the clocks and the limits of windows, votes and the starter.
Command command_of_time(const Game& game, Bytes& bytes) {
    const Turn turn = any_turn(game, bytes);
    switch (bytes.below(8)) {
        case 0:
            return LoseOnTime{turn};
        case 1:
            return PassOnTime{turn};
        case 2:
            return ChargeOvertime{turn, bytes.below(101)};
        default:
            return Expire{turn};
    }
}

/// What all players have agreed on.
test::Move agreed_command(const Game& game, Bytes& bytes) {
    const auto& moves = game.latest_moves;
    switch (bytes.below(8)) {
        case 0:
            return {game.to_move, EndByAgreement{}};
        case 1:
            return {game.to_move, Abort{}};
        case 2:
            return {bytes.below(6) - 1, TakeBack{any_turn(game, bytes)}};
        case 3:
            return {game.to_move, EndAtTurnLimit{}};
        default:
            break;
    }
    if (moves.empty()) return {game.to_move, TakeBack{game.turn}};
    const LatestMove& move = moves[static_cast<std::size_t>(bytes.below(static_cast<int>(moves.size())))];
    return {move.seat, TakeBack{move.turn}};
}

}  // namespace

test::Move chosen_command(const Game& game, const Lexicon& list, Bytes& bytes) {
    switch (bytes.below(8)) {
        case 0:
        case 1:
            return any_command(game, bytes);
        case 2:
            return bytes.one_in(2) ? test::Move{0, command_of_time(game, bytes)} : agreed_command(game, bytes);
        case 3:
        case 4:
            return found_play(game, list, bytes);
        default:
            return allowed_command(game, bytes);
    }
}

}  // namespace crisscross::fuzz
