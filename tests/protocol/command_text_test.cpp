#include "protocol/command_text.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross::protocol;
using namespace crisscross::test;
namespace engine = crisscross::engine;

TEST_CASE("a placement in text becomes edits") {
    const auto edits = read_placement(classic(), {{{7, 7}, "R", {}}, {{7, 8}, "?", "N"}, {{7, 9}, "S", "S"}});
    REQUIRE(edits.has_value());
    CHECK(*edits == across("H8", "RnS"));
}

TEST_CASE("a tile that the set does not have is refused with its cell and its spelling (BAD_TILE)") {
    for (const std::string tile : {"#", "TH", "e", "", " ", "É", "AA"}) {
        const auto edits = read_placement(classic(), {{{7, 7}, "A", {}}, {{3, 4}, tile, {}}});
        REQUIRE(edits.has_error());
        CHECK(edits.error() == engine::Refusal{.code = engine::Code::bad_tile, .cells = {{3, 4}}, .tiles = {tile}});
    }
}

TEST_CASE("a blank without a letter, with a bad one, or a letter shown as another is refused (K8)") {
    for (const LayText& lay : {LayText{{1, 1}, "?", {}}, LayText{{1, 1}, "?", "?"}, LayText{{1, 1}, "?", "n"},
                               LayText{{1, 1}, "?", ""}, LayText{{1, 1}, "A", "B"}})
        CHECK(read_placement(classic(), {lay}).error().code == engine::Code::bad_tile);
}

TEST_CASE("spelt tiles are counted") {
    CHECK(read_tiles(classic(), {"A", "?", "A"}).value() == tiles("AA?"));
    CHECK(read_tiles(classic(), {}).value().empty());
    CHECK(read_tiles(classic(), {"A", "1"}).error() ==
          engine::Refusal{.code = engine::Code::bad_tile, .tiles = {"1"}});
}
