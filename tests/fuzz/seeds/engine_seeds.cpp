#include "tests/fuzz/seeds/seeds.hpp"

#include <random>
#include <span>

#include "engine/lexicon/lexicon_builder.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/started_game.hpp"

namespace crisscross::fuzz {

namespace {

std::string_view text_of(std::span<const std::byte> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

void add_lexicons(const Seeds& seeds) {
    const engine::Lexicon english = test::lexicon_of(test::short_words());
    seeds.add("short-words", text_of(english.bytes()));
    seeds.add("one-word", text_of(test::lexicon_of({"AT"}).bytes()));
    seeds.add("few-words", text_of(test::lexicon_of({"A", "AT", "ATE", "EAT", "TEA", "TEAT", "AAAAAAAA"}).bytes()));
    const auto with_digraphs = engine::respelt(english, test::system_rules("shmac").alphabet()).value();
    seeds.add("digraphs", text_of(with_digraphs.bytes()));
}

void add_commands(const Seeds& seeds) {
    std::mt19937 random(1);
    for (int number = 0; number < 60; ++number) {
        std::string bytes(100 + random() % 400, '\0');
        for (char& byte : bytes) byte = static_cast<char>(random());
        seeds.add("random-" + std::to_string(number), bytes);
    }
}

}  // namespace crisscross::fuzz
