#include "engine/lexicon/hooks.hpp"

namespace crisscross::engine {

Hooks hooks_of(const Lexicon& lexicon, std::span<const Letter> word) {
    Word with_front{0};
    with_front.insert(with_front.end(), word.begin(), word.end());
    Word with_back(word.begin(), word.end());
    with_back.push_back(0);

    Hooks hooks;
    for (int index = 0; index < lexicon.alphabet().size(); ++index) {
        const auto letter = static_cast<Letter>(index);
        with_front.front() = with_back.back() = letter;
        if (lexicon.contains(with_front)) hooks.front.push_back(letter);
        if (lexicon.contains(with_back)) hooks.back.push_back(letter);
    }
    return hooks;
}

}  // namespace crisscross::engine
