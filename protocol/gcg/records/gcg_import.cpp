#include "protocol/gcg/records/gcg_import.hpp"

#include <algorithm>

#include "engine/text/utf8.hpp"
#include "protocol/gcg/gcg_systems.hpp"

namespace crisscross::protocol::gcg {

namespace {

using engine::in_quotes;

/// The systems that a game may be of.
engine::Result<std::vector<engine::Rules>, Fault> candidates(const Game& game) {
    std::vector<engine::Rules> found;
    for (const engine::Rules& system : expressible_systems()) {
        const bool is_named = game.system.empty() || game.system == system.ruleset().id;
        const bool has_board = game.layout.empty() || game.layout == layout_of(system);
        if (is_named && has_board) found.push_back(system);
    }
    if (!found.empty()) return found;
    std::string why = "names";
    if (!game.system.empty()) why += " the system " + in_quotes(game.system);
    if (!game.layout.empty())
        why += (game.system.empty() ? " the board " : " and the board ") + in_quotes(game.layout);
    return Fault{0, why + ", which is not known"};
}

bool is_known_layout(const std::string& layout) {
    return std::ranges::any_of(expressible_systems(),
                               [&layout](const engine::Rules& system) { return layout == layout_of(system); });
}

/// A game under the rules of a system.
struct RecordReplay {
    engine::Rules rules;
    Replay replay{};
};

/// The game under the first system under which every line is right, or else under the one where it comes furthest.
engine::Result<RecordReplay, Fault> replay_record(const Game& game) {
    const auto systems = candidates(game);
    if (!systems) return systems.error();
    std::optional<RecordReplay> best;
    for (const engine::Rules& rules : *systems) {
        Replay replayed = replay(rules, game);
        if (best && replayed.moves.size() <= best->replay.moves.size()) continue;
        best = RecordReplay{rules, std::move(replayed)};
        if (!best->replay.difference) break;
    }
    return *std::move(best);
}

}  // namespace

engine::Result<engine::Rules, Fault> named_rules(Game game) {
    if (!is_known_layout(game.layout)) game.layout.clear();
    auto found = candidates(game);
    if (!found) return found.error();
    return found->front();
}

engine::Result<ImportedRecord, Fault> import_record(std::string_view bytes) {
    auto game = parse(bytes);
    if (!game) return game.error();
    if (game->lines.empty()) return Fault{0, "has no moves"};
    auto found = replay_record(*game);
    if (!found) return found.error();
    if (const auto& wrong = found->replay.difference)
        return Fault{wrong->line, "is wrong under the rules of " + found->rules.ruleset().id + ": " + wrong->why};
    return ImportedRecord{found->rules, *std::move(game), std::move(found->replay)};
}

}  // namespace crisscross::protocol::gcg
