#include "engine/lexicon/word_graph_builder.hpp"

#include <algorithm>
#include <span>

#include "engine/lexicon/automaton.hpp"
#include "engine/lexicon/word_graph.hpp"

namespace crisscross::engine {

namespace {

/// All paths of a word graph, stored end to end in one block.
class Paths {
public:
    explicit Paths(const std::vector<Word>& words) {
        for (const Word& word : words)
            for (std::size_t turn = 1; turn <= word.size(); ++turn) {
                starts_.push_back(static_cast<std::uint32_t>(symbols_.size()));
                symbols_.insert(symbols_.end(), word.rend() - static_cast<std::ptrdiff_t>(turn), word.rend());
                if (turn == word.size()) break;
                symbols_.push_back(WordGraph::separator);
                symbols_.insert(symbols_.end(), word.begin() + static_cast<std::ptrdiff_t>(turn), word.end());
            }
        starts_.push_back(static_cast<std::uint32_t>(symbols_.size()));
    }

    /// Each path once, in order.
    template <class Visit>
    void for_each_in_order(Visit visit) const {
        std::vector<Key> keys(starts_.size() - 1);
        for (std::uint32_t index = 0; index < keys.size(); ++index) keys[index] = {beginning(path(index)), index};
        std::sort(keys.begin(), keys.end(), [this](const Key& a, const Key& b) {
            if (a.beginning != b.beginning) return a.beginning < b.beginning;
            return std::ranges::lexicographical_compare(path(a.index), path(b.index));
        });
        for (const Key& key : keys) visit(path(key.index));
    }

private:
    /// Most paths differ in their first eight symbols, which one number holds.
    struct Key {
        std::uint64_t beginning = 0;
        std::uint32_t index = 0;
    };
    static std::uint64_t beginning(std::span<const Letter> path) {
        std::uint64_t number = 0;
        for (std::size_t at = 0; at < 8; ++at) number = number << 8 | (at < path.size() ? path[at] + 1U : 0U);
        return number;
    }

    std::span<const Letter> path(std::uint32_t index) const {
        return std::span(symbols_).subspan(starts_[index], starts_[index + 1] - starts_[index]);
    }

    std::vector<Letter> symbols_;
    std::vector<std::uint32_t> starts_;
};

/// The node without edges takes no cell. A node with several edges begins with a cell for their letters, and so does
/// the root.
std::uint32_t size_of(const Automaton::Node& node, bool is_root) {
    return static_cast<std::uint32_t>(node.size()) + (node.size() > 1 || is_root ? 1 : 0);
}

std::vector<std::uint32_t> cells_of(const Automaton& automaton, Automaton::NodeId root) {
    const auto order = automaton.in_order();
    std::vector<WordGraph::Node> places(automaton.size());
    std::uint32_t size = 0;
    for (const auto id : order) {
        const auto& node = automaton.node(id);
        places[id] = size | (node.size() == 1 && id != root ? 1u << 24 : 0);
        size += size_of(node, id == root);
    }
    std::vector<std::uint32_t> cells;
    cells.reserve(size);
    for (const auto id : order) {
        const auto& node = automaton.node(id);
        LetterMask letters = 0;
        for (const auto& edge : node) letters |= mask_of(edge.symbol);
        if (size_of(node, id == root) > node.size()) cells.push_back(letters);
        for (const auto& edge : node)
            cells.push_back((edge.child == 0 ? WordGraph::nowhere : places[edge.child]) |
                            static_cast<std::uint32_t>(edge.symbol) << 25 | (edge.ends ? 1u << 31 : 0));
    }
    return cells;
}

}  // namespace

std::vector<std::uint32_t> word_graph_of(const std::vector<Word>& words) {
    Automaton automaton;
    Paths(words).for_each_in_order([&automaton](std::span<const Letter> path) { automaton.add(path); });
    const auto root = automaton.finish();
    return cells_of(automaton, root);
}

}  // namespace crisscross::engine
