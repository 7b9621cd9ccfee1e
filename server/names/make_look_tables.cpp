// Writes the tables of look.cpp from what ICU knows: the skeleton of each character (UTS 39) and its small form (NFKC
// case folding). The server does not need ICU and its 35 MB of data for them.
//
// usage: make_look_tables OUTPUT

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <exception>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <stdexcept>

namespace {

using icu::UnicodeString;

void check(UErrorCode status) {
    if (U_FAILURE(status)) throw std::runtime_error(u_errorName(status));
}

class Skeletons {
public:
    Skeletons() : checker_(uspoof_open(&status_), uspoof_close) { check(status_); }
    UnicodeString operator()(const UnicodeString& text) {
        UnicodeString skeleton;
        uspoof_getSkeletonUnicodeString(checker_.get(), 0, text, skeleton, &status_);
        check(status_);
        return skeleton;
    }

private:
    UErrorCode status_ = U_ZERO_ERROR;
    std::unique_ptr<USpoofChecker, decltype(&uspoof_close)> checker_;
};

UnicodeString small(const UnicodeString& text) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* folding = icu::Normalizer2::getNFKCCasefoldInstance(status);
    check(status);
    const UnicodeString folded = folding->normalize(text, status);
    check(status);
    return folded;
}

/// Korean syllables are left as they are: their parts look like nothing else.
bool may_change(UChar32 point) {
    const bool is_syllable = point >= 0xAC00 && point <= 0xD7A3;
    return u_isdefined(point) && !U_IS_SURROGATE(point) && !is_syllable;
}

void write_text(std::ostream& out, const UnicodeString& text) {
    for (int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1))
        out << ",0x" << std::hex << text.char32At(at) << std::dec;
}

/// `of` gives what replaces a character.
template <class Replaced>
void write_table(std::ostream& out, const char* name, Replaced of) {
    std::map<UChar32, UnicodeString> changed;
    for (UChar32 point = 0; point <= UCHAR_MAX_VALUE; ++point)
        if (const UnicodeString before(point); may_change(point))
            if (const UnicodeString after = of(before); after != before) changed.emplace(point, after);
    out << "constexpr char32_t text_of_" << name << "[] = {0";
    for (const auto& [point, text] : changed) write_text(out, text);
    out << "};\nconstexpr Replacement list_of_" << name << "[] = {\n";
    int32_t at = 1;
    for (const auto& [point, text] : changed) {
        out << "{0x" << std::hex << point << std::dec << ',' << at << ',' << text.countChar32() << "},\n";
        at += text.countChar32();
    }
    out << "};\nconstexpr Table " << name << "{list_of_" << name << ", {text_of_" << name << ", std::size(text_of_"
        << name << ")}};\n";
}

}  // namespace

int main(int count, char** arguments) try {
    if (count != 2) throw std::runtime_error("usage: make_look_tables OUTPUT");
    std::ofstream out(arguments[1]);
    write_table(out, "skeletons", Skeletons());
    write_table(out, "small_letters", small);
    if (!out.flush()) throw std::runtime_error(std::string("cannot write ") + arguments[1]);
} catch (const std::exception& fault) {
    std::cerr << "make_look_tables: " << fault.what() << '\n';
    return 1;
}
