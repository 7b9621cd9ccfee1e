#pragma once

#include <string_view>

#include "engine/board/premiums.hpp"
#include "server/picture/surface.hpp"
#include "server/picture/typeface.hpp"

namespace crisscross::server {

/// The face of a tile. A blank shows its letter in italics and no value.
struct TileFace {
    std::string_view letters{};
    int value = 0;
    bool is_blank = false;
};

/// Paints the parts of a board, in the colours of the page (web-client/src/app/tokens.css).
class Painter {
public:
    Painter(Surface& surface, const Typeface& typeface) : surface_(surface), typeface_(typeface) {}

    /// The sheet on which the cells lie.
    void card(const Box& box);
    void empty_cell(const Box& cell);
    /// The star where a game opens.
    void star(const Box& cell);
    /// A cell with a premium; `label` also writes "3W" on it.
    void premium_cell(const Box& cell, engine::Scope scope, int factor);
    void label(const Box& cell, engine::Scope scope, int factor);
    /// Round for letters, a diamond for words.
    void corner_bonus(Point centre, double size, engine::Scope scope, int factor);
    void tile(const Box& cell, const TileFace& face);

private:
    Surface& surface_;
    const Typeface& typeface_;
};

}  // namespace crisscross::server
