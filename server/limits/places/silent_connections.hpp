#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

namespace crisscross::server {

/// The connections that have not said hello, and which of them makes way for another. One thread at a time.
class SilentConnections {
public:
    /// Ends a connection.
    using End = std::function<void()>;

    /// A connection and the network it comes from. If that is empty, nobody knows yet, and the connection counts as
    /// the only one of its network. A later one has a greater number.
    void add(std::uint64_t number, const std::string& network, End end);
    /// It turns out to come from this network. Ignored if it is not here.
    void move(std::uint64_t number, const std::string& network);
    /// Ignored if it is not here.
    void remove(std::uint64_t number);
    /// Removes the oldest connection of the network that has the most, or the oldest of these if several have as
    /// many, and returns what ends it. Empty if there is none.
    End take();

private:
    struct Silent {
        std::string network;
        End end;
    };
    using Numbers = std::set<std::uint64_t>;
    /// Minus how many connections a network has, and the number of its oldest: the first of all makes way.
    using Rank = std::pair<std::ptrdiff_t, std::uint64_t>;

    static std::string counted_as(std::uint64_t number, const std::string& network);
    static Rank rank_of(const Numbers& numbers);
    void put(std::uint64_t number, const std::string& network);
    void take_off(std::uint64_t number, const std::string& network);

    std::unordered_map<std::uint64_t, Silent> connections_;
    std::unordered_map<std::string, Numbers> by_network_;
    std::set<Rank> ranks_;
};

}  // namespace crisscross::server
