#include "server/picture/typeface.hpp"

#include <algorithm>

#include "tests/server/picture/page_typeface.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;
using crisscross::test::page_typeface;

namespace {

Box bounds(const Outline& outline) {
    double left = 1e9, top = 1e9, right = -1e9, bottom = -1e9;
    for (const auto& line : outline.lines)
        for (const OutlinePoint& point : line) {
            left = std::min(left, point.at.x);
            right = std::max(right, point.at.x);
            top = std::min(top, point.at.y);
            bottom = std::max(bottom, point.at.y);
        }
    return {left, top, right - left, bottom - top};
}

}  // namespace

TEST_CASE("the page's font has all capital letters and digits") {
    for (const char character : std::string("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")) {
        INFO(character);
        CHECK(page_typeface().width(std::string(1, character)) > 0.2);
        CHECK_FALSE(page_typeface().text(std::string(1, character), {}, 10).lines.empty());
    }
}

TEST_CASE("text stands around its centre, as large as it should be") {
    const Box box = bounds(page_typeface().text("HH", {100, 50}, 40));
    CHECK(box.centre().x == Approx(100).margin(1));
    CHECK(box.centre().y == Approx(50).margin(0.1));
    CHECK(box.height > 20);
    CHECK(box.height < 40);
    CHECK(page_typeface().width("HH") == Approx(2 * page_typeface().width("H")));
}

TEST_CASE("italic letters lean to the right, and are as high as others") {
    const auto& typeface = page_typeface();
    const Box upright = bounds(typeface.text("I", {}, 100));
    const Box italic = bounds(typeface.text("I", {}, 100, Slant::italic));
    CHECK(italic.width > upright.width + 5);
    CHECK(italic.height == Approx(upright.height));
}

TEST_CASE("characters that the font does not have are left out") {
    CHECK(page_typeface().width("\xc3\x84") == 0);
    CHECK(page_typeface().text("", {}, 10).lines.empty());
}

TEST_CASE("bytes that are not a font are refused") {
    for (const std::string& bytes :
         {std::string(), std::string("wOF2"), std::string(1000, 'x'), std::string(64, '\0')})
        CHECK_FALSE(Typeface::read(bytes));
}
