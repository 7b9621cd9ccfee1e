#include "protocol/languages/text.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::protocol;

TEST_CASE("a text gets its values, whatever is in them") {
    CHECK(filled("{by} waits for {players}.", {{"players", "{by}"}, {"by", "}{players}"}}) ==
          "}{players} waits for {by}.");
    CHECK(filled("{by}{by}", {{"by", ""}}).empty());
    CHECK(filled("No values.", {}) == "No values.");
}

TEST_CASE("a text that counts has one form for 1, in French also for 0, and one for all others") {
    const CountedText text("one", "others");
    for (const Language language : all_languages) {
        CHECK(form_of(text, language, 1).text == "one");
        CHECK(form_of(text, language, 0).text == (language == Language::french ? "one" : "others"));
        for (const int count : {-1, 2, 21, 1'000'000}) CHECK(form_of(text, language, count).text == "others");
    }
}
