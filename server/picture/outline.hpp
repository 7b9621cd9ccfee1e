#pragma once

#include <cstdint>
#include <vector>

namespace crisscross::server {

/// A place in a picture, in pixels from its upper left corner.
struct Point {
    double x = 0, y = 0;
    bool operator==(const Point&) const = default;
};

struct Box {
    double left = 0, top = 0, width = 0, height = 0;

    Point centre() const { return {left + width / 2, top + height / 2}; }
};

/// What a point of an outline is: the line runs through it, or is a curve that is drawn towards it: with one such
/// point between two others (`conic`), or with two (`cubic`).
enum class Bend : std::uint8_t { none, conic, cubic };

struct OutlinePoint {
    Point at{};
    Bend bend = Bend::none;
};

/// A shape, by the closed lines around it.
struct Outline {
    std::vector<std::vector<OutlinePoint>> lines{};
};

Outline polygon(const std::vector<Point>& corners);
Outline circle(Point centre, double radius);
/// A box with round corners.
Outline rounded(const Box& box, double radius);
/// A star with five points, one of them at the top; `radius` is that of the points.
Outline star(Point centre, double radius);

}  // namespace crisscross::server
