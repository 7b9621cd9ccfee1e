#include "server/names/names.hpp"

#include <algorithm>

#include "engine/text/utf8.hpp"
#include "server/names/character_kind.hpp"
#include "server/names/decomposition.hpp"
#include "server/names/look.hpp"

namespace crisscross::server {

namespace {

/// Of one character: as many as UTS 39, 5.4 allows, and as many with those beside it as Burmese needs.
constexpr int max_nonspacing_marks = 4;
constexpr int max_marks = 6;

/// Whether a mark may be twice on a character, where nobody sees it (UTS 39, 5.4).
enum class RepeatedMarks : std::uint8_t { allowed, refused };

std::u32string collapse_blanks(std::u32string_view points) {
    std::u32string collapsed;
    for (const char32_t point : points) {
        const bool blank = is_blank(point);
        if (!blank) collapsed.push_back(point);
        if (blank && !collapsed.empty() && collapsed.back() != U' ') collapsed.push_back(U' ');
    }
    if (!collapsed.empty() && collapsed.back() == U' ') collapsed.pop_back();
    return collapsed;
}

/// The marks of one character so far, with joiners.
struct Marks {
    int count = 0;
    int nonspacing = 0;
    char32_t last_nonspacing = 0;
    bool repeated = false;

    void add(char32_t point, CharacterKind kind) {
        ++count;
        if (kind != CharacterKind::spacing_mark) ++nonspacing;
        if (kind != CharacterKind::nonspacing_mark) return;
        repeated = repeated || point == last_nonspacing;
        last_nonspacing = point;
    }
};

/// Whether no character has so many marks that they cover other text.
bool marks_fit(std::u32string_view points, RepeatedMarks repeated) {
    Marks marks;
    for (const char32_t point : decomposed(points)) {
        const CharacterKind kind = kind_of(point);
        if (kind == CharacterKind::visible)
            marks = {};
        else
            marks.add(point, kind);
        if (marks.count > max_marks || marks.nonspacing > max_nonspacing_marks) return false;
        if (marks.repeated && repeated == RepeatedMarks::refused) return false;
    }
    return true;
}

/// Marks beside a character count as characters, those above or below it do not. A text cannot begin with a mark.
bool presentable(std::u32string_view points, int max_visible) {
    if (points.empty() || kind_of(points.front()) != CharacterKind::visible) return false;
    int visible = 0;
    for (const char32_t point : points) {
        const CharacterKind kind = kind_of(point);
        if (kind == CharacterKind::barred) return false;
        if (kind == CharacterKind::visible || kind == CharacterKind::spacing_mark) ++visible;
    }
    return visible <= max_visible;
}

std::optional<std::string> read_visible(std::string_view typed, int max, RepeatedMarks repeated) {
    const auto points = engine::from_utf8(typed);
    if (!points) return std::nullopt;
    const std::u32string text = collapse_blanks(*points);
    if (!presentable(text, max) || !marks_fit(text, repeated)) return std::nullopt;
    return engine::to_utf8(text);
}

Look name_look(std::string_view name) {
    std::u32string points = engine::from_utf8(name).value_or(std::u32string{});
    std::erase_if(points, [](char32_t point) { return kind_of(point) == CharacterKind::joiner; });
    return look_of(points);
}

}  // namespace

std::optional<std::string> read_name(std::string_view typed) {
    return read_visible(typed, max_name_characters, RepeatedMarks::refused);
}

std::optional<std::string> read_label(std::string_view typed) {
    return read_visible(typed, max_label_characters, RepeatedMarks::refused);
}

std::optional<std::string> read_line(std::string_view typed) {
    return read_visible(typed, max_line_characters, RepeatedMarks::allowed);
}

NameLooks looks_of(std::string_view name) {
    const Look look = name_look(name);
    return {engine::to_utf8(look.as_written), engine::to_utf8(look.in_small_letters)};
}

std::string folded_name(std::string_view name) {
    const auto points = engine::from_utf8(name);
    return points ? engine::to_utf8(in_small_letters(*points)) : std::string(name);
}

bool are_alike(std::string_view one, std::string_view other) {
    return name_look(one).is_like(name_look(other));
}

}  // namespace crisscross::server
