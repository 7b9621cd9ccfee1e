#include "engine/lexicon_format_1.hpp"

#include "engine/word_list.hpp"

namespace crisscross::engine::lexicon_format_1 {

namespace {

// More than any list of that time; what is greater was made to do harm.
constexpr std::uint32_t most_words = 1u << 21;

/// Bits 0 to 23 are the index of the first edge of the next node, 24 to 29 the letter, 30 says that a word ends here,
/// 31 that this is the last edge of its node.
struct Edge {
    std::uint32_t bits = 0;

    std::uint32_t child() const { return bits & ((1u << 24) - 1); }
    Letter letter() const { return static_cast<Letter>(bits >> 24 & 0x3f); }
    bool ends_word() const { return (bits >> 30 & 1) != 0; }
    bool is_last() const { return bits >> 31 != 0; }
};

using Edges = std::span<const std::uint32_t>;

/// Edges lead on only, letters ascend within a node, and the number of words is as said. From the end, so that all
/// that hangs below an edge is known.
bool is_sound(Edges edges, const lexicon_format::Contents& contents) {
    std::vector<std::uint32_t> words(edges.size() + 1);
    for (std::size_t index = edges.size(); index-- > 0;) {
        const Edge edge{edges[index]};
        if (edge.letter() >= contents.alphabet.size() || edge.child() >= edges.size()) return false;
        if (edge.child() != 0 && edge.child() <= index) return false;
        if (!edge.is_last() && (index + 1 == edges.size() || Edge{edges[index + 1]}.letter() <= edge.letter()))
            return false;
        words[index] = (edge.ends_word() ? 1 : 0) + (edge.child() == 0 ? 0 : words[edge.child()]) +
                       (edge.is_last() ? 0 : words[index + 1]);
        if (words[index] > most_words) return false;
    }
    return words.front() == contents.words;
}

bool collect(Edges edges, std::uint32_t index, Word& word, std::vector<Word>& words) {
    if (word.size() == static_cast<std::size_t>(longest_word)) return false;
    for (bool is_last = false; !is_last; ++index) {
        const Edge edge{edges[index]};
        word.push_back(edge.letter());
        if (edge.ends_word()) words.push_back(word);
        if (edge.child() != 0 && !collect(edges, edge.child(), word, words)) return false;
        word.pop_back();
        is_last = edge.is_last();
    }
    return true;
}

}  // namespace

Result<std::vector<Word>, LexiconFault> read_words(Edges edges, const lexicon_format::Contents& contents) {
    std::vector<Word> words;
    Word word;
    if (is_sound(edges, contents) && collect(edges, 0, word, words)) return words;
    return LexiconFault{"is wrong: it has format 1, and its edges cannot be walked"};
}

}  // namespace crisscross::engine::lexicon_format_1
