#include "server/picture/drawing.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::server;

namespace {

constexpr Colour pure_white = colour(0xffffff);
constexpr Colour pure_red = colour(0xff0000);
constexpr Colour pure_green = colour(0x00ff00);

/// The paths of what is drawn on white, one for each line of the file.
std::string drawn(const std::vector<std::pair<Outline, Colour>>& shapes) {
    Drawing drawing(20, 10, pure_white);
    for (const auto& [outline, colour] : shapes) drawing.fill(outline, colour);
    const std::string svg = drawing.svg();
    const auto ground = svg.find("H0z\"/>\n") + 7;
    return svg.substr(ground, svg.rfind("</svg>") - ground);
}

OutlinePoint conic(double x, double y) {
    return {{x, y}, Bend::conic};
}

}  // namespace

TEST_CASE("a drawing is SVG in tenths of a pixel, on a ground of one colour") {
    CHECK(
        Drawing(20, 10, pure_white).svg() ==
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"Crisscross\" width=\"20\" height=\"10\" "
        "viewBox=\"0 0 200 100\">\n<path fill=\"#ffffff\" d=\"M0 0h200v100H0z\"/>\n</svg>\n");
}

TEST_CASE("straight lines are drawn from point to point, and back to the first") {
    CHECK(drawn({{polygon({{1, 1}, {3, 1}, {3, 2.55}}), pure_red}}) ==
          "<path fill=\"#ff0000\" d=\"M10 10l20 0l0 16z\"/>\n");
}

TEST_CASE("shapes of one colour that follow each other are one path") {
    const Outline shape = polygon({{0, 0}, {1, 0}, {0, 1}});
    CHECK(drawn({{shape, pure_red}, {shape, pure_red}, {shape, pure_green}}) ==
          "<path fill=\"#ff0000\" d=\"M0 0l10 0l-10 10zM0 0l10 0l-10 10z\"/>\n"
          "<path fill=\"#00ff00\" d=\"M0 0l10 0l-10 10z\"/>\n");
}

TEST_CASE("a line runs through the middle of two conic points in a row") {
    const Outline leaf{{{{{0, 0}}, conic(2, 0), conic(2, 2)}}};
    CHECK(drawn({{leaf, pure_red}}) == "<path fill=\"#ff0000\" d=\"M0 0q20 0 20 10q0 10 -20 -10z\"/>\n");
}

TEST_CASE("an outline of conic points alone is closed") {
    const Outline blob{{{conic(0, 0), conic(2, 0), conic(2, 2), conic(0, 2)}}};
    CHECK(drawn({{blob, pure_red}}) ==
          "<path fill=\"#ff0000\" d=\"M0 10q0 -10 10 -10q10 0 10 10q0 10 -10 10q-10 0 -10 -10z\"/>\n");
}

TEST_CASE("two cubic points make one curve") {
    const std::string circle_path = drawn({{circle({5, 5}, 2), pure_red}});
    CHECK(std::ranges::count(circle_path, 'c') == 4);
}
