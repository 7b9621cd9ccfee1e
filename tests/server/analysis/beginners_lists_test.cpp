#include "server/analysis/beginners_lists.hpp"

#include "engine/lexicon/lexicon_builder.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross;
using namespace crisscross::test;

TEST_CASE("beginners know the common words of a list, or the short ones if none are known") {
    const auto list = lexicon_of({"CAT", "QANAT", "MOTHER", "ZYGOTE"});
    const auto text = [](const engine::Lexicon& lexicon) {
        std::string all;
        for (const auto& word : words_of(lexicon)) all += lexicon.alphabet().text(word) + ' ';
        return all;
    };
    CHECK(text(server::beginners_list(list, lexicon_of({"CAT", "DOG", "MOTHER"}))) == "CAT MOTHER ");
    CHECK(text(server::beginners_list(list, std::nullopt)) == "CAT QANAT ");
    CHECK(text(server::beginners_list(list, lexicon_of({"DOG"}))) == text(list));
}

TEST_CASE("a beginner knows common words in a list that spells them with other tiles") {
    const engine::Alphabet digraphs({"A", "C", "H", "I", "N", "T", "TH"});
    const auto list = engine::respelt(lexicon_of({"CAT", "THIN", "THAI"}), digraphs).value();
    const auto known = server::beginners_list(list, lexicon_of({"CAT", "THIN"}));
    CHECK(known.word_count() == 2);
    CHECK(known.contains(digraphs.spell("THIN").value()));
}
