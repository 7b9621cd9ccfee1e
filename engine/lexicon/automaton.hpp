#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "engine/lexicon/alphabet.hpp"

namespace crisscross::engine {

/// The minimal acyclic automaton of sequences that are added in order. Nodes beyond the point where the next sequence
/// branches off can no longer change, so each is merged with an equal node if there is one (Daciuk and others, 2000).
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
    /// Edges, in ascending order of their symbols.
    using Node = std::vector<Edge>;

    /// Adds a sequence, which must not be empty and must come after the last one.
    void add(std::span<const Letter> sequence);
    /// Call once everything has been added; returns the root.
    NodeId finish();

    std::size_t size() const { return nodes_.size(); }
    const Node& node(NodeId id) const { return *nodes_[id]; }
    /// All nodes except the one without edges, the root first and each after all those that lead to it.
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
    std::vector<const Node*> nodes_{&none_};  // the keys of ids_, by id
};

}  // namespace crisscross::engine
