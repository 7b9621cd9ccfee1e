#include "protocol/languages/accepted_language.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/text/ascii.hpp"
#include "protocol/trimmed.hpp"

namespace crisscross::protocol {

namespace {

constexpr std::size_t max_header_bytes = 1000;

/// How much something is wanted, in thousandths; 0: not at all.
using Weight = int;
constexpr Weight most = 1000;

/// An entry of a header. No language: any that no other entry names.
struct Wanted {
    std::optional<Language> language{};
    Weight weight = most;
};

// Up to the next `end`, which is taken, too.
std::string_view take_until(std::string_view& text, char end) {
    const std::string_view taken = text.substr(0, text.find(end));
    text.remove_prefix(std::min(taken.size() + 1, text.size()));
    return trimmed(taken);
}

// `1`, `0.5` or `0.125`: at most three digits after the point (RFC 9110, section 12.4.2).
std::optional<Weight> weight_in(std::string_view text) {
    const std::string_view digits = text.substr(std::min<std::size_t>(text.size(), 2));
    const bool is_number = !text.empty() && (text[0] == '0' || text[0] == '1') &&
                           (text.size() == 1 || text[1] == '.') && digits.size() <= 3 &&
                           std::ranges::all_of(digits, engine::is_digit);
    if (!is_number) return std::nullopt;
    Weight weight = text[0] - '0';
    for (std::size_t place = 0; place < 3; ++place)
        weight = 10 * weight + (place < digits.size() ? digits[place] - '0' : 0);
    return weight <= most ? std::optional(weight) : std::nullopt;
}

std::optional<Weight> weight_of(std::string_view parameter) {
    if (parameter.empty()) return most;
    const bool is_weight = parameter.starts_with("q=") || parameter.starts_with("Q=");
    return is_weight ? weight_in(parameter.substr(2)) : std::nullopt;
}

// `de` for `de-AT`, whatever its case.
std::optional<Language> language_in(std::string_view range) {
    return find_language(engine::in_small_letters(std::string(range.substr(0, range.find('-')))));
}

std::vector<Wanted> wanted_in(std::string_view header) {
    std::vector<Wanted> wanted;
    while (!header.empty()) {
        std::string_view parameter = take_until(header, ',');
        const std::string_view range = take_until(parameter, ';');
        const auto weight = weight_of(trimmed(parameter));
        const auto language = language_in(range);
        if (weight && (language || range == "*")) wanted.push_back({language, *weight});
    }
    return wanted;
}

std::optional<Language> first_unnamed(const std::vector<Wanted>& wanted) {
    for (const Language language : all_languages)
        if (std::ranges::find(wanted, language, &Wanted::language) == wanted.end()) return language;
    return std::nullopt;
}

// The header, or as many whole entries of it as are read.
std::string_view bounded(std::string_view header) {
    if (header.size() <= max_header_bytes) return header;
    header = header.substr(0, max_header_bytes);
    const auto end = header.rfind(',');
    return end == header.npos ? "" : header.substr(0, end);
}

}  // namespace

Language accepted_language(std::string_view header) {
    const std::vector<Wanted> wanted = wanted_in(bounded(header));
    const auto best = std::ranges::max_element(wanted, {}, &Wanted::weight);
    if (best == wanted.end() || best->weight == 0) return Language::english;
    return best->language ? *best->language : first_unnamed(wanted).value_or(Language::english);
}

}  // namespace crisscross::protocol
