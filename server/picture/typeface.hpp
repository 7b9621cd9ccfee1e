#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string_view>

#include "server/picture/outline.hpp"

namespace crisscross::server {

/// A character of a typeface, where the size of the type is 1. The line on which it stands is at y = 0.
struct Glyph {
    Outline outline{};
    double advance = 0;  ///< from its left edge to that of the next character
};

enum class Slant : std::uint8_t { upright, italic };

/// The characters of a font, as outlines. It never changes, so any thread may use it.
class Typeface {
public:
    /// Reads a font file: WOFF2, OpenType or TrueType. Nothing if it is not one, or lacks a capital letter.
    static std::optional<Typeface> read(std::string_view file);

    /// How wide a text is where the size is 1. Characters that the font does not have are left out.
    double width(std::string_view text) const;
    /// A line of text in ASCII around its centre. `size` is in pixels.
    Outline text(std::string_view text, Point centre, double size, Slant slant = Slant::upright) const;

private:
    explicit Typeface(std::map<char, Glyph> glyphs) : glyphs_(std::move(glyphs)) {}
    double capital_height() const;

    std::map<char, Glyph> glyphs_;
};

}  // namespace crisscross::server
