#include "server/picture/canvas.hpp"

#include "server/picture/png.hpp"
#include "tests/server/picture/read_png.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;
using crisscross::test::read_png;

namespace {

constexpr Colour white = colour(0xffffff);
constexpr Colour red = colour(0xb93c33);
constexpr Colour blue = colour(0x2f74a8);

}  // namespace

TEST_CASE("a shape covers what is inside of it and nothing else") {
    Canvas canvas(20, 10, white);
    canvas.fill(polygon({{2, 2}, {8, 2}, {8, 6}, {2, 6}}), red);
    CHECK(canvas.at(2, 2) == red);
    CHECK(canvas.at(5, 7) == red);
    CHECK(canvas.at(1, 2) == white);
    CHECK(canvas.at(2, 1) == white);
    CHECK(canvas.at(6, 7) == white);
    CHECK(canvas.at(5, 8) == white);
}

TEST_CASE("a later shape lies over an earlier one") {
    Canvas canvas(10, 10, white);
    canvas.fill(circle({5, 5}, 4), red);
    canvas.fill(circle({5, 5}, 2), blue);
    CHECK(canvas.at(4, 4) == blue);
    CHECK(canvas.at(4, 2) == red);
}

TEST_CASE("edges between pixels are smooth") {
    Canvas canvas(4, 4, white);
    canvas.fill(polygon({{0, 0}, {1.5, 0}, {1.5, 4}, {0, 4}}), colour(0x000000));
    CHECK(canvas.at(1, 0) == colour(0x000000));
    CHECK(canvas.at(1, 1).red > 100);
    CHECK(canvas.at(1, 1).red < 155);
    CHECK(canvas.at(1, 2) == white);
}

TEST_CASE("round corners leave out the corner") {
    Canvas canvas(20, 20, white);
    canvas.fill(rounded({0, 0, 20, 20}, 6), red);
    CHECK(canvas.at(0, 0) == white);
    CHECK(canvas.at(0, 10) == red);
    CHECK(canvas.at(10, 0) == red);
    CHECK(canvas.at(19, 19) == white);
}

TEST_CASE("what is outside of the picture is cut off") {
    Canvas canvas(10, 10, white);
    canvas.fill(circle({0, 0}, 1e9), red);
    canvas.fill(rounded({-50, 4, 200, 2}, 0), blue);
    CHECK(canvas.at(9, 9) == red);
    CHECK(canvas.at(4, 0) == blue);
    CHECK(canvas.at(5, 9) == blue);
    canvas.fill(circle({-100, -100}, 5), white);
    CHECK(canvas.at(0, 0) == red);
}

TEST_CASE("a shape without points paints nothing") {
    Canvas canvas(3, 3, white);
    canvas.fill(Outline{}, red);
    CHECK(canvas.at(1, 1) == white);
}

TEST_CASE("a PNG file has the pixels of its canvas") {
    Canvas canvas(30, 20, white);
    canvas.fill(star({15, 10}, 8), red);
    const auto read = read_png(png(canvas));
    CHECK(read.width == 30);
    CHECK(read.height == 20);
    CHECK(read.pixels == std::vector<std::uint8_t>(canvas.pixels().begin(), canvas.pixels().end()));
    CHECK(png(canvas) == png(canvas));
}
