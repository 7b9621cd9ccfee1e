#include "protocol/gcg/gcg_systems.hpp"

#include <algorithm>
#include <stdexcept>

#include "engine/catalogue/catalogue.hpp"
#include "engine/text/ascii.hpp"
#include "protocol/gcg/gcg.hpp"

namespace crisscross::protocol::gcg {

namespace {

using engine::Axis;
using engine::Ruleset;

bool is_english(const Ruleset& ruleset) {
    return std::ranges::all_of(ruleset.tile_set, [](const engine::TileSpec& tile) {
        return tile.spelling == "?" || (tile.spelling.size() == 1 && engine::is_capital(tile.spelling.front()));
    });
}

bool is_straight(const std::vector<Axis>& axes) {
    return std::ranges::all_of(axes, [](Axis axis) { return axis == Axis::across || axis == Axis::down; });
}

bool has_tile(const Ruleset& ruleset, const std::string& spelling) {
    return std::ranges::any_of(ruleset.tile_set,
                               [&](const engine::TileSpec& tile) { return tile.spelling == spelling; });
}

std::vector<engine::Rules> find_expressible() {
    std::vector<engine::Rules> systems;
    for (const Ruleset& ruleset : engine::catalogue::all()) {
        engine::Rules rules = engine::compile(ruleset).value();
        if (!why_not_expressible(rules)) systems.push_back(std::move(rules));
    }
    const auto is_classic = [](const engine::Rules& rules) { return rules.ruleset().id == "classic"; };
    std::stable_partition(systems.begin(), systems.end(), is_classic);
    return systems;
}

}  // namespace

void throw_exception_from_error(const NotExpressible& why, const boost::source_location&) {
    throw std::logic_error("unchecked reason why GCG cannot express a game: " + why.why);
}

std::optional<NotExpressible> why_not_expressible(const engine::Rules& rules) {
    const Ruleset& ruleset = rules.ruleset();
    if (ruleset.starter_turn)
        return NotExpressible{"starter_turn", "the first turn places a tile that is on no rack"};
    if (ruleset.corners.count > 0) return NotExpressible{"corners", "its bonuses lie on the corners between squares"};
    if (has_tile(ruleset, "#")) return NotExpressible{"crossed_out", "tiles are crossed out"};
    if (!is_english(ruleset))
        return NotExpressible{"other_tiles", "it has tiles other than the letters A to Z and blanks"};
    if (!is_straight(ruleset.placed) || !is_straight(ruleset.judged))
        return NotExpressible{"diagonals", "words lie on diagonals"};
    if (ruleset.layout != engine::Layout::one_line)
        return NotExpressible{"several_lines", "a play may lie on several lines"};
    if (ruleset.counted != engine::Counted::runs || ruleset.reading != engine::Reading::forward)
        return NotExpressible{"both_directions", "words are read in both directions"};
    if (ruleset.scoring != engine::Scoring::points) return NotExpressible{"no_points", "no points are kept"};
    if (ruleset.exchange != engine::ExchangeRule::some)
        return NotExpressible{"whole_racks", "whole racks are discarded"};
    if (rules.columns() > 26 || rules.rows() > 99) return NotExpressible{"large_board", "its board is too large"};
    return std::nullopt;
}

std::string layout_of(const engine::Rules& rules) {
    for (const engine::Rules& system : expressible_systems())
        if (system.ruleset().board == rules.ruleset().board)
            return std::string(system.rows() == 15 ? small_layout : large_layout);
    return "";
}

const std::vector<engine::Rules>& expressible_systems() {
    static const std::vector<engine::Rules> systems = find_expressible();
    return systems;
}

}  // namespace crisscross::protocol::gcg
