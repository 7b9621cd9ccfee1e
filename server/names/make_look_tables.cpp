// Writes what the server needs of ICU, without ICU and its 35 MB of data: for look.cpp the skeleton of each character
// (UTS 39) and its small form (NFKC case folding), for decomposition.cpp its parts and combining class, and for
// character_kind.cpp its kind.
//
// usage: make_look_tables FOLDER

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
#include <string>

namespace {

using icu::UnicodeString;

void check(UErrorCode status) {
    if (U_FAILURE(status)) throw std::runtime_error(u_errorName(status));
}

UnicodeString normalized(const UnicodeString& text, const icu::Normalizer2* (*form)(UErrorCode&)) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* normalizer = form(status);
    check(status);
    const UnicodeString made = normalizer->normalize(text, status);
    check(status);
    return made;
}

UnicodeString decomposed(const UnicodeString& text) {
    return normalized(text, icu::Normalizer2::getNFDInstance);
}

UnicodeString small(const UnicodeString& text) {
    return normalized(text, icu::Normalizer2::getNFKCCasefoldInstance);
}

class Skeletons {
public:
    Skeletons() : checker_(uspoof_open(&status_), uspoof_close) { check(status_); }
    /// What is decomposed first needs no skeleton.
    UnicodeString operator()(const UnicodeString& text) {
        if (decomposed(text) != text) return text;
        UnicodeString skeleton;
        uspoof_getSkeletonUnicodeString(checker_.get(), 0, text, skeleton, &status_);
        check(status_);
        return skeleton;
    }

private:
    UErrorCode status_ = U_ZERO_ERROR;
    std::unique_ptr<USpoofChecker, decltype(&uspoof_close)> checker_;
};

/// Korean syllables are left as they are: they look like nothing else.
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
void write_replacements(std::ostream& out, const char* name, Replaced of) {
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
    out << "};\nconstexpr Replacements " << name << "{list_of_" << name << ", {text_of_" << name
        << ", std::size(text_of_" << name << ")}};\n";
}

/// `of` gives what a character has in common with those of its run, or an empty text.
template <class Value>
void write_runs(std::ostream& out, const char* type, const char* name, Value of) {
    out << "constexpr Run<" << type << "> " << name << "[] = {\n";
    for (UChar32 point = 0; point <= UCHAR_MAX_VALUE; ++point) {
        const std::string value = of(point);
        const UChar32 first = point;
        while (point < UCHAR_MAX_VALUE && of(point + 1) == value) ++point;
        if (value.empty()) continue;
        out << "{0x" << std::hex << first << ",0x" << point << std::dec << ',' << value << "},\n";
    }
    out << "};\n";
}

std::string combining_class(UChar32 point) {
    const int value = u_getCombiningClass(point);
    return value == 0 ? "" : std::to_string(value);
}

/// Zero width joiners, and variation selectors for pictures.
bool is_joiner(UChar32 point) {
    return point == 0x200C || point == 0x200D || (point >= 0xFE00 && point <= 0xFE0F);
}

/// Blank Braille, a musical note without a head, and planes and specials that are for no text.
bool is_special(UChar32 point) {
    return point == 0x2800 || point == 0x1D159 || (point >= 0xFFF0 && point <= 0xFFFF) || point >= 0xE0000;
}

bool is_barred(UChar32 point) {
    constexpr uint32_t never = U_GC_CC_MASK | U_GC_CS_MASK | U_GC_CO_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK;
    // Format characters that enclose the digits after them are visible.
    const bool is_visible_format = u_hasBinaryProperty(point, UCHAR_PREPENDED_CONCATENATION_MARK) != 0;
    const uint32_t barred = is_visible_format ? never : never | U_GC_CF_MASK;
    return (U_GET_GC_MASK(point) & barred) != 0 || u_hasBinaryProperty(point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) ||
           U_IS_UNICODE_NONCHAR(point) || is_special(point);
}

std::string kind(UChar32 point) {
    if (is_joiner(point)) return "CharacterKind::joiner";
    if (is_barred(point)) return "CharacterKind::barred";
    if (U_GET_GC_MASK(point) & (U_GC_MN_MASK | U_GC_ME_MASK)) return "CharacterKind::nonspacing_mark";
    if (U_GET_GC_MASK(point) & U_GC_MC_MASK) return "CharacterKind::spacing_mark";
    return "";
}

/// `write` gets the file of this name.
template <class Write>
void write_file(const std::string& name, Write write) {
    std::ofstream out(name);
    write(out);
    if (!out.flush()) throw std::runtime_error("cannot write " + name);
}

}  // namespace

int main(int count, char** arguments) try {
    if (count != 2) throw std::runtime_error("usage: make_look_tables FOLDER");
    const std::string folder = arguments[1];
    write_file(folder + "/look_tables.inc", [](std::ostream& out) {
        write_replacements(out, "skeletons", Skeletons());
        write_replacements(out, "small_letters", small);
    });
    write_file(folder + "/decomposition_tables.inc", [](std::ostream& out) {
        write_replacements(out, "decompositions", decomposed);
        write_runs(out, "std::uint8_t", "combining_classes", combining_class);
    });
    write_file(folder + "/character_tables.inc",
               [](std::ostream& out) { write_runs(out, "CharacterKind", "kinds", kind); });
} catch (const std::exception& fault) {
    std::cerr << "make_look_tables: " << fault.what() << '\n';
    return 1;
}
