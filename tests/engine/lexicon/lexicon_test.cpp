#include "engine/lexicon/lexicon.hpp"

#include <sodium/crypto_generichash.h>

#include "engine/lexicon/lexicon_builder.hpp"
#include "engine/lexicon/lexicon_format.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::engine;

namespace {

using Bytes = std::vector<std::byte>;

Lexicon small() {
    return build_lexicon("Small", Alphabet::english(), "ab\nabs\ncab\ncabs\nscab\nzoo\n").value();
}

Bytes bytes_of(const Lexicon& lexicon) {
    return {lexicon.bytes().begin(), lexicon.bytes().end()};
}

/// Corrects the checksum of changed bytes, as an attacker would.
Bytes sealed(Bytes bytes) {
    crypto_generichash(reinterpret_cast<unsigned char*>(bytes.data()) + 16, 32,
                       reinterpret_cast<const unsigned char*>(bytes.data()) + 48, bytes.size() - 48, nullptr, 0);
    return bytes;
}

void put(Bytes& bytes, std::size_t at, std::uint32_t number) {
    for (std::size_t index = 0; index < 4; ++index) bytes[at + index] = static_cast<std::byte>(number >> (8 * index));
}

std::string why(Bytes bytes) {
    return Lexicon::from_bytes(std::move(bytes)).error().why;
}

using Cells = std::vector<std::uint32_t>;
constexpr std::uint32_t ends = 1u << 31;
constexpr std::uint32_t one_arc = 1u << 24;

constexpr std::uint32_t arc(std::uint32_t letter, std::uint32_t target) {
    return letter << 25 | target;
}

/// The graph of the word AB: from A through the separator to B, and from B back to A.
Cells graph_of_ab() {
    return {0b11, arc(0, 3 | one_arc), arc(1, 5 | one_arc), arc(31, 4 | one_arc), arc(1, 0) | ends, arc(0, 0) | ends};
}

/// A lexicon made of these cells, with counts that may be wrong.
Bytes made_of(const Cells& cells, std::uint32_t words = 1, std::uint32_t longest = 2) {
    return lexicon_format::encode({"Made", Alphabet::english(), {}, words, longest}, cells);
}

/// The fault that opening finds after one cell of the graph of AB is replaced.
std::string why_with(std::size_t place, std::uint32_t cell) {
    Cells cells = graph_of_ab();
    cells.at(place) = cell;
    return why(made_of(cells));
}

bool has(const Lexicon& lexicon, std::string_view text) {
    return lexicon.contains(Alphabet::english().spell(text).value());
}

}  // namespace

TEST_CASE("a word is in the lexicon only as a whole") {
    const Lexicon lexicon = small();
    for (const char* word : {"AB", "ABS", "CAB", "CABS", "SCAB", "ZOO"}) CHECK(has(lexicon, word));
    for (const char* word : {"", "A", "CA", "CABSS", "SCABS", "ZO", "ZOOS", "ZZ", "BA", "XI"})
        CHECK_FALSE(has(lexicon, word));
}

TEST_CASE("no word contains letters outside the alphabet") {
    const Lexicon lexicon = build_lexicon("Two", Alphabet({"A", "B"}), "ab\n").value();
    CHECK(lexicon.contains(Word{0, 1}));
    CHECK_FALSE(lexicon.contains(Word{0, 2}));
    CHECK_FALSE(lexicon.contains(Word{255, 255}));
}

TEST_CASE("words are visited in order until the visitor stops") {
    std::string seen;
    small().for_each([&seen](const Word& word) {
        seen += Alphabet::english().text(word) + ' ';
        return word.size() < 4;
    });
    CHECK(seen == "AB ABS CAB CABS ");
}

TEST_CASE("an encoded lexicon opens with its name, alphabet, hash and counts") {
    const Lexicon built = small();
    const Lexicon opened = Lexicon::from_bytes(bytes_of(built)).value();
    CHECK(opened.name() == "Small");
    CHECK(opened.alphabet() == Alphabet::english());
    CHECK(opened.hash() == built.hash());
    CHECK(opened.word_count() == 6);
    CHECK(opened.longest_word() == 4);
    CHECK(words_of(opened) == words_of(built));
}

TEST_CASE("the bytes of a lexicon live as long as any copy of it") {
    std::optional<Lexicon> copy;
    {
        const auto owner = std::make_shared<const Bytes>(bytes_of(small()));
        const Lexicon borrowed = Lexicon::from_bytes(owner, *owner).value();
        copy = borrowed;
    }
    CHECK(has(*copy, "SCAB"));
}

TEST_CASE("a file that is not a lexicon is refused") {
    CHECK(why({}) == "is not a compiled lexicon");
    CHECK(why(Bytes(200)) == "is not a compiled lexicon");
}

TEST_CASE("a lexicon of another format is refused with its number") {
    Bytes bytes = bytes_of(small());
    put(bytes, 8, 7);
    CHECK(why(bytes) == "has lexicon format 7, and this program reads format 1");
}

TEST_CASE("a truncated file is refused") {
    const Bytes whole = bytes_of(small());
    for (std::size_t size = 0; size < whole.size(); ++size)
        CHECK(Lexicon::from_bytes(Bytes(whole.begin(), whole.begin() + static_cast<long>(size))).has_error());
    Bytes longer = whole;
    longer.push_back({});
    CHECK(Lexicon::from_bytes(longer).has_error());
}

TEST_CASE("every flipped bit is detected") {
    const Bytes whole = bytes_of(small());
    for (std::size_t bit = 0; bit < whole.size() * 8; ++bit) {
        Bytes flipped = whole;
        flipped[bit / 8] ^= std::byte{1} << (bit % 8);
        CHECK(Lexicon::from_bytes(flipped).has_error());
    }
}

TEST_CASE("cells that lead back, outside or nowhere are refused even if the checksum is right") {
    CHECK(Lexicon::from_bytes(made_of(graph_of_ab())).has_value());
    CHECK(why_with(3, arc(31, 3 | one_arc)) == "is wrong at cell 3: it leads back");
    CHECK(why_with(3, arc(31, 9 | one_arc)) == "is wrong at cell 3: it leads outside");
    CHECK(why_with(4, arc(26, 0) | ends) == "is wrong at cell 4: it has an unknown letter");
    CHECK(why_with(0, 0b101) == "is wrong at cell 2: its letters are out of order");
    CHECK(why_with(0, 0) == "is wrong at cell 0: it has an unknown letter");
    CHECK(why_with(2, arc(1, 4 | one_arc)) == "is wrong at cell 5: nothing leads to it");
    CHECK(why_with(2, arc(1, 5)) == "is wrong at cell 5: its arcs are cut off");
    CHECK(why_with(2, arc(1, 3)) == "is wrong at cell 2: it leads to a node of another kind");
    CHECK(why_with(4, arc(1, 0) | ends | 1u << 30) == "is wrong at cell 4: its letters are out of order");
}

TEST_CASE("a path that turns twice is refused") {
    CHECK(why_with(4, arc(31, 5 | one_arc)) == "is wrong at cell 3: a path turns twice");
}

TEST_CASE("an arc into the middle of a node is refused") {
    const Cells cells{0b11, arc(0, 4 | one_arc), arc(1, 3), 0b11, arc(0, 0) | ends, arc(1, 0) | ends};
    CHECK(why(made_of(cells)) == "is wrong at cell 4: an arc leads into a node");
}

TEST_CASE("wrong counts are refused even if the checksum is right") {
    CHECK(why(made_of(graph_of_ab(), 2, 2)) == "does not have as many words as it says");
    CHECK(why(made_of(graph_of_ab(), 1, 3)) == "does not have a longest word of the length that it says");
    CHECK(why(made_of({}, 0, 0)) == "has no words");
    CHECK(why(made_of(graph_of_ab(), 1, 65)) == "has words that are too long");
}

TEST_CASE("a graph with too many words is refused before anything walks through them") {
    Cells cells;
    for (std::uint32_t level = 0; level < 10; ++level) {
        cells.push_back((1u << 26) - 1);
        for (std::uint32_t letter = 0; letter < 26; ++letter)
            cells.push_back(arc(letter, level == 9 ? 0 : (level + 1) * 27) | ends);
    }
    CHECK(why(made_of(cells, 4000000, 10)) == "has too many words");
}

TEST_CASE("paths that lead to no word are refused before anything walks along them") {
    CHECK(why_with(4, arc(1, 0)) == "is wrong at cell 4: it ends no word");
    CHECK(why_with(5, arc(31, 0) | ends) == "is wrong at cell 5: it ends no word");
    Cells cells{0b1, arc(0, 2 | one_arc) | ends, arc(31, 3)};
    for (std::uint32_t level = 0; level < 60; ++level) {
        const std::uint32_t next = level == 59 ? 0 : 3 * (level + 2);
        cells.insert(cells.end(), {0b11, arc(0, next), arc(1, next)});  // 2^60 paths, and the only word is A
    }
    CHECK(why(made_of(cells, 1, 61)) == "is wrong at cell 181: it ends no word");
}

TEST_CASE("random changes with a corrected checksum never crash a reader") {
    std::mt19937 random(4);
    const Bytes whole = bytes_of(small());
    int opened = 0;
    for (int round = 0; round < 20000; ++round) {
        Bytes bytes = whole;
        for (unsigned change = 0; change <= random() % 4; ++change)
            bytes[random() % bytes.size()] = static_cast<std::byte>(random());
        const auto lexicon = Lexicon::from_bytes(sealed(std::move(bytes)));
        if (!lexicon) continue;
        ++opened;
        CHECK(words_of(*lexicon).size() == lexicon->word_count());
    }
    CHECK(opened > 0);
}
