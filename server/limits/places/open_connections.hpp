#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

namespace crisscross::server {

/// Counts the open connections, in all and by network. When all places are taken, the connection that has
/// gone longest without a hello makes way. Any thread.
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
        /// It has said hello, so it no longer has to make way.
        void greet() { connections_.greet(number_); }
        std::uint64_t number() const { return number_; }

    private:
        OpenConnections& connections_;
        std::uint64_t number_;
    };

    explicit OpenConnections(Capacity capacity) : capacity_(capacity) {}

    /// A place for a new connection; null if all are taken by connections that have said hello.
    std::unique_ptr<Place> open();
    /// What ends this connection if it has to make way, from any thread. Ignored once it has said hello.
    void make_way_by(std::uint64_t number, std::function<void()> end);
    /// Whether so few places are left that they are kept for people whom the server knows.
    bool is_nearly_full() const;
    std::size_t size() const;

private:
    std::function<void()> take_oldest();
    void close(std::uint64_t number);
    bool count_for(std::uint64_t number, const std::string& network);
    void greet(std::uint64_t number);

    mutable std::mutex mutex_;
    Capacity capacity_;
    std::uint64_t last_ = 0;
    std::unordered_map<std::uint64_t, std::string> network_of_;    // empty: not counted for any yet
    std::map<std::uint64_t, std::function<void()>> may_make_way_;  // by age: those without a hello
    std::unordered_map<std::string, std::size_t> by_network_;
};

}  // namespace crisscross::server
