#include "server/names/names.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::server;

TEST_CASE("a name is trimmed and has single blanks inside") {
    CHECK(read_name("  Mara \t of\n\nthe Isles ") == "Mara of the Isles");
    CHECK(read_name("\u00a0Jos\u00e9\u2003") == "Jos\u00e9");
}

TEST_CASE("a name has 1 to 24 visible characters") {
    CHECK_FALSE(read_name(""));
    CHECK_FALSE(read_name("   "));
    CHECK(read_name("x"));
    CHECK(read_name(std::string(24, 'x')));
    CHECK_FALSE(read_name(std::string(25, 'x')));
    std::string umlauts;
    for (int count = 0; count < 24; ++count) umlauts += "\u00fc";
    CHECK(read_name(umlauts));
    CHECK_FALSE(read_name(umlauts + "\u00fc"));
}

TEST_CASE("the name of a device has 1 to 40 visible characters") {
    CHECK_FALSE(read_device_name(" "));
    CHECK(read_device_name(" Samsung  Internet on Android ") == "Samsung Internet on Android");
    CHECK(read_device_name(std::string(40, 'x')));
    CHECK_FALSE(read_device_name(std::string(41, 'x')));
    CHECK_FALSE(read_device_name("a\u202eb"));
}

TEST_CASE("standalone accents, joiners and variation marks do not count as characters") {
    std::string name;
    for (int count = 0; count < 24; ++count) name += "e\u0301";
    CHECK(read_name(name) == name);
    CHECK(read_name("\U0001F469\u200D\U0001F680 Ada"));
    CHECK_FALSE(read_name("\u200D"));
    CHECK_FALSE(read_name("\u0301x"));
    CHECK_FALSE(read_name("e\u0301\u0301\u0301\u0301\u0301"));
}

TEST_CASE("a name with characters that hide or steer text is refused") {
    const auto hidden = GENERATE(as<std::string>{}, "a\x01", "a\x7f", "a\u0085", "a\u200bb", "a\u202eb", "a\u2066b",
                                 "a\ufeffb", "a\u00adb", "\u3164", "\u2800", "a\u2028", "a\ue000", "a\U000E0041");
    CHECK_FALSE(read_name(hidden));
}

TEST_CASE("a name that is not UTF-8 is refused") {
    const auto broken = GENERATE(as<std::string>{}, "\xff", "a\xc3", "\xc0\xaf", "\xe0\x80\xaf", "\xed\xa0\x80",
                                 "\xf4\x90\x80\x80", "\x80", "\xe2\x28\xa1");
    CHECK_FALSE(read_name(broken));
}

TEST_CASE("searches find a name in small or capital letters of any alphabet, and no other that only looks like it") {
    CHECK(folded_name("Mara 2") == "mara 2");
    CHECK(folded_name("\u00c4NNE") == folded_name("\u00e4nne"));
    CHECK(folded_name("\u0418\u0432\u0430\u043d") == folded_name("\u0438\u0412\u0410\u041d"));
    CHECK(folded_name("STRASSE") == folded_name("Stra\u00dfe"));
    CHECK(folded_name("Anne") != folded_name("\u00c4nne"));
    CHECK(folded_name("Torn") != folded_name("Tom"));
    CHECK(folded_name("a\xff") == "a\xff");
}

TEST_CASE("names that differ only in capitals or joiners are alike") {
    CHECK(are_alike("MARA", "mara"));
    CHECK(are_alike("\u00c9lo\u00efse", "\u00e9LO\u00cfSE"));
    CHECK(are_alike("\u0418\u0432\u0430\u043d", "\u0438\u0412\u0410\u041d"));
    CHECK(are_alike("STRASSE", "stra\u00dfe"));
    CHECK(are_alike("Ma\u200dra", "Mara"));
    CHECK_FALSE(are_alike("Mara", "Mora"));
}

TEST_CASE("names whose letters look the same are alike, whatever their script (UTS 39)") {
    CHECK(are_alike("Anna", "\u0410nna"));                 // Cyrillic A
    CHECK(are_alike("MAPA", "\u041c\u0410\u0420\u0410"));  // Cyrillic capitals
    CHECK(are_alike("mapa", "\u041c\u0410\u0420\u0410"));  // in small letters
    CHECK(are_alike("Bob", "B\u043eb"));                   // Cyrillic o
    CHECK(are_alike("Ian", "lan"));                        // capital I and small l
    CHECK(are_alike("A1", "Al"));                          // digit and letter
    CHECK(are_alike("Mary", "\uff2d\uff41\uff52\uff59"));  // full width
    CHECK(are_alike("Jos\u00e9", "Jose\u0301"));           // composed and decomposed
    CHECK(are_alike("mary", "rnary"));                     // rn and m
}

TEST_CASE("names that only resemble each other are not alike") {
    CHECK_FALSE(are_alike("Jose", "Jos\u00e9"));
    CHECK_FALSE(are_alike("Ian", "Jan"));
    CHECK_FALSE(are_alike("\uac00\ub098", "\uac00\ub2e4"));
    CHECK_FALSE(are_alike("Anna", "Anna2"));
}

TEST_CASE("names are alike where they share one of their two looks") {
    const auto share_one = [](std::string_view one, std::string_view other) {
        const NameLooks its = looks_of(one);
        const NameLooks others = looks_of(other);
        return its.as_written == others.as_written || its.in_small_letters == others.in_small_letters;
    };
    for (const auto& [one, other] :
         {std::pair{"MARA", "mara"}, std::pair{"Ian", "lan"}, std::pair{"Ma\u200dra", "Mara"},
          std::pair{"Jose", "Jos\u00e9"}, std::pair{"Ian", "Jan"}}) {
        INFO(one << ' ' << other);
        CHECK(share_one(one, other) == are_alike(one, other));
    }
}
