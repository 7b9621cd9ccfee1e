#include "engine/play/placement.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

const std::vector<std::string> horn{"", "", "", "", "", "", "", "......HORN"};  // G8 to J8

std::string verdict(const Board& before, const Edits& edits, std::string_view rack = "ABCDEFGHIJKLMNOPQRSTUVWXYZ?") {
    const TileCounts held = tiles(rack);
    const auto placed = place(classic(), before, &held, edits);
    return placed ? "ok" : std::string(name_of(placed.error().code));
}

}  // namespace

TEST_CASE("the first play covers the centre with two letters in one line (K4)") {
    const Board empty = board({});
    CHECK(verdict(empty, across("G8", "HORN")) == "ok");
    CHECK(verdict(empty, down("H5", "HORN")) == "ok");
    CHECK(verdict(empty, across("H8", "A")) == "FIRST_SHORT");
    CHECK(verdict(empty, across("A1", "HORN")) == "FIRST_CENTRE");
}

TEST_CASE("a play needs at least one tile") {
    CHECK(verdict(board({}), {}) == "EMPTY");
}

TEST_CASE("a tile off the board is refused, with its cell") {
    const auto placed = place(classic(), board({}), nullptr, across("N8", "HORN"));
    REQUIRE(!placed);
    CHECK(placed.error().code == Code::off_board);
    CHECK(placed.error().cells == std::vector{Cell{7, 15}});
    CHECK(verdict(board({}), {Lay{{-1, 0}, tile_of(0), 0}}) == "OFF_BOARD");
}

TEST_CASE("a cell takes one tile (K7)") {
    CHECK(verdict(board(horn), across("G8", "A")) == "OCCUPIED");
    Edits twice = across("G9", "A");
    twice.push_back(twice.front());
    CHECK(verdict(board(horn), twice, "AA") == "OCCUPIED");
}

TEST_CASE("tiles lie in one row or one column, never diagonally (K4, K5)") {
    CHECK(verdict(board(horn), {Lay{{8, 6}, tile_of(0), 0}, Lay{{9, 7}, tile_of(1), 1}}) == "NOT_LINEAR");
}

TEST_CASE("the laid tiles form one unbroken run with those on the board (K5)") {
    CHECK(verdict(board(horn), across("F8", "S....S"), "SS") == "ok");
    CHECK(verdict(board(horn), across("F9", "AB.C")) == "GAP");
    CHECK(verdict(board(horn), down("G9", "A.B")) == "GAP");
}

TEST_CASE("a later play touches a tile on the board (K5)") {
    CHECK(verdict(board(horn), across("A1", "BE")) == "NOT_ATTACHED");
    CHECK(verdict(board(horn), across("K9", "BE")) == "NOT_ATTACHED");
    CHECK(verdict(board(horn), across("J9", "BE")) == "ok");
}

TEST_CASE("a refusal names the tile that the rack does not hold") {
    const TileCounts rack = tiles("HORM");
    const auto placed = place(classic(), board({}), &rack, across("G8", "HORN"));
    REQUIRE(!placed);
    CHECK(placed.error().code == Code::not_in_rack);
    CHECK(placed.error().tiles == std::vector<std::string>{"N"});
}

TEST_CASE("a blank can be any letter, a lettered tile only its own (K8)") {
    CHECK(verdict(board({}), across("G8", "HoRN"), "HRN?") == "ok");
    CHECK(verdict(board({}), {Lay{{7, 7}, tile_of(0), 1}, Lay{{7, 8}, tile_of(1), 1}}) == "BAD_TILE");
    CHECK(verdict(board({}), {Lay{{7, 7}, blank, 26}}) == "BAD_TILE");
    CHECK(verdict(board({}), {Lay{{7, 7}, Tile{200}, 0}}) == "BAD_TILE");
}

TEST_CASE("without a rack any tile of the set may be laid") {
    CHECK(place(classic(), board({}), nullptr, across("G8", "ZZZZ")).has_value());
}
