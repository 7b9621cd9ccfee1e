#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/limits/places/silent_connections.hpp"

namespace crisscross::server {

/// What somebody who says hello may have of the last tenth of all places.
enum class Priority : std::uint8_t {
    stranger,  ///< nothing
    player,    ///< half of it, for a seat in a game that is not over
    known      ///< all of it, for having been here for a day
};

/// Counts the open connections, in all and by network, and those that have said hello. When all places are taken, one
/// that has not makes way. Any thread.
class OpenConnections {
public:
    struct Capacity {
        std::size_t total = 1024;
        std::size_t per_network = 256;
    };

    /// The place of one connection. It is free again when this is destroyed; the counts must live longer.
    class Place {
    public:
        Place(OpenConnections& connections, std::uint64_t number) : connections_(connections), number_(number) {}
        ~Place() { connections_.close(number_); }
        Place(const Place&) = delete;
        Place& operator=(const Place&) = delete;

        /// Counts it for a network. False if the network has as many as it may have.
        bool count_for(const std::string& network) { return connections_.count_for(number_, network); }
        /// A proxy has said which network it comes from, for now.
        void comes_from(const std::string& network) { connections_.comes_from(number_, network); }
        /// Reserves it for somebody who says hello. False if the places that are left are kept for others.
        bool reserve(Priority priority) { return connections_.reserve(number_, priority); }
        /// The hello was refused.
        void unreserve() { connections_.unreserve(number_); }
        /// It has said hello, so it no longer has to make way.
        void greet() { connections_.greet(number_); }
        std::uint64_t number() const { return number_; }

    private:
        OpenConnections& connections_;
        std::uint64_t number_;
    };

    explicit OpenConnections(Capacity capacity) : capacity_(capacity) {}

    /// A place for a new connection from this network, which is empty if a proxy has yet to name it. Null if all are
    /// taken by connections that have said hello.
    std::unique_ptr<Place> open(const std::string& network);
    /// What ends this connection if it has to make way, from any thread. Ignored once it has said hello.
    void make_way_by(std::uint64_t number, std::function<void()> end);
    /// Whether so many have said hello that the places that are left are kept for people whom the server knows.
    bool is_nearly_full() const;
    /// How many there are, with those that have not said hello.
    std::size_t size() const;

private:
    struct Connection {
        std::string network{};  // empty: not known yet
        std::optional<std::string> counted_for{};
        bool is_reserved = false;
        bool has_greeted = false;
    };

    std::size_t places_for(Priority priority) const;
    void close(std::uint64_t number);
    bool count_for(std::uint64_t number, const std::string& network);
    void comes_from(std::uint64_t number, const std::string& network);
    bool reserve(std::uint64_t number, Priority priority);
    void unreserve(std::uint64_t number);
    void greet(std::uint64_t number);

    mutable std::mutex mutex_;
    Capacity capacity_;
    std::uint64_t last_ = 0;
    std::size_t reserved_ = 0;
    std::unordered_map<std::uint64_t, Connection> connections_;
    std::unordered_map<std::string, std::size_t> by_network_;
    SilentConnections silent_;  // those that can be ended
};

}  // namespace crisscross::server
