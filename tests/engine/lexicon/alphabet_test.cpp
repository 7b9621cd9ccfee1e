#include "engine/lexicon/alphabet.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::engine;

namespace {

const Alphabet& with_digraphs() {
    static const Alphabet alphabet({"A", "E", "H", "O", "S", "T", "TH", "U"});
    return alphabet;
}

}  // namespace

TEST_CASE("the English alphabet is A to Z in order") {
    const Alphabet& english = Alphabet::english();
    CHECK(english.size() == 26);
    CHECK(english.find("A") == Letter{0});
    CHECK(english.find("Z") == Letter{25});
    CHECK(english.spelling(7) == "H");
}

TEST_CASE("an unknown spelling is not found") {
    CHECK_FALSE(Alphabet::english().find("a"));
    CHECK_FALSE(Alphabet::english().find("AB"));
    CHECK_FALSE(Alphabet::english().find(""));
    CHECK_FALSE(Alphabet().find("A"));
}

TEST_CASE("a word is spelt letter by letter and turned back into text") {
    const auto word = Alphabet::english().spell("HORN");
    REQUIRE(word);
    CHECK(*word == Word{7, 14, 17, 13});
    CHECK(Alphabet::english().text(*word) == "HORN");
}

TEST_CASE("empty text spells the empty word") {
    CHECK(Alphabet::english().spell("") == Word{});
    CHECK(Alphabet::english().text({}).empty());
}

TEST_CASE("text with a character that has no letter cannot be spelt") {
    CHECK_FALSE(Alphabet::english().spell("CAN'T"));
    CHECK_FALSE(Alphabet::english().spell("horn"));
    CHECK_FALSE(Alphabet::english().spell("CAF\xC3\x89"));
}

TEST_CASE("a digraph is spelt with its one tile wherever its letters stand together") {
    const auto hothouse = with_digraphs().spell("HOTHOUSE");
    REQUIRE(hothouse);
    CHECK(*hothouse == Word{2, 3, 6, 3, 7, 4, 1});
    CHECK(with_digraphs().text(*hothouse) == "HOTHOUSE");
    CHECK(with_digraphs().spell("HAT") == Word{2, 0, 5});
}
