#include "server/picture/outline.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace crisscross::server {

namespace {

// Two control points at this part of the radius make a quarter of a circle, nearly.
constexpr double quarter = 0.5523;

// A quarter of a circle from `from`, with its corner at `corner`, to `to`.
void add_quarter(std::vector<OutlinePoint>& line, Point from, Point corner, Point to) {
    const auto towards = [&](Point start) {
        return Point{start.x + quarter * (corner.x - start.x), start.y + quarter * (corner.y - start.y)};
    };
    line.push_back({from});
    line.push_back({towards(from), Bend::cubic});
    line.push_back({towards(to), Bend::cubic});
    line.push_back({to});
}

}  // namespace

Outline polygon(const std::vector<Point>& corners) {
    Outline made;
    std::vector<OutlinePoint>& line = made.lines.emplace_back();
    for (const Point corner : corners) line.push_back({corner});
    return made;
}

Outline circle(Point centre, double radius) {
    return rounded({centre.x - radius, centre.y - radius, 2 * radius, 2 * radius}, radius);
}

Outline rounded(const Box& box, double radius) {
    const double r = std::min({radius, box.width / 2, box.height / 2});
    const double left = box.left, top = box.top, right = left + box.width, bottom = top + box.height;
    Outline made;
    std::vector<OutlinePoint>& line = made.lines.emplace_back();
    add_quarter(line, {left, top + r}, {left, top}, {left + r, top});
    add_quarter(line, {right - r, top}, {right, top}, {right, top + r});
    add_quarter(line, {right, bottom - r}, {right, bottom}, {right - r, bottom});
    add_quarter(line, {left + r, bottom}, {left, bottom}, {left, bottom - r});
    return made;
}

Outline star(Point centre, double radius) {
    constexpr double inner = 0.46;
    std::vector<Point> corners;
    for (int corner = 0; corner < 10; ++corner) {
        const double angle = (corner / 5.0 - 0.5) * std::numbers::pi;
        const double far = corner % 2 == 0 ? radius : radius * inner;
        corners.push_back({centre.x + far * std::cos(angle), centre.y + far * std::sin(angle)});
    }
    return polygon(corners);
}

}  // namespace crisscross::server
