#include "engine/lexicon/word_list.hpp"

#include <sodium/crypto_generichash.h>

#include <algorithm>

#include "engine/text/ascii.hpp"
#include "engine/text/utf8.hpp"

namespace crisscross::engine {

namespace {

/// Removes the first line of `text` and returns it without its LF or CR LF.
std::string_view next_line(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

void add(WordList& list, Word word) {
    if (word.size() < min_list_word_letters)
        ++list.too_short;
    else if (word.size() > max_list_word_letters)
        ++list.too_long;
    else
        list.words.push_back(std::move(word));
}

// Not `operator<`: g++ 12 warns about its memcmp.
bool comes_before(const Word& word, const Word& other) {
    return std::lexicographical_compare(word.begin(), word.end(), other.begin(), other.end());
}

void sort(WordList& list) {
    std::sort(list.words.begin(), list.words.end(), comes_before);
    const auto end = std::unique(list.words.begin(), list.words.end());
    list.repeated = static_cast<std::size_t>(list.words.end() - end);
    list.words.erase(end, list.words.end());
}

}  // namespace

Result<WordList, LexiconFault> parse_words(std::string_view text, const Alphabet& alphabet) {
    remove_byte_order_mark(text);
    WordList list;
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view line = next_line(text);
        if (line.empty()) continue;
        auto word = alphabet.spell(in_capitals(std::string(line)));
        if (!word) return LexiconFault{in_quotes(line) + " has a character that is not a letter", number};
        add(list, *std::move(word));
    }
    sort(list);
    return list;
}

Lexicon::Hash hash_of(const Alphabet& alphabet, const std::vector<Word>& words) {
    std::string text;
    for (int letter = 0; letter < alphabet.size(); ++letter)
        text += (letter > 0 ? " " : "") + alphabet.spelling(static_cast<Letter>(letter));
    text += '\n';
    for (const Word& word : words) text += alphabet.text(word) + '\n';
    Lexicon::Hash hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                       nullptr, 0);
    return hash;
}

}  // namespace crisscross::engine
