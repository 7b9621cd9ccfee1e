#include "server/games/view/line_check.hpp"

#include "engine/play/edit.hpp"
#include "engine/play/placement.hpp"
#include "protocol/command_text.hpp"
#include "protocol/messages/games/snapshot.hpp"
#include "server/games/view/preview.hpp"
#include "server/lexicons/missing_list.hpp"

namespace crisscross::server {

namespace {

using protocol::history::CheckedPlay;
using protocol::history::LaidPlay;

const Complaint no_such_moment{"NO_SUCH_MOMENT", "The game has no such moment.", "/version"};

/// The game as it was before the event of a version; nothing if it had not begun.
std::optional<engine::Game> game_before(const GameRecord& game, std::uint32_t version) {
    const GameEntry* entry = game.entry(version);
    if (!entry) return std::nullopt;
    const GameState before = fold(fresh_game(game.state.rules), std::span(game.log.data(), entry));
    return before.game;
}

/// All tiles that are not on the board and not out of the game.
engine::TileCounts tiles_left(const engine::Game& game) {
    engine::TileCounts left = game.position.bag;
    for (const engine::Player& player : game.position.players) left.add(player.rack);
    return left;
}

Complaint refused_at(Complaint why, const std::string& pointer, std::size_t place) {
    why.field = pointer + "/" + std::to_string(place);
    return why;
}

/// The play on this board, which it changes.
Answer<CheckedPlay> check_play(engine::Game& game, const engine::Lexicon& list, engine::TileCounts& left,
                               const LaidPlay& play) {
    const engine::Rules& rules = game.rules;
    const auto edits = protocol::read_placement(rules, play.placement);
    if (!edits) return complaint(edits.error());
    const auto placed = engine::place(rules, game.position.board, &left, *edits, play.line);
    if (!placed) return complaint(placed.error());
    const auto assessed = engine::assess(rules, list, game.position.premiums, *placed);
    if (!assessed) return complaint(assessed.error());
    engine::carry_out(*edits, rules.ruleset().premium_use, game.position.board, game.position.premiums);
    left = engine::rest_of(left, *edits);
    return CheckedPlay{protocol::write_placement(rules, *edits), play.line,
                       protocol::write_score(rules, shown_score(rules, *assessed)), assessed->all_good(),
                       assessed->bad_words(rules)};
}

Answer<LinePlays> check_line(engine::Game game, const engine::Lexicon& list, const LineToCheck& line) {
    engine::TileCounts left = tiles_left(game);
    LinePlays checked;
    for (const LaidPlay& play : line.plays) {
        auto made = check_play(game, list, left, play);
        if (!made) return refused_at(made.error(), line.pointer, checked.size());
        checked.push_back(*std::move(made));
    }
    return checked;
}

}  // namespace

Answer<std::vector<LinePlays>> check_lines(const GameRecord& game, std::uint32_t version,
                                           const std::vector<LineToCheck>& lines) {
    if (!game.entry(version)) return no_such_moment;
    if (lines.empty()) return std::vector<LinePlays>();
    const auto before = game_before(game, version);
    if (!before) return no_such_moment;
    return check_lines(game, *before, lines);
}

Answer<std::vector<LinePlays>> check_lines(const GameRecord& game, const engine::Game& before,
                                           const std::vector<LineToCheck>& lines) {
    std::vector<LinePlays> checked;
    if (!game.lexicon && before.rules.ruleset().word_source == engine::WordSource::list) return lexicon_gone();
    for (const LineToCheck& line : lines) {
        auto made = check_line(before, list_or_placeholder(game.list()), line);
        if (!made) return made.error();
        checked.push_back(*std::move(made));
    }
    return checked;
}

}  // namespace crisscross::server
