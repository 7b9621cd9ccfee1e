#include "server/picture/board_picture.hpp"

#include <algorithm>

#include "engine/catalogue/catalogue.hpp"
#include "tests/server/picture/page_typeface.hpp"
#include "tests/server/picture/read_png.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::server;
using test::page_typeface;
using test::read_png;

namespace {

constexpr Colour paper = colour(0xf5f0e6);
constexpr Colour empty_cell = colour(0xece4d4);
constexpr Colour tile = colour(0xf5e6c1);

engine::Rules rules_of(engine::Ruleset ruleset) {
    return engine::compile(std::move(ruleset)).value();
}

// The board takes 550 pixels, from (40, 40); near the upper left corner of a cell there is no letter.
struct Place {
    double x, y;
};
Place in_cell(const engine::Rules& rules, int row, int column) {
    const double size = 550.0 / std::max(rules.rows(), rules.columns());
    return {40 + size * column + 0.15 * size, 40 + size * row + 0.15 * size};
}

Colour colour_of(const test::ReadPicture& picture, const engine::Rules& rules, int row, int column) {
    const auto [x, y] = in_cell(rules, row, column);
    return picture.at(x, y);
}

std::string empty_board(const engine::Rules& rules) {
    return board_picture({PictureFormat::png}, page_typeface(), rules, engine::Board(rules.rows(), rules.columns()),
                         rules.premiums());
}

}  // namespace

TEST_CASE("the picture of a board has the size that messengers ask for, for every system") {
    for (const engine::Ruleset& ruleset : engine::catalogue::all()) {
        const std::string bytes = empty_board(rules_of(ruleset));
        const auto picture = read_png(bytes);
        CHECK(picture.width == 1200);
        CHECK(picture.height == 630);
        CHECK(picture.at(5, 5) == paper);
        CHECK(bytes.size() < 150'000);
    }
}

TEST_CASE("the picture shows where tiles lie, and premiums where none do") {
    const engine::Rules rules = rules_of(engine::catalogue::classic());
    engine::Board board(15, 15);
    board.lay({7, 7}, {0, false});
    board.lay({0, 0}, {1, true});
    const auto picture =
        read_png(board_picture({PictureFormat::png}, page_typeface(), rules, board, rules.premiums()));
    CHECK(colour_of(picture, rules, 7, 7) == tile);
    CHECK(colour_of(picture, rules, 0, 0) == tile);
    CHECK(colour_of(picture, rules, 7, 8) == empty_cell);
    CHECK(colour_of(picture, rules, 14, 14) == colour(0xb93c33));
    CHECK(colour_of(picture, rules, 0, 3) == colour(0xcfe6f3));
}

TEST_CASE("a tile shows its letter") {
    const engine::Rules rules = rules_of(engine::catalogue::classic());
    const auto with = [&rules](engine::Letter letter, bool is_blank) {
        engine::Board board(15, 15);
        board.lay({7, 7}, {letter, is_blank});
        return board_picture({PictureFormat::png}, page_typeface(), rules, board, rules.premiums());
    };
    CHECK(with(0, false) != with(1, false));
    CHECK(with(0, false) != with(0, true));
    CHECK(with(0, false) == with(0, false));
}

TEST_CASE("a bonus on a corner is in the picture until it is used up") {
    const engine::Rules rules = rules_of(engine::catalogue::crosswords());
    const engine::Board board(rules.rows(), rules.columns());
    engine::Premiums premiums = rules.premiums();
    premiums.add({engine::corner_premium({3, 3}, engine::Scope::word, 3)});
    const std::string with = board_picture({PictureFormat::png}, page_typeface(), rules, board, premiums);
    CHECK(with != empty_board(rules));
    premiums.spend({3, 3});
    CHECK(board_picture({PictureFormat::png}, page_typeface(), rules, board, premiums) == empty_board(rules));
}

TEST_CASE("the largest board and the smallest fit into the picture") {
    for (const std::size_t size : {std::size_t{3}, std::size_t{30}}) {
        engine::Ruleset ruleset = engine::catalogue::scrappy();
        ruleset.board.assign(size, std::string(size, '.'));
        const engine::Rules rules = rules_of(std::move(ruleset));
        const auto picture = read_png(empty_board(rules));
        const int last = static_cast<int>(size) - 1;
        CHECK(colour_of(picture, rules, 0, 0) == empty_cell);
        CHECK(colour_of(picture, rules, last, last) == empty_cell);
    }
}

TEST_CASE("alone, a board fills its picture up to the edges, with cells of 40 pixels") {
    for (const engine::Ruleset& ruleset : engine::catalogue::all()) {
        const engine::Rules rules = rules_of(ruleset);
        const engine::Board board(rules.rows(), rules.columns());
        const auto picture = read_png(board_picture({PictureFormat::png, PictureLayout::board_alone}, page_typeface(),
                                                    rules, board, rules.premiums()));
        CHECK(picture.width == 40 * rules.columns() + 20);
        CHECK(picture.height == 40 * rules.rows() + 20);
        CHECK(picture_size(PictureLayout::board_alone, rules) == PictureSize{picture.width, picture.height});
    }
    const engine::Rules rules = rules_of(engine::catalogue::classic());
    engine::Board board(15, 15);
    board.lay({14, 14}, {0, false});
    const auto picture = read_png(board_picture({PictureFormat::png, PictureLayout::board_alone}, page_typeface(),
                                                rules, board, rules.premiums()));
    CHECK(picture.at(16, 10 + 40 + 6) == empty_cell);
    CHECK(picture.at(10 + 14 * 40 + 6, 10 + 14 * 40 + 6) == tile);
}

TEST_CASE("as SVG the picture has the same size, and nothing but shapes of colours") {
    for (const engine::Ruleset& ruleset : engine::catalogue::all()) {
        const engine::Rules rules = rules_of(ruleset);
        engine::Board board(rules.rows(), rules.columns());
        for (int row = 0; row < rules.rows(); row += 2)
            for (int column = 0; column < rules.columns(); ++column) board.lay({row, column}, {0, column % 2 == 0});
        const std::string svg = board_picture({PictureFormat::svg}, page_typeface(), rules, board, rules.premiums());
        CHECK(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" "));
        CHECK(svg.find("width=\"1200\" height=\"630\"") != svg.npos);
        CHECK(svg.ends_with("</svg>\n"));
        CHECK(svg.size() < 400'000);
        for (std::size_t tag = svg.find('<', 1); tag != svg.npos; tag = svg.find('<', tag + 1)) {
            const bool is_shape = svg.compare(tag, 12, "<path fill=\"") == 0 || svg.compare(tag, 6, "</svg>") == 0;
            CHECK(is_shape);
        }
    }
}
