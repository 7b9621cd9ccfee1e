#include "engine/lexicon/lexicon.hpp"

#include "engine/lexicon/lexicon_format.hpp"

namespace crisscross::engine {

namespace {

std::optional<WordGraph::Arc> find(const WordGraph& graph, WordGraph::Node node, Letter letter) {
    const LetterMask letters = graph.letters(node);
    if (letter >= WordGraph::separator || (letters & mask_of(letter)) == 0) return std::nullopt;
    return graph.arc(node, letters, letter);
}

/// Visits all words that begin with `word` and continue from `node`, in order; false once the visitor stops.
bool visit_words(const WordGraph& graph, WordGraph::Node node, Word& word,
                 const std::function<bool(const Word&)>& visit) {
    bool wants_more = true;
    for_each_letter(graph.letters(node) & ~mask_of(WordGraph::separator), [&](Letter letter) {
        if (!wants_more) return;
        const auto arc = graph.arc(node, letter);
        word.push_back(letter);
        if (arc.ends_word()) wants_more = visit(word);
        if (wants_more && arc.target() != WordGraph::nowhere)
            wants_more = visit_words(graph, arc.target(), word, visit);
        word.pop_back();
    });
    return wants_more;
}

}  // namespace

void throw_exception_from_error(const LexiconFault& fault, const boost::source_location&) {
    throw std::logic_error("unchecked lexicon fault: " + fault.why);
}

Result<Lexicon, LexiconFault> Lexicon::from_bytes(std::vector<std::byte> bytes) {
    auto owner = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
    return from_bytes(owner, *owner);
}

Result<Lexicon, LexiconFault> Lexicon::from_bytes(std::shared_ptr<const void> owner,
                                                  std::span<const std::byte> bytes) {
    auto parts = lexicon_format::decode(bytes);
    if (!parts) return parts.error();
    Lexicon lexicon;
    lexicon.owner_ = std::move(owner);
    lexicon.bytes_ = bytes;
    lexicon.graph_ = WordGraph(parts->cells);
    lexicon.name_ = std::move(parts->contents.name);
    lexicon.alphabet_ = std::move(parts->contents.alphabet);
    lexicon.hash_ = parts->contents.hash;
    lexicon.word_count_ = parts->contents.words;
    lexicon.longest_word_ = static_cast<int>(parts->contents.longest_word);
    return lexicon;
}

bool Lexicon::contains(std::span<const Letter> word) const {
    if (word.empty()) return false;
    const auto first = find(graph_, WordGraph::root, word.front());
    if (!first || word.size() == 1) return first && first->ends_word();
    auto node = first->target() == WordGraph::nowhere ? WordGraph::nowhere
                                                      : graph_.next(first->target(), WordGraph::separator);
    for (std::size_t index = 1; node != WordGraph::nowhere; ++index) {
        const auto arc = find(graph_, node, word[index]);
        if (!arc || index + 1 == word.size()) return arc && arc->ends_word();
        node = arc->target();
    }
    return false;
}

void Lexicon::for_each(const std::function<bool(const Word&)>& visit) const {
    Word word;
    bool wants_more = true;
    for_each_letter(graph_.letters(WordGraph::root) & ~mask_of(WordGraph::separator), [&](Letter letter) {
        if (!wants_more) return;
        const auto arc = graph_.arc(WordGraph::root, letter);
        word.assign(1, letter);
        if (arc.ends_word()) wants_more = visit(word);
        if (!wants_more || arc.target() == WordGraph::nowhere) return;
        const auto rest = graph_.next(arc.target(), WordGraph::separator);
        if (rest != WordGraph::nowhere) wants_more = visit_words(graph_, rest, word, visit);
    });
}

std::vector<Word> words_of(const Lexicon& lexicon) {
    std::vector<Word> words;
    words.reserve(lexicon.word_count());
    lexicon.for_each([&words](const Word& word) {
        words.push_back(word);
        return true;
    });
    return words;
}

}  // namespace crisscross::engine
