#include "protocol/command_text.hpp"

namespace crisscross::protocol {
namespace {

engine::Refusal bad_tile(const std::string& tile) {
    return {.code = engine::Code::bad_tile, .tiles = {tile}};
}

/// The letter that a laid tile stands for, if the tile may stand for it (K8).
std::optional<engine::Letter> shown(const engine::Rules& rules, engine::Tile tile, const LayText& lay) {
    if (tile == engine::blank) return lay.as ? rules.alphabet().find(*lay.as) : std::nullopt;
    const engine::Letter own = tile.code;
    if (lay.as && *lay.as != rules.alphabet().spelling(own)) return std::nullopt;
    return own;
}

engine::Result<engine::Edit> read_edit(const engine::Rules& rules, const LayText& lay) {
    const auto tile = rules.find_tile(lay.tile);
    if (tile == engine::red_cross && !lay.as) return engine::Edit(engine::Lift{lay.cell});
    if (tile && *tile != engine::red_cross)
        if (const auto letter = shown(rules, *tile, lay)) return engine::Edit(engine::Lay{lay.cell, *tile, *letter});
    return engine::Refusal{.code = engine::Code::bad_tile, .cells = {lay.cell}, .tiles = {lay.tile}};
}

}  // namespace

engine::Result<engine::Edits> read_placement(const engine::Rules& rules, const std::vector<LayText>& placement) {
    engine::Edits edits;
    for (const LayText& text : placement) {
        const auto edit = read_edit(rules, text);
        if (!edit) return edit.error();
        edits.push_back(*edit);
    }
    return edits;
}

engine::Result<engine::TileCounts> read_tiles(const engine::Rules& rules, const std::vector<std::string>& tiles) {
    engine::TileCounts counts;
    for (const std::string& spelling : tiles) {
        const auto tile = rules.find_tile(spelling);
        if (!tile) return bad_tile(spelling);
        counts.add(*tile);
    }
    return counts;
}

}  // namespace crisscross::protocol
