#pragma once

#include <optional>

#include "engine/board/tiles.hpp"
#include "engine/rules/ruleset.hpp"

namespace crisscross::engine {

/// Tiles that only some may see: their number is public, their faces are given or hidden (G3).
struct HiddenTiles {
    int count = 0;
    std::optional<TileCounts> faces{};
    RackVisibility visibility = RackVisibility::hidden;  ///< `open`: everybody sees the faces (X11)
    HiddenTiles() = default;
    explicit HiddenTiles(const TileCounts& tiles, RackVisibility seen = RackVisibility::hidden)
        : count(tiles.total()), faces(tiles), visibility(seen) {}
    bool operator==(const HiddenTiles&) const = default;
};

}  // namespace crisscross::engine
