#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "engine/lexicon/alphabet.hpp"

namespace crisscross::engine {

/// The minimal acyclic automaton of sequences that come in order: whatever lies behind the branch to the next one
/// cannot change any more, and is shared with an equal node if there is one (Daciuk and others, 2000).
class Automaton {
public:
    Automaton() = default;
    Automaton(const Automaton&) = delete;
    Automaton& operator=(const Automaton&) = delete;

    using NodeId = std::uint32_t;
    struct Edge {
        NodeId child = 0;  ///< 0: the node without edges
        Letter symbol = 0;
        bool ends = false;  ///< a sequence ends with this step
        bool operator==(const Edge&) const = default;
    };
    /// Edges, symbols ascending.
    using Node = std::vector<Edge>;

    /// A sequence that is not empty and comes after the last one.
    void add(std::span<const Letter> sequence);
    /// Nothing is added after this; gives back the root.
    NodeId finish();

    std::size_t size() const { return nodes_.size(); }
    const Node& node(NodeId id) const { return *nodes_[id]; }
    /// All nodes but the one without edges, each after all that lead to it, the root first.
    std::vector<NodeId> in_order() const;

private:
    struct Hash {
        std::size_t operator()(const Node& node) const;
    };

    void close_down_to(std::size_t depth);
    NodeId store(const Node& node);

    NodeId root_ = 0;
    std::vector<Letter> last_;
    std::vector<Node> open_{1};  // the nodes along the last sequence, to depth_
    std::size_t depth_ = 0;
    std::unordered_map<Node, NodeId, Hash> ids_;
    Node none_;
    std::vector<const Node*> nodes_{&none_};  // the keys of ids_ by their number
};

}  // namespace crisscross::engine
