#include "engine/lexicon/automaton.hpp"

#include <algorithm>

namespace crisscross::engine {

std::size_t Automaton::Hash::operator()(const Node& node) const {
    std::size_t hash = node.size();
    for (const Edge& edge : node)
        hash = hash * 1000003 + std::size_t{edge.child} * 128 + std::size_t{edge.symbol} * 2 + (edge.ends ? 1 : 0);
    return hash;
}

void Automaton::add(std::span<const Letter> sequence) {
    const auto branch = std::mismatch(sequence.begin(), sequence.end(), last_.begin(), last_.end()).first;
    close_down_to(static_cast<std::size_t>(branch - sequence.begin()));
    if (open_.size() <= sequence.size()) open_.resize(sequence.size() + 1);
    for (auto symbol = branch; symbol != sequence.end(); ++symbol)
        open_[depth_++].push_back({0, *symbol, symbol + 1 == sequence.end()});
    last_.assign(sequence.begin(), sequence.end());
}

Automaton::NodeId Automaton::finish() {
    close_down_to(0);
    return root_ = store(open_.front());
}

std::vector<Automaton::NodeId> Automaton::in_order() const {
    struct Step {
        NodeId id;
        std::size_t edge = 0;
    };
    std::vector<NodeId> order;
    std::vector<bool> seen(nodes_.size());
    std::vector<Step> path{{root_}};
    seen[root_] = true;
    while (!path.empty()) {
        auto& [id, edge] = path.back();
        if (edge == node(id).size()) {
            order.push_back(id);
            path.pop_back();
        } else if (const NodeId child = node(id)[edge++].child; child != 0 && !seen[child]) {
            seen[child] = true;
            path.push_back({child});
        }
    }
    std::reverse(order.begin(), order.end());
    return order;
}

void Automaton::close_down_to(std::size_t depth) {
    for (; depth_ > depth; --depth_) {
        Node& closed = open_[depth_];
        open_[depth_ - 1].back().child = store(closed);
        closed.clear();
    }
}

Automaton::NodeId Automaton::store(const Node& node) {
    if (node.empty()) return 0;
    const auto [known, is_new] = ids_.try_emplace(node, static_cast<NodeId>(nodes_.size()));
    if (is_new) nodes_.push_back(&known->first);
    return known->second;
}

}  // namespace crisscross::engine
