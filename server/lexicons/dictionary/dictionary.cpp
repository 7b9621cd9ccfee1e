#include "server/lexicons/dictionary/dictionary.hpp"

#include <algorithm>
#include <optional>

#include "engine/text/ascii.hpp"
#include "engine/text/utf8.hpp"

namespace crisscross::server {

namespace {

constexpr std::size_t max_word_bytes = 64;
constexpr std::size_t max_part_bytes = 40;
constexpr char separator = '\t';
/// Before a base in place of a definition.
constexpr char form_of = '=';

/// The fields of a line.
struct Entry {
    std::string_view word;
    std::string_view part;
    std::string_view text;

    bool is_form() const { return text.front() == form_of; }
    std::string_view base() const { return text.substr(1); }
};

std::string_view word_of(std::string_view line) {
    return line.substr(0, line.find(separator));
}

/// The fields of a line that has been checked.
Entry entry_of(std::string_view line) {
    const std::size_t first = line.find(separator);
    const std::size_t second = line.find(separator, first + 1);
    return {line.substr(0, first), line.substr(first + 1, second - first - 1), line.substr(second + 1)};
}

bool is_word(std::string_view text) {
    return !text.empty() && text.size() <= max_word_bytes && std::ranges::all_of(text, engine::is_capital);
}

std::optional<std::string> fault_of(std::string_view line) {
    if (line.size() > Dictionary::max_line_bytes)
        return "the line has more than " + std::to_string(Dictionary::max_line_bytes) + " bytes";
    if (std::count(line.begin(), line.end(), separator) != 2)
        return "a line has a word, a part of speech and a definition, with a tab between them";
    const Entry entry = entry_of(line);
    if (!is_word(entry.word))
        return engine::in_quotes(entry.word) + " is not a word of 1 to 64 capital letters A to Z";
    if (entry.part.empty() || entry.part.size() > max_part_bytes || !engine::is_plain_line(entry.part))
        return "a part of speech has 1 to 40 bytes of UTF-8 without control characters";
    if (entry.text.empty() || !engine::is_plain_line(entry.text))
        return "a definition is not empty, and UTF-8 without control characters";
    if (entry.is_form() && !is_word(entry.base())) return "after = comes a word of 1 to 64 capital letters A to Z";
    return std::nullopt;
}

bool is_comment(std::string_view line) {
    return line.empty() || line.front() == '#';
}

}  // namespace

engine::Result<Dictionary, engine::LexiconFault> Dictionary::from_text(std::string text) {
    if (text.size() > max_bytes) return engine::LexiconFault{"is larger than 64 MiB"};
    Dictionary dictionary;
    dictionary.text_ = std::move(text);
    const std::string_view all = dictionary.text_;
    std::string_view last_word;
    int number = 0;
    for (std::size_t start = 0; start < all.size();) {
        const std::string_view line = all.substr(start, all.find('\n', start) - start);
        ++number;
        if (!is_comment(line)) {
            if (auto why = fault_of(line)) return engine::LexiconFault{*std::move(why), number};
            if (word_of(line) < last_word) return engine::LexiconFault{"the words are not in order", number};
            last_word = word_of(line);
            dictionary.starts_.push_back(static_cast<std::uint32_t>(start));
        }
        start += line.size() + 1;
    }
    dictionary.starts_.shrink_to_fit();
    return dictionary;
}

std::vector<Definition> Dictionary::definitions_of(std::string_view word) const {
    std::vector<Definition> found;
    const auto [first, end] = lines_about(word);
    for (std::size_t number = first; number < end; ++number) {
        const Entry entry = entry_of(line(number));
        if (entry.is_form())
            add_base({entry.part, {}, entry.base()}, found);
        else
            found.push_back({entry.part, entry.text, {}});
        if (found.size() >= max_definitions) break;
    }
    found.resize(std::min(found.size(), max_definitions));
    return found;
}

// A base that is itself only a form of something is not followed, so that no file can lead in a circle.
void Dictionary::add_base(const Definition& form, std::vector<Definition>& found) const {
    const auto [first, end] = lines_about(form.base);
    for (std::size_t number = first; number < end && found.size() < max_definitions; ++number) {
        const Entry entry = entry_of(line(number));
        if (entry.part == form.part && !entry.is_form()) found.push_back({entry.part, entry.text, form.base});
    }
}

std::string_view Dictionary::line(std::size_t number) const {
    const std::string_view all = text_;
    return all.substr(starts_[number], all.find('\n', starts_[number]) - starts_[number]);
}

std::pair<std::size_t, std::size_t> Dictionary::lines_about(std::string_view word) const {
    const auto word_at = [this](std::uint32_t start) {
        const std::string_view rest = std::string_view(text_).substr(start);
        return rest.substr(0, rest.find(separator));
    };
    const auto first = std::partition_point(starts_.begin(), starts_.end(),
                                            [&](std::uint32_t start) { return word_at(start) < word; });
    const auto end =
        std::partition_point(first, starts_.end(), [&](std::uint32_t start) { return word_at(start) == word; });
    return {static_cast<std::size_t>(first - starts_.begin()), static_cast<std::size_t>(end - starts_.begin())};
}

}  // namespace crisscross::server
