#include "protocol/languages/language.hpp"

#include <fstream>
#include <iterator>
#include <string>

#include "tests/support/catch.hpp"
#include "tests/support/paths/paths.hpp"

using namespace crisscross::protocol;

TEST_CASE("a language is found by its code, and no other") {
    for (const Language language : all_languages) CHECK(find_language(name_of(language)) == language);
    for (const char* code : {"", "EN", "de-AT", "it", "english"}) CHECK_FALSE(find_language(code));
}

TEST_CASE("the server speaks the languages of the page") {
    std::ifstream file(crisscross::test::in_project("web-client/src/languages/languages.ts"));
    const std::string page{std::istreambuf_iterator<char>(file), {}};
    CHECK(
        page.find("languages = { en: 'English', de: 'Deutsch', fr: 'Fran\u00e7ais', es: 'Espa\u00f1ol' } as const") !=
        page.npos);
}
