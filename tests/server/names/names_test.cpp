#include "server/names/names.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::server;

namespace {

std::string times(int count, std::string_view text) {
    std::string repeated;
    for (int time = 0; time < count; ++time) repeated += text;
    return repeated;
}

}  // namespace

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
    CHECK_FALSE(read_label(" "));
    CHECK(read_label(" Samsung  Internet on Android ") == "Samsung Internet on Android");
    CHECK(read_label(std::string(40, 'x')));
    CHECK_FALSE(read_label(std::string(41, 'x')));
    CHECK_FALSE(read_label("a\u202eb"));
}

TEST_CASE("standalone accents, joiners and variation marks do not count as characters") {
    std::string name;
    for (int count = 0; count < 24; ++count) name += "e\u0301";
    CHECK(read_name(name) == name);
    CHECK(read_name("\U0001F469\u200D\U0001F680 Ada"));
    CHECK_FALSE(read_name("\u200D"));
    CHECK_FALSE(read_name("\u0301x"));
}

TEST_CASE("marks beside a character count as characters, and those above or below it do not") {
    CHECK(read_name(times(24, "\u0e01\u0e49")));  // Thai tone marks
    CHECK(read_name(times(12, "\u0915\u093e")));  // Hindi vowels
    CHECK_FALSE(read_name(times(12, "\u0915\u093e") + "\u0915"));
}

TEST_CASE("a name of marks alone is refused, whatever their script, and so is one of characters that show nothing") {
    const auto unseen = GENERATE(as<std::string>{}, times(20, "\u0e49"), times(12, "\u064b"), times(12, "\u0591"),
                                 times(10, "\u093e"), "\u0301x", "\u0e49", "\u200d", "\U0001BCA0", "\U0001D159",
                                 "\u034f", "\u2d7f", "\U00016FE4", "\U00013430");
    CHECK_FALSE(read_name(unseen));
    CHECK_FALSE(read_label(unseen));
    CHECK_FALSE(read_line(unseen));
}

TEST_CASE("a character has at most four marks above and below it, and six with those beside it") {
    CHECK(read_name("e\u0301\u0302\u0303\u0304"));
    CHECK_FALSE(read_name("e\u0301\u0302\u0303\u0304\u0306"));
    CHECK_FALSE(read_name("\u00e9\u0302\u0303\u0304\u0306"));  // the first is part of the letter
    CHECK_FALSE(read_name("\u0e01" + times(20, "\u0e49")));
    CHECK(read_name("\u0915" + times(6, "\u093e")));
    CHECK_FALSE(read_name("\u0915" + times(7, "\u093e")));
    CHECK_FALSE(read_name("\u0915" + times(10, "\u093e")));
    CHECK_FALSE(read_name("\u1000\u0302\u0303\u103b\u0304\u0306\u0307"));
}

TEST_CASE("a mark is not twice on a character of a name, where nobody sees it, but may be in a line") {
    const auto twice = GENERATE(as<std::string>{}, "Mara\u0301\u0301", "Mar\u00e1\u0301", "Mara\u0301\u200d\u0301",
                                "Mara\u0301\u0323\u0301", "\u0e1b\u0e39\u0e48\u0e48");
    CHECK_FALSE(read_name(twice));
    CHECK_FALSE(read_label(twice));
    CHECK(read_line(twice) == twice);
}

TEST_CASE("a line has as few marks on a character as a name") {
    CHECK_FALSE(read_line("\u0e01" + times(200, "\u0e49")));
    CHECK_FALSE(read_line("See " + times(3, "e" + times(5, "\u0301"))));
    CHECK(read_line("e" + times(4, "\u0301")));
}

TEST_CASE("names in scripts that need marks are accepted as they are") {
    const auto name =
        GENERATE(as<std::string>{}, "สมศรี", "ปู่", "น้ำ", "ก้อง", "พี่ตู่", "हिन्दी", "विद्यार्थी", "श्रीकृष्ण", "प्रियंका", "লক্ষ্মী",
                 "ஸ்ரீதேவி", "கோவிந்தராஜ்", "లక్ష్మీ", "ಶ್ರೀಕಾಂತ್", "ശ്രീക്കുട്ടൻ", "ශ්\u200dරී", "مُحَمَّد", "عَبْدُ اللّٰه", "שָׁלוֹם",
                 "יִשְׂרָאֵל", "Việt", "Hậu", "Nguyễn Thị Mỹ Lệ", "བསྒྲུབས", "ཧཱུྃ", "ကျွန်ုပ်", "ချွေးမြှို့", "ស្ត្រី", "ພູ່", "가은",
                 "Ł\u0328\u0301", "が", "👩\u200d🚀 Ada", "❤\ufe0f", "1\ufe0f\u20e3");
    CHECK(read_name(name) == name);
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

TEST_CASE("names share both looks in all ways to write a letter with its marks that Unicode calls equivalent") {
    const auto [one, other] = GENERATE(table<std::string, std::string>({
        {"M\u1eadra", "M\u1ea1\u0302ra"},
        {"M\u1eadra", "M\u00e2\u0323ra"},
        {"M\u1eadra", "Ma\u0302\u0323ra"},
        {"M\u1eadra", "Ma\u0323\u0302ra"},
        {"Vi\u1ec7t", "Vi\u00ea\u0323t"},
        {"H\u1eadu", "Ha\u0302\u0323u"},
        {"\u1fb4", "\u03b1\u0345\u0301"},              // an iota that a capital puts beside the letter
        {"\u05e9\u05c1\u05bc", "\u05e9\u05bc\u05c1"},  // Hebrew points
        {"\u0645\u0651\u064e", "\u0645\u064e\u0651"},  // Arabic signs
        {"a\u05b4\u0327", "a\u0327\u05b4"},            // marks that are like two at the same side
        {"\uac01", "\u1100\u1161\u11a8"},              // Korean
        {"\uac01", "\uac00\u11a8"},
    }));
    CHECK(looks_of(one).as_written == looks_of(other).as_written);
    CHECK(looks_of(one).in_small_letters == looks_of(other).in_small_letters);
}

TEST_CASE("names with marks are alike in capitals, with joiners, and where their marks look the same") {
    CHECK(are_alike("M\u1eadra", "MA\u0302\u0323RA"));
    CHECK(are_alike("M\u1eadra", "M\u0430\u0302\u0323ra"));  // Cyrillic a
    CHECK(are_alike("M\u1eadra", "Ma\u0302\u200d\u0323ra"));
    CHECK(are_alike("a\u0330\u0345", "a\u0328\u0330"));  // two hooks
}

TEST_CASE("names that only resemble each other are not alike") {
    CHECK_FALSE(are_alike("a\u0302\u0301", "a\u0301\u0302"));  // one mark above the other
    CHECK_FALSE(are_alike("M\u1eadra", "M\u00e2ra"));
    CHECK_FALSE(are_alike("\uac01\uac00", "\uac00\uae4c"));
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
