#include "server/picture/typeface.hpp"

#include <freetype/freetype.h>

#include <algorithm>
#include <span>

#include "server/picture/free_type.hpp"

namespace crisscross::server {

namespace {

constexpr double lean = 0.2;  // of italic text: to the right for each step up

struct CloseFace {
    void operator()(FT_Face face) const { FT_Done_Face(face); }
};
using Face = std::unique_ptr<FT_FaceRec_, CloseFace>;

Bend bend_of(char tag) {
    switch (FT_CURVE_TAG(tag)) {
        case FT_CURVE_TAG_ON:
            return Bend::none;
        case FT_CURVE_TAG_CUBIC:
            return Bend::cubic;
        default:
            return Bend::conic;
    }
}

// Fonts count upwards, pictures downwards.
Outline scaled(const FT_Outline& shape, double unit) {
    Outline made;
    int first = 0;
    for (const short last : std::span(shape.contours, static_cast<std::size_t>(shape.n_contours))) {
        auto& line = made.lines.emplace_back();
        for (int point = first; point <= last; ++point) {
            const FT_Vector at = shape.points[point];
            line.push_back(
                {{static_cast<double>(at.x) / unit, -static_cast<double>(at.y) / unit}, bend_of(shape.tags[point])});
        }
        first = last + 1;
    }
    return made;
}

std::optional<Glyph> glyph_of(FT_Face face, char character) {
    const FT_UInt number = FT_Get_Char_Index(face, static_cast<FT_ULong>(character));
    if (number == 0 || FT_Load_Glyph(face, number, FT_LOAD_NO_SCALE) != 0) return std::nullopt;
    if (face->glyph->format != FT_GLYPH_FORMAT_OUTLINE) return std::nullopt;
    const double unit = face->units_per_EM;
    return Glyph{scaled(face->glyph->outline, unit), static_cast<double>(face->glyph->metrics.horiAdvance) / unit};
}

}  // namespace

std::optional<Typeface> Typeface::read(std::string_view file) {
    const FreeType library = open_free_type();
    FT_Face opened = nullptr;
    const auto* bytes = reinterpret_cast<const FT_Byte*>(file.data());
    if (FT_New_Memory_Face(library.get(), bytes, static_cast<FT_Long>(file.size()), 0, &opened) != 0)
        return std::nullopt;
    const Face face(opened);
    if (face->units_per_EM == 0) return std::nullopt;
    std::map<char, Glyph> glyphs;
    for (char character = '!'; character <= '~'; ++character)
        if (auto glyph = glyph_of(face.get(), character)) glyphs.emplace(character, *std::move(glyph));
    for (char letter = 'A'; letter <= 'Z'; ++letter)
        if (!glyphs.contains(letter)) return std::nullopt;
    return Typeface(std::move(glyphs));
}

double Typeface::width(std::string_view text) const {
    double width = 0;
    for (const char character : text)
        if (const auto found = glyphs_.find(character); found != glyphs_.end()) width += found->second.advance;
    return width;
}

double Typeface::capital_height() const {
    double height = 0;
    for (const auto& line : glyphs_.at('H').outline.lines)
        for (const OutlinePoint& point : line) height = std::max(height, -point.at.y);
    return height;
}

Outline Typeface::text(std::string_view text, Point centre, double size, Slant slant) const {
    Outline made;
    const double text_lean = slant == Slant::italic ? lean : 0;
    const double middle = capital_height() / 2;
    double pen = -width(text) / 2;
    for (const char character : text) {
        const auto found = glyphs_.find(character);
        if (found == glyphs_.end()) continue;
        for (auto line : found->second.outline.lines) {
            for (auto& [at, bend] : line) {
                const double y = at.y + middle;
                at = {centre.x + size * (pen + at.x - text_lean * y), centre.y + size * y};
            }
            made.lines.push_back(std::move(line));
        }
        pen += found->second.advance;
    }
    return made;
}

}  // namespace crisscross::server
