#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/lexicon/word_graph.hpp"

namespace crisscross::engine {

/// Which sets of letters can be arranged into a word of a list (a Bloom filter). Each letter has a number, and the
/// sum of the numbers sets two bits. A few sets seem to make a word but do not; a set that makes one is always found.
/// Words of more than `max_word_letters` letters are not covered.
class AnagramFilter {
public:
    static constexpr int max_word_letters = 8;

    using Sum = std::uint32_t;
    static constexpr Sum number_of(Letter letter) {
        auto number = (Sum{letter} + 1) * 0x9e3779b9;
        number = (number ^ number >> 15) * 0x85ebca6b;
        return number ^ number >> 13;
    }

    /// Reads the whole list.
    explicit AnagramFilter(const WordGraph& graph) : bits_(std::size_t{1} << (width - 6)) {
        add_from(graph, WordGraph::root, 0, 1);
    }
    /// Whether letters whose numbers add up to `sum` may make a word.
    bool may_be_word(Sum sum) const { return has(sum) && has(again(sum)); }

private:
    static constexpr int width = 22;

    static constexpr Sum again(Sum sum) { return (sum ^ sum >> 15) * 0xc2b2ae35; }
    static constexpr std::size_t index_of(Sum sum) { return sum >> (32 - width + 6); }
    static constexpr std::uint64_t bit_of(Sum sum) { return std::uint64_t{1} << (sum >> (32 - width) & 63); }

    bool has(Sum sum) const { return (bits_[index_of(sum)] & bit_of(sum)) != 0; }
    void add(Sum sum) { bits_[index_of(sum)] |= bit_of(sum); }

    void add_from(const WordGraph& graph, WordGraph::Node node, Sum sum, int length) {
        const LetterMask letters = graph.letters(node) & ~mask_of(WordGraph::separator);
        for_each_letter(letters, [&](Letter letter) {
            const auto arc = graph.arc(node, letter);
            const Sum all = sum + number_of(letter);
            if (arc.ends_word()) {
                add(all);
                add(again(all));
            }
            if (length < max_word_letters && arc.target() != WordGraph::nowhere)
                add_from(graph, arc.target(), all, length + 1);
        });
    }

    std::vector<std::uint64_t> bits_;
};

}  // namespace crisscross::engine
