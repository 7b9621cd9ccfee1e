#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <mutex>
#include <string>
#include <unordered_map>
#include <utility>

namespace crisscross::server {

/// Bounds the memory of what clients have not read yet, over all connections of a network, and of all networks. A
/// frame that waits for several of them counts for each. A network adds nothing while it has more than what is left
/// for all others, so a few cannot take everything. Any thread.
class UnreadBytes {
    struct Network {
        explicit Network(std::string of) : name(std::move(of)) {}
        const std::string name;
        std::size_t connections = 0;  // under the mutex
        std::atomic<std::size_t> bytes = 0;
    };

public:
    struct Capacity {
        std::size_t always = 64 << 10;       ///< bytes that may wait for each connection, whatever else waits
        std::size_t per_network = 16 << 20;  ///< bytes that may wait for all of a network
        std::size_t total = 64 << 20;        ///< bytes that may wait for all
    };

    /// What one connection counts for its network, until this ends, which the `UnreadBytes` must outlive.
    class Share {
    public:
        Share() = default;  ///< of no network, and without a bound
        Share(UnreadBytes& all, Network& network) : all_(&all), network_(&network) {}
        Share(Share&& other) noexcept : all_(std::exchange(other.all_, nullptr)), network_(other.network_) {}
        Share& operator=(Share&&) = delete;
        ~Share() {
            if (all_) all_->end(*network_);
        }

        /// Counts more bytes for a connection for which `waiting` bytes wait already. False, and nothing is counted,
        /// if the network has too many.
        bool add(std::size_t bytes, std::size_t waiting);
        /// They do not wait any more.
        void remove(std::size_t bytes);

    private:
        UnreadBytes* all_ = nullptr;
        Network* network_ = nullptr;
    };

    /// `refused` is called with the network whenever `add` is false.
    UnreadBytes(Capacity capacity, std::function<void(const std::string& network)> refused)
        : capacity_(capacity), refused_(std::move(refused)) {}

    /// For one more connection.
    Share share_of(const std::string& network);

private:
    void end(Network& network);

    bool fit(std::size_t of_network, std::size_t of_all) const;

    Capacity capacity_;
    std::function<void(const std::string&)> refused_;
    std::atomic<std::size_t> bytes_ = 0;  // of all networks
    std::mutex mutex_;
    std::unordered_map<std::string, Network> networks_;
};

}  // namespace crisscross::server
