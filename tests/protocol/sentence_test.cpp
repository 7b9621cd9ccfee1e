#include "protocol/sentence.hpp"

#include <set>

#include "tests/support/catch.hpp"

using namespace crisscross::protocol;
namespace engine = crisscross::engine;

TEST_CASE("cells are named by column letter and row number") {
    CHECK(cell_name({0, 0}) == "A1");
    CHECK(cell_name({7, 7}) == "H8");
    CHECK(cell_name({14, 14}) == "O15");
    CHECK(cell_name({20, 20}) == "U21");
}

TEST_CASE("cells off the board are named by row and column") {
    CHECK(cell_name({-1, 3}) == "row 0, column 4");
    CHECK(cell_name({3, 1000000}) == "row 4, column 1000001");
}

TEST_CASE("refusals name their cells and words") {
    CHECK(sentence({engine::Code::occupied, {{7, 7}}, {}}) == "H8 is already occupied.");
    CHECK(sentence({engine::Code::occupied, {{7, 7}, {7, 8}}, {}}) == "H8 and I8 are already occupied.");
    CHECK(sentence({engine::Code::gap, {{7, 9}}, {}}) == "The tiles leave a gap at J8.");
    CHECK(sentence({engine::Code::bad_word, {}, {"ZOAXS", "QX", "VV"}}) ==
          "ZOAXS, QX and VV aren\u2019t in the word list.");
    CHECK(sentence({.code = engine::Code::bad_tile, .cells = {{7, 7}}, .tiles = {"?"}}) ==
          "The blank on H8 needs a letter.");
    CHECK(sentence({engine::Code::first_centre, {{7, 7}}, {}}) == "The first play must cover H8.");
}

TEST_CASE("every refusal has its own sentence") {
    std::set<std::string> sentences;
    for (const auto& [code, name] : engine::Names<engine::Code>::all) {
        const std::string text = sentence({.code = code});
        INFO(text);
        CHECK(text.back() == '.');
        sentences.insert(text);
    }
    CHECK(sentences.size() == engine::Names<engine::Code>::all.size());
}
