#pragma once

#include <array>

#include "engine/lexicon/word_graph.hpp"
#include "engine/moves/grid.hpp"

namespace crisscross::engine {

/// Which groups of two and three letters occur in the words of a list. They exclude most letters beside tiles before
/// the word graph is searched. Empty cells and cells off the board permit any letter.
class LetterGroups {
public:
    explicit LetterGroups(const WordGraph& graph) {
        for (Letter letter = 0; letter <= none; ++letter)
            at(before_, none, letter) = at(after_, letter, none) = ~LetterMask{0};
        for_each_before(graph, WordGraph::root, [&](Letter last, WordGraph::Node node) {
            if (node == WordGraph::nowhere) return;
            for_each_before(graph, node, [&](Letter middle, WordGraph::Node next) {
                at(after_, none, middle) |= mask_of(last);
                at(before_, last, none) |= mask_of(middle);
                if (next == WordGraph::nowhere) return;
                for_each_before(graph, next, [&](Letter first, WordGraph::Node) {
                    at(after_, first, middle) |= mask_of(last);
                    at(before_, middle, last) |= mask_of(first);
                });
            });
        });
    }

    /// The letters that can follow two cells; if the first is empty, follow the last.
    LetterMask after(Letter first, Letter last) const { return after_[index(first, last)]; }
    /// The letters that can precede two cells; if the last is empty, precede the first.
    LetterMask before(Letter first, Letter last) const { return before_[index(first, last)]; }

private:
    static constexpr Letter none = Grid::empty;
    static constexpr std::size_t width = std::size_t{none} + 1;
    static_assert((Grid::edge & none) == none && (width & none) == 0);
    using Table = std::array<LetterMask, width * width>;

    static std::size_t index(Letter first, Letter last) { return (first & none) * width + (last & none); }
    static LetterMask& at(Table& table, Letter first, Letter last) { return table[index(first, last)]; }

    /// Calls `visit(Letter, Node)` for each letter that can precede the letters of a path towards a word's beginning.
    template <class Visit>
    static void for_each_before(const WordGraph& graph, WordGraph::Node node, Visit visit) {
        for_each_letter(graph.letters(node) & ~mask_of(WordGraph::separator),
                        [&](Letter letter) { visit(letter, graph.next(node, letter)); });
    }

    Table after_{};
    Table before_{};
};

}  // namespace crisscross::engine
