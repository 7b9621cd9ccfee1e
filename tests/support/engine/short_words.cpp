#include "tests/support/engine/short_words.hpp"

#include <algorithm>

#include "tests/support/engine/texts.hpp"

namespace crisscross::test {

const std::vector<std::string>& short_words() {
    static const std::vector<std::string> words{
        "AA",  "AB",  "AD",  "AE",   "AH",   "AI",   "AN",  "AR",  "AS",  "AT",  "BE",  "BI",  "BO",  "BY",
        "DE",  "DO",  "ED",  "EH",   "EL",   "EN",   "ER",  "ES",  "ET",  "EX",  "FA",  "GO",  "HE",  "HI",
        "HO",  "ID",  "IF",  "IN",   "IS",   "IT",   "JO",  "KA",  "KI",  "LA",  "LI",  "LO",  "MA",  "ME",
        "MI",  "MU",  "MY",  "NA",   "NE",   "NO",   "NU",  "OD",  "OE",  "OF",  "OH",  "ON",  "OP",  "OR",
        "OS",  "OW",  "OX",  "PA",   "PE",   "PI",   "QI",  "RE",  "SH",  "SI",  "SO",  "TA",  "TI",  "TO",
        "UN",  "UP",  "US",  "UT",   "WE",   "WO",   "XI",  "XU",  "YA",  "YE",  "YO",  "ZA",  "TEN", "RAT",
        "VIA", "LOT", "DUE", "GIVE", "QUIT", "CAVE", "THE", "ETH", "SHE", "ASH", "CHI", "ICH", "QUA"};
    return words;
}

const std::vector<engine::Word>& short_words_as_letters() {
    static const std::vector<engine::Word> letters = [] {
        std::vector<engine::Word> list;
        for (const std::string& text : short_words()) list.push_back(word(text));
        std::sort(list.begin(), list.end());
        return list;
    }();
    return letters;
}

}  // namespace crisscross::test
