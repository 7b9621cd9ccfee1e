#include "server/picture/canvas.hpp"

#include <freetype/freetype.h>
#include <freetype/ftoutln.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include "server/picture/free_type.hpp"

namespace crisscross::server {

namespace {

constexpr int max_side_pixels = 4096;
constexpr double part = 64;  // FreeType counts in parts of a pixel

using PaintSpan = std::function<void(int row, int column, int count, int coverage)>;

// FreeType's form of an outline, which points to what it consists of.
struct Lines {
    std::vector<FT_Vector> points{};
    std::vector<char> tags{};
    std::vector<short> ends{};

    FT_Outline outline() {
        return {static_cast<short>(ends.size()),
                static_cast<short>(points.size()),
                points.data(),
                tags.data(),
                ends.data(),
                0};
    }
};

char tag_of(Bend bend) {
    return bend == Bend::none ? FT_CURVE_TAG_ON : bend == Bend::conic ? FT_CURVE_TAG_CONIC : FT_CURVE_TAG_CUBIC;
}

FT_Pos in_parts(double pixels) {
    return std::lround(std::clamp(pixels, -2.0 * max_side_pixels, 2.0 * max_side_pixels) * part);
}

Lines lines_of(const Outline& outline) {
    Lines lines;
    for (const auto& line : outline.lines) {
        for (const auto& [at, bend] : line) {
            lines.points.push_back({in_parts(at.x), in_parts(at.y)});
            lines.tags.push_back(tag_of(bend));
        }
        lines.ends.push_back(static_cast<short>(lines.points.size() - 1));
    }
    return lines;
}

void paint_spans(int row, int count, const FT_Span* spans, void* user) {
    const auto& paint = *static_cast<const PaintSpan*>(user);
    for (const FT_Span& span : std::span(spans, static_cast<std::size_t>(count)))
        paint(row, span.x, span.len, span.coverage);
}

std::uint8_t mixed(std::uint8_t below, std::uint8_t above, int coverage) {
    return static_cast<std::uint8_t>((below * (255 - coverage) + above * coverage + 127) / 255);
}

}  // namespace

Canvas::Canvas(int width, int height, Colour ground)
    : width_(std::clamp(width, 1, max_side_pixels)), height_(std::clamp(height, 1, max_side_pixels)) {
    pixels_.reserve(index(height_, 0));
    while (pixels_.size() < index(height_, 0)) pixels_.insert(pixels_.end(), {ground.red, ground.green, ground.blue});
}

Colour Canvas::at(int row, int column) const {
    const std::size_t first = index(row, column);
    return {pixels_.at(first), pixels_.at(first + 1), pixels_.at(first + 2)};
}

void Canvas::fill(const Outline& outline, Colour colour) {
    PaintSpan paint = [&](int row, int column, int count, int coverage) {
        for (std::size_t first = index(row, column); count > 0; --count, first += 3) {
            pixels_[first] = mixed(pixels_[first], colour.red, coverage);
            pixels_[first + 1] = mixed(pixels_[first + 1], colour.green, coverage);
            pixels_[first + 2] = mixed(pixels_[first + 2], colour.blue, coverage);
        }
    };
    Lines lines = lines_of(outline);
    FT_Outline shape = lines.outline();
    FT_Raster_Params how{};
    how.flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP;
    how.gray_spans = paint_spans;
    how.user = &paint;
    how.clip_box = {0, 0, width_, height_};
    static thread_local const FreeType library = open_free_type();
    if (FT_Outline_Render(library.get(), &shape, &how) != 0) throw std::runtime_error("an outline cannot be filled");
}

}  // namespace crisscross::server
