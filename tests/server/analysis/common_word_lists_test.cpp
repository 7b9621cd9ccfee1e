#include "server/analysis/common_word_lists.hpp"

#include "engine/lexicon/lexicon_builder.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross;
using namespace crisscross::test;

TEST_CASE("the common part of a list has its common words, or its short ones if none are known") {
    const auto list = lexicon_of({"CAT", "QANAT", "MOTHER", "ZYGOTE"});
    const auto text = [](const engine::Lexicon& lexicon) {
        std::string all;
        for (const auto& word : words_of(lexicon)) all += lexicon.alphabet().text(word) + ' ';
        return all;
    };
    CHECK(text(server::common_part(list, lexicon_of({"CAT", "DOG", "MOTHER"}))) == "CAT MOTHER ");
    CHECK(text(server::common_part(list, std::nullopt)) == "CAT QANAT ");
    CHECK(text(server::common_part(list, lexicon_of({"DOG"}))) == text(list));
}

TEST_CASE("the common part of a list has common words that it spells with other tiles") {
    const engine::Alphabet digraphs({"A", "C", "H", "I", "N", "T", "TH"});
    const auto list = engine::respelt(lexicon_of({"CAT", "THIN", "THAI"}), digraphs).value();
    const auto known = server::common_part(list, lexicon_of({"CAT", "THIN"}));
    CHECK(known.word_count() == 2);
    CHECK(known.contains(digraphs.spell("THIN").value()));
}
