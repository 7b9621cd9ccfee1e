#pragma once

#include <bit>
#include <cstdint>
#include <span>

#include "engine/lexicon/alphabet.hpp"

namespace crisscross::engine {

/// A set of letters: bit `n` is letter `n`, bit 31 the separator of a word graph.
using LetterMask = std::uint32_t;

constexpr LetterMask mask_of(Letter letter) {
    return LetterMask{1} << letter;
}

/// How many letters are in a set. Written out, because for processors that may be old a compiler would call a library
/// function.
constexpr std::uint32_t count_of(LetterMask letters) {
    letters -= letters >> 1 & 0x55555555;
    letters = (letters & 0x33333333) + (letters >> 2 & 0x33333333);
    return ((letters + (letters >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24;
}

/// Calls `visit(Letter)` for each letter of a set, in order.
template <class Visit>
void for_each_letter(LetterMask letters, Visit visit) {
    for (; letters != 0; letters &= letters - 1) visit(static_cast<Letter>(std::countr_zero(letters)));
}

/// All words of a list as a GADDAG: for each word and each of its letters, the path that spells the word from that
/// letter back to its beginning, then a separator, then the rest up to its end (without the separator where nothing
/// follows). So a word can be grown in both directions from any of its letters (Gordon, 1994). Paths share beginnings
/// and endings; a node with several arcs begins with the set of their letters, so that one step asks for all letters
/// of a rack at once. This is a view of the cells of a compiled lexicon, which docs/lexicon.md describes.
class WordGraph {
public:
    static constexpr Letter separator = 31;

    /// Where a walk stands: bits 0 to 23 are the index of the node's first cell, bit 24 says that it has only one
    /// arc.
    using Node = std::uint32_t;
    /// No arc leads on from here. (The root has the same number: no arc leads to it.)
    static constexpr Node nowhere = 0;
    static constexpr Node root = 0;

    /// One step as it is stored: bits 0 to 24 are the node that it leads to, bits 25 to 29 the letter, and bit 31
    /// says that a word ends here.
    struct Arc {
        std::uint32_t bits = 0;

        Node target() const { return bits & ((1u << 25) - 1); }
        Letter letter() const { return static_cast<Letter>(bits >> 25 & 31); }
        bool ends_word() const { return (bits >> 31) != 0; }
    };

    /// The index of the first cell of a node.
    static constexpr std::uint32_t index(Node node) { return node & ((1u << 24) - 1); }
    static constexpr bool has_one_arc(Node node) { return (node >> 24 & 1) != 0; }

    WordGraph() = default;
    explicit WordGraph(std::span<const std::uint32_t> cells) : cells_(cells.data()) {}

    /// The letters of the arcs that leave a node other than `nowhere`.
    LetterMask letters(Node node) const {
        const std::uint32_t first = cells_[index(node)];
        return has_one_arc(node) ? LetterMask{1} << Arc{first}.letter() : first;
    }
    /// The arc for a letter in `letters(node)`.
    Arc arc(Node node, Letter letter) const { return arc(node, letters(node), letter); }
    /// The same for a caller that knows the letters already.
    Arc arc(Node node, LetterMask letters, Letter letter) const {
        const std::uint32_t first = index(node);
        if (has_one_arc(node)) return {cells_[first]};
        return {cells_[first + 1 + count_of(letters & (mask_of(letter) - 1))]};
    }
    /// The node behind a letter; `nowhere` if there is none.
    Node next(Node node, Letter letter) const {
        const LetterMask found = letters(node);
        return (found >> letter & 1) != 0 ? arc(node, found, letter).target() : nowhere;
    }

private:
    const std::uint32_t* cells_ = nullptr;
};

}  // namespace crisscross::engine
