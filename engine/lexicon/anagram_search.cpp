#include "engine/lexicon/anagram_search.hpp"

#include <algorithm>
#include <array>

namespace crisscross::engine {

namespace {

/// Spells words from a supply of letters, from the first letter to the last.
class AnagramSearch {
public:
    AnagramSearch(const WordGraph& graph, std::span<const Letter> word)
        : graph_(graph), word_(word.begin(), word.end()) {
        for (const Letter letter : word) put_back(letter);
    }

    std::vector<Word> run() {
        visit(WordGraph::root, [this](WordGraph::Arc arc) {
            if (arc.target() == WordGraph::nowhere) return;
            const auto rest = graph_.next(arc.target(), WordGraph::separator);
            if (rest != WordGraph::nowhere) follow(rest);
        });
        return std::move(found_);
    }

private:
    void follow(WordGraph::Node node) {
        visit(node, [this](WordGraph::Arc arc) {
            if (arc.target() != WordGraph::nowhere) follow(arc.target());
        });
    }

    /// Takes each letter that there is and that leads on from `node`. The last one has to end a word.
    template <class GoOn>
    void visit(WordGraph::Node node, GoOn go_on) {
        const LetterMask letters = graph_.letters(node);
        for_each_letter(letters & supply_, [&](Letter letter) {
            if (found_.size() == max_anagrams) return;
            const auto arc = graph_.arc(node, letters, letter);
            take(letter);
            if (spelt_.size() < word_.size())
                go_on(arc);
            else if (arc.ends_word() && spelt_ != word_)
                found_.push_back(spelt_);
            spelt_.pop_back();
            put_back(letter);
        });
    }
    void take(Letter letter) {
        spelt_.push_back(letter);
        if (--counts_[letter] == 0) supply_ &= ~mask_of(letter);
    }
    void put_back(Letter letter) {
        ++counts_[letter];
        supply_ |= mask_of(letter);
    }

    const WordGraph& graph_;
    const Word word_;
    std::array<std::size_t, max_letters> counts_{};  // of each letter, how many are not in `spelt_`
    LetterMask supply_ = 0;                          // the letters with a count above 0
    Word spelt_;
    std::vector<Word> found_;
};

}  // namespace

std::vector<Word> anagrams_of(const Lexicon& lexicon, std::span<const Letter> word) {
    if (word.size() > max_anagram_letters) return {};
    return AnagramSearch(lexicon.graph(), word).run();
}

}  // namespace crisscross::engine
