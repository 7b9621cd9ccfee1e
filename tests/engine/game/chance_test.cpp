#include "engine/game/chance.hpp"

#include <fstream>
#include <iterator>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "engine/catalogue/catalogue.hpp"
#include "engine/rules/rules.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/paths/paths.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

/// The seed of the worked example in docs/chance.md.
Seed counting_seed() {
    Seed seed{};
    for (std::size_t byte = 0; byte < seed.size(); ++byte) seed[byte] = static_cast<std::uint8_t>(byte);
    return seed;
}

std::string hex(std::span<const std::uint8_t> bytes) {
    std::string text;
    for (const auto byte : bytes) {
        text += "0123456789abcdef"[byte >> 4];
        text += "0123456789abcdef"[byte & 15];
    }
    return text;
}

TileCounts classic_bag() {
    return compile(catalogue::classic()).value().tiles();
}

}  // namespace

TEST_CASE("the published hash of a seed is its unkeyed BLAKE2b-256") {
    CHECK(hex(hash_of(counting_seed())) == "cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6");
    CHECK(hex(hash_of(Seed{})) == "89eb0d6a8a691dae2cd15ed0369931ce0a949ecafa5c3f93f8121833646e15c3");
}

TEST_CASE("the worked example in docs/chance.md comes out right") {
    const Chance chance(counting_seed());
    CHECK(chance.below(100, 5, 0) == 68);
    TileCounts bag = classic_bag();
    std::string one_by_one;
    for (std::uint32_t place = 0; place < 7; ++place) one_by_one += spelt(chance.draw(bag, 1, 5, place));
    CHECK(one_by_one == "POOEALS");
    CHECK(bag.total() == 93);
}

TEST_CASE("docs/chance.md shows what the program draws") {
    std::ifstream file(in_project("docs/chance.md"));
    const std::string document(std::istreambuf_iterator<char>(file), {});
    const auto says = [&document](const std::string& text) { return document.find(text) != std::string::npos; };
    CHECK(says(hex(hash_of(counting_seed()))));
    const Chance chance(counting_seed());
    TileCounts bag = classic_bag();
    for (std::uint32_t place = 0; place < 7; ++place) {
        const int tiles = bag.total();
        const auto number = chance.below(static_cast<std::uint32_t>(tiles), 5, place);
        const auto tile = spelt(chance.draw(bag, 1, 5, place));
        CHECK(says("| " + std::to_string(place) + " | " + std::to_string(tiles) + " | "));
        CHECK(says(" | " + std::to_string(number) + " | " + tile + " |"));
    }
}

TEST_CASE("draws are the same on every platform") {
    const Chance chance(counting_seed());
    std::vector<std::uint32_t> numbers;
    for (const std::uint32_t bound : {1u, 2u, 3u, 10u, 100u, 1000u, 1u << 31, 0xffffffffu})
        numbers.push_back(chance.below(bound, 7, 0));
    CHECK(numbers == std::vector<std::uint32_t>{0, 1, 2, 5, 85, 285, 97406285, 97406285});

    numbers.clear();
    for (std::uint32_t place = 0; place < 10; ++place) numbers.push_back(Chance(Seed{}).below(100, 1, place));
    CHECK(numbers == std::vector<std::uint32_t>{78, 7, 81, 37, 34, 69, 69, 59, 2, 59});
}

TEST_CASE("a number past the last whole multiple of the bound is drawn again") {
    // With this bound almost half of the numbers are drawn again: the first takes five attempts, the fifth seven.
    std::vector<std::uint32_t> numbers;
    for (std::uint32_t place = 0; place < 8; ++place)
        numbers.push_back(Chance(counting_seed()).below((1u << 31) + 1, 1, place));
    CHECK(numbers == std::vector<std::uint32_t>{508664466, 801769400, 153506396, 1545041940, 72002737, 1655108768,
                                                1387048744, 1394203514});
}

TEST_CASE("drawing several tiles equals single draws at consecutive places") {
    const Chance chance(counting_seed());
    TileCounts bag = classic_bag();
    CHECK(spelt(chance.draw(bag, 7, 5)) == "AELOOPS");

    TileCounts other = classic_bag();
    TileCounts drawn = chance.draw(other, 3, 5);
    drawn.add(chance.draw(other, 4, 5, 3));
    CHECK(spelt(drawn) == "AELOOPS");
    CHECK(other == bag);
}

TEST_CASE("different events, places and seeds draw different numbers") {
    const Chance chance(counting_seed());
    const auto number = chance.below(0xffffffff, 5, 1);
    CHECK(number != chance.below(0xffffffff, 6, 1));
    CHECK(number != chance.below(0xffffffff, 5, 2));
    CHECK(number != chance.below(0xffffffff, 1, 5));
    CHECK(number != Chance(Seed{}).below(0xffffffff, 5, 1));
}

TEST_CASE("a draw empties a bag with too few tiles, and gets nothing from an empty one") {
    const Chance chance(counting_seed());
    TileCounts bag;
    bag.add(tile_of(2), 2);
    bag.add(blank);
    CHECK(spelt(chance.draw(bag, 7, 9)) == "CC?");
    CHECK(bag.empty());
    CHECK(chance.draw(bag, 7, 10).empty());
}

TEST_CASE("every kind of tile is drawn about as often as its share of the bag") {
    const Chance chance(counting_seed());
    const TileCounts full = classic_bag();
    std::map<std::uint8_t, int> seen;
    constexpr int rounds = 20000;
    for (std::uint32_t round = 0; round < rounds; ++round) {
        TileCounts bag = full;
        chance.draw(bag, 1, round).for_each([&seen](Tile tile, int) { ++seen[tile.code]; });
    }
    full.for_each([&](Tile tile, int count) {
        const double expected = rounds * count / 100.0;
        CHECK(seen[tile.code] > expected * 0.75);
        CHECK(seen[tile.code] < expected * 1.25);
    });
}
