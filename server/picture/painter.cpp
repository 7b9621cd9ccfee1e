#include "server/picture/painter.hpp"

#include <string>

namespace crisscross::server {

namespace {

constexpr Colour card_colour = colour(0xfffdf8);
constexpr Colour empty_colour = colour(0xece4d4);
constexpr Colour star_colour = colour(0x7c2e2a);
constexpr Colour tile_colour = colour(0xf5e6c1);
constexpr Colour tile_edge = colour(0xcdb27a);
constexpr Colour tile_ink = colour(0x2b2013);
constexpr Colour tile_soft_ink = colour(0x5a4a2e);

struct PremiumColours {
    Colour ground, ink;
};

PremiumColours colours_of(engine::Scope scope, int factor) {
    constexpr Colour white = colour(0xffffff);
    if (scope == engine::Scope::letter) {
        if (factor <= 2) return {colour(0xcfe6f3), colour(0x2b5370)};
        if (factor == 3) return {colour(0x2f74a8), white};
        return {colour(0xc9bbe8), colour(0x3d2b6b)};
    }
    if (factor <= 2) return {colour(0xf3c9c6), colour(0x7c2e2a)};
    if (factor == 3) return {colour(0xb93c33), white};
    return {colour(0x5b3f86), white};
}

std::string premium_name(engine::Scope scope, int factor) {
    return std::to_string(factor) + (scope == engine::Scope::letter ? 'L' : 'W');
}

Outline diamond(Point centre, double radius) {
    return polygon({{centre.x, centre.y - radius},
                    {centre.x + radius, centre.y},
                    {centre.x, centre.y + radius},
                    {centre.x - radius, centre.y}});
}

}  // namespace

void Painter::card(const Box& box) {
    surface_.fill(rounded(box, 14), card_colour);
}

void Painter::empty_cell(const Box& cell) {
    surface_.fill(rounded(cell, 0.08 * cell.width), empty_colour);
}

void Painter::star(const Box& cell) {
    surface_.fill(server::star(cell.centre(), 0.3 * cell.width), star_colour);
}

void Painter::premium_cell(const Box& cell, engine::Scope scope, int factor) {
    surface_.fill(rounded(cell, 0.08 * cell.width), colours_of(scope, factor).ground);
}

void Painter::label(const Box& cell, engine::Scope scope, int factor) {
    const Outline text = typeface_.text(premium_name(scope, factor), cell.centre(), 0.32 * cell.width);
    surface_.fill(text, colours_of(scope, factor).ink);
}

void Painter::corner_bonus(Point centre, double size, engine::Scope scope, int factor) {
    const auto [ground, ink] = colours_of(scope, factor);
    const auto shape = scope == engine::Scope::letter ? circle : diamond;
    const double radius = (scope == engine::Scope::letter ? 0.32 : 0.4) * size;
    surface_.fill(shape(centre, radius + 1), tile_soft_ink);
    surface_.fill(shape(centre, radius), ground);
    surface_.fill(typeface_.text(premium_name(scope, factor), centre, 0.28 * size), ink);
}

void Painter::tile(const Box& cell, const TileFace& face) {
    const double size = cell.width;
    const double radius = 0.12 * size;
    surface_.fill(rounded(cell, radius), tile_edge);
    surface_.fill(rounded({cell.left, cell.top, size, 0.94 * cell.height}, radius), tile_colour);
    const Point middle{cell.left + 0.47 * size, cell.top + 0.47 * size};
    const double letter_size = (face.letters.size() > 1 ? 0.42 : 0.56) * size;
    const Slant slant = face.is_blank ? Slant::italic : Slant::upright;
    surface_.fill(typeface_.text(face.letters, middle, letter_size, slant), tile_ink);
    if (face.is_blank) return;
    const std::string value = std::to_string(face.value);
    const double value_size = 0.24 * size;
    const double right = cell.left + 0.93 * size;
    const Point corner{right - value_size * typeface_.width(value) / 2, cell.top + 0.78 * size};
    surface_.fill(typeface_.text(value, corner, value_size), tile_soft_ink);
}

}  // namespace crisscross::server
