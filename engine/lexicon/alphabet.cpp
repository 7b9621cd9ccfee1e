#include "engine/lexicon/alphabet.hpp"

#include <algorithm>

namespace crisscross::engine {

std::optional<Letter> Alphabet::find(std::string_view spelling) const {
    const auto found = std::find(spellings_.begin(), spellings_.end(), spelling);
    if (found == spellings_.end()) return std::nullopt;
    return static_cast<Letter>(found - spellings_.begin());
}

std::optional<Word> Alphabet::spell(std::string_view text) const {
    std::size_t longest = 0;
    for (const auto& spelling : spellings_) longest = std::max(longest, spelling.size());

    Word word;
    while (!text.empty()) {
        std::optional<Letter> letter;
        std::size_t size = std::min(longest, text.size());
        while (size > 0 && !(letter = find(text.substr(0, size)))) --size;
        if (!letter) return std::nullopt;
        word.push_back(*letter);
        text.remove_prefix(size);
    }
    return word;
}

std::string Alphabet::text(const Word& word) const {
    std::string text;
    for (const Letter letter : word) text += spelling(letter);
    return text;
}

const Alphabet& Alphabet::english() {
    static const Alphabet alphabet = [] {
        std::vector<std::string> spellings;
        for (char letter = 'A'; letter <= 'Z'; ++letter) spellings.emplace_back(1, letter);
        return Alphabet(std::move(spellings));
    }();
    return alphabet;
}

}  // namespace crisscross::engine
