#include "engine/lexicon/lexicon_builder.hpp"

#include <algorithm>

#include "engine/lexicon/lexicon_format.hpp"
#include "engine/lexicon/word_graph_builder.hpp"
#include "engine/lexicon/word_list.hpp"
#include "engine/text/utf8.hpp"

namespace crisscross::engine {

namespace {

std::optional<LexiconFault> check(const std::string& name, const std::vector<Word>& words) {
    if (!is_plain_line(name) || name.size() > lexicon_format::max_name_bytes)
        return LexiconFault{"the name " + in_quotes(name) + " is too long or has control characters"};
    if (words.empty()) return LexiconFault{"there are no words"};
    if (words.size() > lexicon_format::max_words) return LexiconFault{"there are too many words"};
    return {};
}

}  // namespace

Result<Lexicon, LexiconFault> build_lexicon(const std::string& name, const Alphabet& alphabet,
                                            const std::vector<Word>& words) {
    if (auto fault = check(name, words)) return *std::move(fault);
    std::size_t longest = 0;
    for (const Word& word : words) longest = std::max(longest, word.size());
    const std::vector<std::uint32_t> cells = word_graph_of(words);
    if (cells.size() > lexicon_format::max_cells) return LexiconFault{"there are too many different words"};
    return Lexicon::from_bytes(
        lexicon_format::encode({name, alphabet, hash_of(alphabet, words), static_cast<std::uint32_t>(words.size()),
                                static_cast<std::uint32_t>(longest)},
                               cells));
}

Result<Lexicon, LexiconFault> build_lexicon(const std::string& name, const Alphabet& alphabet,
                                            std::string_view text) {
    const auto list = parse_words(text, alphabet);
    if (!list) return list.error();
    return build_lexicon(name, alphabet, list->words);
}

Result<Lexicon, LexiconFault> respelt(const Lexicon& lexicon, const Alphabet& alphabet) {
    std::vector<Word> words;
    words.reserve(lexicon.word_count());
    lexicon.for_each([&](const Word& word) {
        auto other = alphabet.spell(lexicon.alphabet().text(word));
        if (other && other->size() >= static_cast<std::size_t>(min_list_word_letters))
            words.push_back(*std::move(other));
        return true;
    });
    std::sort(words.begin(), words.end());
    return build_lexicon(lexicon.name(), alphabet, words);
}

}  // namespace crisscross::engine
