#include "engine/lexicon_builder.hpp"

#include <algorithm>
#include <unordered_map>

#include "engine/lexicon_format.hpp"
#include "engine/utf8.hpp"
#include "engine/word_list.hpp"

namespace crisscross::engine {

namespace {

using lexicon_format::Edge;
using NodeId = std::uint32_t;

/// A node in the making: while it grows, `child` of an edge is a NodeId, and 0 stands for the node without edges.
using Node = std::vector<Edge>;

struct HashNode {
    std::size_t operator()(const Node& node) const {
        std::size_t hash = node.size();
        for (const Edge& edge : node)
            hash = hash * 1000003 + std::size_t{edge.child} * 128 + std::size_t{edge.letter} * 2 +
                   (edge.ends_word ? 1 : 0);
        return hash;
    }
};

/// Grows the minimal automaton of words that come in order: whatever lies behind the branch to the next word cannot
/// change any more, and is shared with an equal node if there is one (Daciuk and others, 2000).
class Automaton {
public:
    void add(const Word& word) {
        const auto branch = std::mismatch(word.begin(), word.end(), last_.begin(), last_.end()).first;
        const auto shared = static_cast<std::size_t>(branch - word.begin());
        close_down_to(shared);
        for (auto letter = branch; letter != word.end(); ++letter) {
            open_.back().push_back({0, *letter, letter + 1 == word.end(), false});
            open_.emplace_back();
        }
        last_ = word;
    }

    /// The edges of all nodes, each node after all that lead to it, so that children have greater indices.
    std::vector<Edge> finish() {
        close_down_to(0);
        const NodeId root = store(std::move(open_.back()));
        std::vector<NodeId> order;
        std::vector<bool> seen(nodes_.size());
        append_below(root, seen, order);
        std::reverse(order.begin(), order.end());
        return numbered(order);
    }

private:
    void close_down_to(std::size_t depth) {
        while (open_.size() > depth + 1) {
            const NodeId closed = store(std::move(open_.back()));
            open_.pop_back();
            open_.back().back().child = closed;
        }
    }

    NodeId store(Node node) {
        if (node.empty()) return 0;
        const auto [known, is_new] = ids_.try_emplace(node, static_cast<NodeId>(nodes_.size()));
        if (is_new) nodes_.push_back(std::move(node));
        return known->second;
    }

    void append_below(NodeId id, std::vector<bool>& seen, std::vector<NodeId>& order) const {
        if (seen[id]) return;
        seen[id] = true;
        for (const Edge& edge : nodes_[id])
            if (edge.child != 0) append_below(edge.child, seen, order);
        order.push_back(id);
    }

    std::vector<Edge> numbered(const std::vector<NodeId>& order) const {
        std::vector<std::uint32_t> first(nodes_.size());
        std::uint32_t next = 0;
        for (const NodeId id : order) {
            first[id] = next;
            next += static_cast<std::uint32_t>(nodes_[id].size());
        }
        std::vector<Edge> edges;
        edges.reserve(next);
        for (const NodeId id : order) {
            for (Edge edge : nodes_[id]) {
                edge.child = edge.child == 0 ? 0 : first[edge.child];
                edges.push_back(edge);
            }
            edges.back().is_last = true;
        }
        return edges;
    }

    Word last_;
    std::vector<Node> open_{1};  // the nodes along the last word
    std::vector<Node> nodes_{1};
    std::unordered_map<Node, NodeId, HashNode> ids_;
};

std::optional<LexiconFault> check(const std::string& name, const std::vector<Word>& words) {
    if (!is_plain_line(name) || name.size() > lexicon_format::longest_name)
        return LexiconFault{"the name " + in_quotes(name) + " is too long or has control characters"};
    if (words.empty()) return LexiconFault{"there are no words"};
    if (words.size() > lexicon_format::most_words) return LexiconFault{"there are too many words"};
    return {};
}

}  // namespace

Result<Lexicon, LexiconFault> build_lexicon(const std::string& name, const Alphabet& alphabet,
                                            const std::vector<Word>& words) {
    if (auto fault = check(name, words)) return *std::move(fault);
    Automaton automaton;
    std::size_t longest = 0;
    for (const Word& word : words) {
        automaton.add(word);
        longest = std::max(longest, word.size());
    }
    const std::vector<Edge> edges = automaton.finish();
    if (edges.size() > lexicon_format::most_edges) return LexiconFault{"there are too many different words"};
    return Lexicon::from_bytes(
        lexicon_format::write({name, alphabet, hash_of(alphabet, words), static_cast<std::uint32_t>(words.size()),
                               static_cast<std::uint32_t>(longest)},
                              edges));
}

Result<Lexicon, LexiconFault> build_lexicon(const std::string& name, const Alphabet& alphabet,
                                            std::string_view text) {
    const auto list = read_words(text, alphabet);
    if (!list) return list.error();
    return build_lexicon(name, alphabet, list->words);
}

}  // namespace crisscross::engine
