#include <sodium/crypto_generichash.h>

#include <algorithm>
#include <cstring>
#include <set>
#include <vector>

#include "engine/lexicon/lexicon_builder.hpp"
#include "engine/moves/generator.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/engine/texts.hpp"

namespace crisscross::fuzz {

namespace {

// The beginning of a compiled lexicon, as docs/lexicon.md describes it.
constexpr std::string_view magic = "crisslex";
constexpr std::size_t version_at = 8;
constexpr std::size_t size_at = 12;
constexpr std::size_t checksum_at = 16;
constexpr std::size_t checksum_size = 32;
constexpr std::size_t checked_from = 48;

constexpr std::size_t few_words = 2000;

std::vector<std::byte> as_bytes(std::string_view text) {
    const auto* first = reinterpret_cast<const std::byte*>(text.data());
    return {first, first + text.size()};
}

/// With the size and the checksum that the rest must have, so that the rest is looked at.
std::vector<std::byte> sealed(std::vector<std::byte> bytes) {
    if (bytes.size() < checked_from) return bytes;
    std::memcpy(bytes.data(), magic.data(), magic.size());
    for (std::size_t place = 0; place < 4; ++place) {
        bytes[version_at + place] = static_cast<std::byte>(place == 0 ? 1 : 0);
        bytes[size_at + place] = static_cast<std::byte>(bytes.size() >> (8 * place) & 0xff);
    }
    crypto_generichash(reinterpret_cast<unsigned char*>(bytes.data() + checksum_at), checksum_size,
                       reinterpret_cast<const unsigned char*>(bytes.data() + checked_from),
                       bytes.size() - checked_from, nullptr, 0);
    return bytes;
}

void check_words(const engine::Lexicon& lexicon) {
    const auto words = engine::words_of(lexicon);
    require(words.size() == lexicon.word_count(), "a lexicon has as many words as it says");
    require(std::is_sorted(words.begin(), words.end()), "the words are in alphabetical order");
    for (const engine::Word& word : words) {
        require(lexicon.contains(word), "each word is found");
        require(static_cast<int>(word.size()) <= lexicon.longest_word(), "no word is longer than the longest");
    }
}

/// Searches a board with the words, in the letters of its tiles.
void search(const engine::Lexicon& lexicon) {
    const engine::Rules& rules = test::classic();
    const auto list = engine::respelt(lexicon, rules.alphabet());
    if (!list) return;
    engine::Generator generator(rules, *list);
    const engine::Board board = test::board({"", "", "", "", "", "", "", "....AT....DO"});
    const engine::TileCounts rack = test::tiles("AEINST?");
    engine::Budget budget(20'000);
    generator.for_each(
        {board, rules.premiums(), rack}, [](const engine::Candidate&) { return true; }, budget);
}

/// Searches with the list as it is, which a file may have in the letters of the tiles already.
void search_as_it_is(const engine::Lexicon& lexicon) {
    if (lexicon.alphabet() != engine::Alphabet::english()) return;
    const engine::Rules& rules = test::classic();
    engine::Generator generator(rules, lexicon);
    const engine::Board board = test::board({"", "", "", "", "", "", "", "....AT....DO"});
    const engine::TileCounts rack = test::tiles("AEINST?");
    engine::Budget budget(20'000);
    generator.for_each(
        {board, rules.premiums(), rack}, [](const engine::Candidate&) { return true; }, budget);
}

void open(std::vector<std::byte> bytes) {
    const auto lexicon = engine::Lexicon::from_bytes(std::move(bytes));
    if (!lexicon)
        return require(!lexicon.error().why.empty(), "a file that is not a lexicon is refused with a reason");
    if (lexicon->word_count() > few_words) return;
    check_words(*lexicon);
    search_as_it_is(*lexicon);
    search(*lexicon);
}

}  // namespace

void lexicon_file(std::string_view bytes) {
    open(as_bytes(bytes));
    open(sealed(as_bytes(bytes)));
}

}  // namespace crisscross::fuzz
