#include "protocol/languages/accepted_language.hpp"

#include <map>
#include <string>

#include "tests/support/catch.hpp"

using namespace crisscross::protocol;

namespace {

void check_codes(const std::map<std::string, std::string_view>& codes) {
    for (const auto& [header, code] : codes) {
        INFO(header);
        CHECK(name_of(accepted_language(header)) == code);
    }
}

}  // namespace

TEST_CASE("of the languages that a browser accepts, the one with the highest weight counts") {
    check_codes({{"de", "de"},
                 {"fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "fr"},
                 {"en;q=0.2, es;q=0.25", "es"},
                 {"en;q=0.1,de;q=0.123,fr;q=0.12", "de"},
                 {"de;q=0.5, en", "en"}});
}

TEST_CASE("of languages with the same weight, the first counts") {
    check_codes({{"es, de, en", "es"}, {"it, fr;q=0.4, de;q=0.4", "fr"}, {"de;q=1.000, en;q=1", "de"}});
}

TEST_CASE("a region, a script and capital letters make no difference") {
    check_codes({{"de-AT", "de"}, {"ES-419", "es"}, {"fr-Latn-CA;Q=0.3", "fr"}, {"De-1996", "de"}});
}

TEST_CASE("where nothing fits, the language is English") {
    check_codes({{"", "en"}, {"ja, pt-BR;q=0.9", "en"}, {"deu, fra", "en"}, {"de;q=0", "en"}, {"en;q=0", "en"}});
}

TEST_CASE("a star stands for the first language that is not named") {
    check_codes({{"*", "en"},
                 {"ja, *;q=0.1", "en"},
                 {"en;q=0, *", "de"},
                 {"de;q=0.5, *;q=0.1", "de"},
                 {"en;q=0, de;q=0, fr;q=0, es;q=0, *", "en"}});
}

TEST_CASE("spaces do not matter, and what cannot be read counts as missing") {
    check_codes({{" \t de \t ; \t q=0.8 ,\tfr ; q=0.9 ", "fr"},
                 {",,, ,de,,", "de"},
                 {"de;q=2, es;q=0.1", "es"},
                 {"de;q=1.001, es;q=0.1", "es"},
                 {"de;q=0.1234, es;q=0.1", "es"},
                 {"de;q=, fr;q=x, en;q=-1, es;q=0.1", "es"},
                 {"de;q=.5, es;q=0.1", "es"},
                 {"de;q=0x5, es;q=0.", "en"},
                 {"de;level=1, es;q=0.1", "es"},
                 {"de;q=1;q=0, es;q=0.1", "es"},
                 {"de q=0.5, es;q=0.1", "es"},
                 {"de_AT, es;q=0.1", "es"},
                 {"\"de\", es;q=0.1", "es"}});
    check_codes({{std::string("de\0, es;q=0.1", 13), "es"}, {"d\xff, -de, \xc3\xa9s, fr", "fr"}, {";;;q;=,;", "en"}});
}

TEST_CASE("of a long header, whole entries among the first thousand characters count") {
    std::string many;
    while (many.size() < 990) many += "ja;q=0.5,";
    CHECK(accepted_language(many + "de") == Language::german);
    CHECK(accepted_language(many + "xxxx,xxxx,de") == Language::english);
    CHECK(accepted_language(many + "de;q=0.000") == Language::english);
    CHECK(accepted_language("es;q=0.1," + std::string(100'000, 'd')) == Language::spanish);
    CHECK(accepted_language(std::string(1'000'000, ',') + "de") == Language::english);
    CHECK(accepted_language(std::string(1'000'000, 'd')) == Language::english);
}
