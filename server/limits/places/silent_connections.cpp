#include "server/limits/places/silent_connections.hpp"

namespace crisscross::server {

std::string SilentConnections::counted_as(std::uint64_t number, const std::string& network) {
    return network.empty() ? "connection " + std::to_string(number) : network;
}

SilentConnections::Rank SilentConnections::rank_of(const Numbers& numbers) {
    return {-static_cast<std::ptrdiff_t>(numbers.size()), *numbers.begin()};
}

void SilentConnections::add(std::uint64_t number, const std::string& network, End end) {
    const std::string counted = counted_as(number, network);
    connections_.insert_or_assign(number, Silent{counted, std::move(end)});
    put(number, counted);
}

void SilentConnections::move(std::uint64_t number, const std::string& network) {
    const auto found = connections_.find(number);
    if (found == connections_.end()) return;
    std::string counted = counted_as(number, network);
    if (found->second.network == counted) return;
    take_off(number, found->second.network);
    found->second.network = std::move(counted);
    put(number, found->second.network);
}

void SilentConnections::remove(std::uint64_t number) {
    if (const auto removed = connections_.extract(number)) take_off(number, removed.mapped().network);
}

SilentConnections::End SilentConnections::take() {
    if (ranks_.empty()) return {};
    const std::uint64_t number = ranks_.begin()->second;
    auto taken = connections_.extract(number);
    take_off(number, taken.mapped().network);
    return std::move(taken.mapped().end);
}

void SilentConnections::put(std::uint64_t number, const std::string& network) {
    Numbers& numbers = by_network_[network];
    if (!numbers.empty()) ranks_.erase(rank_of(numbers));
    numbers.insert(number);
    ranks_.insert(rank_of(numbers));
}

// Needs no memory, because it is part of closing a connection.
void SilentConnections::take_off(std::uint64_t number, const std::string& network) {
    const auto found = by_network_.find(network);
    if (found == by_network_.end() || !found->second.contains(number)) return;
    Numbers& numbers = found->second;
    auto rank = ranks_.extract(rank_of(numbers));
    numbers.erase(number);
    if (numbers.empty()) {
        by_network_.erase(found);
    } else if (rank) {
        rank.value() = rank_of(numbers);
        ranks_.insert(std::move(rank));
    }
}

}  // namespace crisscross::server
