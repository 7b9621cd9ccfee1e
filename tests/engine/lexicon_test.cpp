#include "engine/lexicon.hpp"

#include <sodium/crypto_generichash.h>

#include <fstream>
#include <random>

#include "engine/lexicon_builder.hpp"
#include "engine/lexicon_format.hpp"
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

/// Puts the right checksum into changed bytes, as somebody would who means harm.
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

/// A lexicon made of the given edges, with counts that may be lies.
Bytes made_of(const std::vector<lexicon_format::Edge>& edges, std::uint32_t words, std::uint32_t longest) {
    return lexicon_format::write({"Made", Alphabet::english(), {}, words, longest}, edges);
}

bool has(const Lexicon& lexicon, std::string_view text) {
    return lexicon.contains(Alphabet::english().spell(text).value());
}

struct TemporaryFile {
    std::filesystem::path path = std::filesystem::temp_directory_path() /
                                 ("crisscross-lexicon-test-" + std::to_string(std::random_device{}()));
    explicit TemporaryFile(const Bytes& bytes) {
        std::ofstream(path, std::ios::binary)
            .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    }
    ~TemporaryFile() { std::filesystem::remove(path); }
};

}  // namespace

TEST_CASE("a word is in the lexicon only as a whole") {
    const Lexicon lexicon = small();
    for (const char* word : {"AB", "ABS", "CAB", "CABS", "SCAB", "ZOO"}) CHECK(has(lexicon, word));
    for (const char* word : {"", "A", "CA", "CABSS", "SCABS", "ZO", "ZOOS", "ZZ", "BA", "XI"})
        CHECK_FALSE(has(lexicon, word));
}

TEST_CASE("letters that the alphabet does not have are in no word") {
    const Lexicon lexicon = build_lexicon("Two", Alphabet({"A", "B"}), "ab\n").value();
    CHECK(lexicon.contains(Word{0, 1}));
    CHECK_FALSE(lexicon.contains(Word{0, 2}));
    CHECK_FALSE(lexicon.contains(Word{255, 255}));
}

TEST_CASE("words are visited in order until the visitor has enough") {
    std::string seen;
    small().for_each([&seen](const Word& word) {
        seen += Alphabet::english().text(word) + ' ';
        return word.size() < 4;
    });
    CHECK(seen == "AB ABS CAB CABS ");
}

TEST_CASE("a lexicon that was written is opened with its name, alphabet, hash and counts") {
    const Lexicon built = small();
    const TemporaryFile file(bytes_of(built));
    const Lexicon opened = Lexicon::open(file.path).value();
    CHECK(opened.name() == "Small");
    CHECK(opened.alphabet() == Alphabet::english());
    CHECK(opened.hash() == built.hash());
    CHECK(opened.word_count() == 6);
    CHECK(opened.longest_word() == 4);
    CHECK(words_of(opened) == words_of(built));
}

TEST_CASE("an opened lexicon outlives its file and its first copy") {
    std::optional<Lexicon> copy;
    {
        const TemporaryFile file(bytes_of(small()));
        copy = Lexicon::open(file.path).value();
    }
    CHECK(has(*copy, "SCAB"));
}

TEST_CASE("what is no lexicon file is refused") {
    CHECK(Lexicon::open("/nonexistent/words.lexicon").error().why == "cannot be read: No such file or directory");
    CHECK(Lexicon::open(std::filesystem::temp_directory_path()).has_error());
    CHECK(Lexicon::open("/dev/zero").has_error());
    CHECK(Lexicon::open(TemporaryFile({}).path).has_error());
    CHECK(why({}) == "is no compiled lexicon");
    CHECK(why(Bytes(200)) == "is no compiled lexicon");
}

TEST_CASE("a lexicon of another format is refused by its number") {
    Bytes bytes = bytes_of(small());
    put(bytes, 8, 7);
    CHECK(why(bytes) == "has lexicon format 7, and this program reads format 1");
}

TEST_CASE("a file cut off anywhere is refused") {
    const Bytes whole = bytes_of(small());
    for (std::size_t size = 0; size < whole.size(); ++size)
        CHECK(Lexicon::from_bytes(Bytes(whole.begin(), whole.begin() + static_cast<long>(size))).has_error());
    Bytes longer = whole;
    longer.push_back({});
    CHECK(Lexicon::from_bytes(longer).has_error());
}

TEST_CASE("every flipped bit is noticed") {
    const Bytes whole = bytes_of(small());
    for (std::size_t bit = 0; bit < whole.size() * 8; ++bit) {
        Bytes flipped = whole;
        flipped[bit / 8] ^= std::byte{1} << (bit % 8);
        CHECK(Lexicon::from_bytes(flipped).has_error());
    }
}

TEST_CASE("edges that lead back, outside or nowhere are refused though the checksum is right") {
    using lexicon_format::Edge;
    CHECK(Lexicon::from_bytes(made_of({{1, 0, false, true}, {0, 1, true, true}}, 1, 2)).has_value());
    CHECK(why(made_of({{1, 0, false, true}, {1, 1, true, true}}, 1, 2)) == "is wrong at edge 1: it leads back");
    CHECK(why(made_of({{2, 0, false, true}, {0, 1, true, true}}, 1, 2)) == "is wrong at edge 0: it leads outside");
    CHECK(why(made_of({{1, 0, false, true}, {0, 26, true, true}}, 1, 2)) == "is wrong at edge 1: no such letter");
    CHECK(why(made_of({{1, 0, false, true}, {0, 1, true, false}}, 1, 2)) ==
          "is wrong at edge 1: its neighbours are out of order");
    CHECK(why(made_of({{0, 1, true, false}, {0, 1, true, true}}, 2, 1)) ==
          "is wrong at edge 0: its neighbours are out of order");
}

TEST_CASE("counts that lie are refused though the checksum is right") {
    using lexicon_format::Edge;
    const std::vector<Edge> edges{{1, 0, false, true}, {0, 1, true, true}};
    CHECK(why(made_of(edges, 2, 2)) == "has not as many words as it says");
    CHECK(why(made_of(edges, 1, 3)) == "has no longest word as it says");
    CHECK(why(made_of({}, 0, 0)) == "has no words");
    CHECK(why(made_of(edges, 1, 65)) == "has words that are too long");
}

TEST_CASE("an automaton with more words than anybody has is refused before they are walked") {
    std::vector<lexicon_format::Edge> edges;
    for (std::uint32_t level = 0; level < 10; ++level)
        for (Letter letter = 0; letter < 26; ++letter)
            edges.push_back({level == 9 ? 0 : (level + 1) * 26, letter, true, letter == 25});
    CHECK(why(made_of(edges, 4000000, 10)) == "has too many words");
}

TEST_CASE("files changed at random by somebody who knows the checksum never crash a reader") {
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
