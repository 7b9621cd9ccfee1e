#pragma once

#include <cstddef>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/limits/permission.hpp"

namespace crisscross::server {

/// Bounds the memory of the answers over HTTP that are being sent: small ones are always sent, and larger ones only
/// while there is room for them, in all and for their network. Counts bytes; any thread.
class LargeAnswers {
public:
    struct Capacity {
        std::size_t small = 64 << 10;       ///< of an answer that is always sent
        std::size_t per_network = 8 << 20;  ///< of all larger ones, to one network
        std::size_t total = 64 << 20;       ///< of all larger ones
    };

    explicit LargeAnswers(Capacity capacity) : capacity_(capacity) {}

    /// Room for an answer, until the permission ends, which this must outlive; none if there is not enough. The only
    /// large answer to a network may be as large as all of them.
    std::optional<Permission> take(const std::string& network, std::size_t bytes);
    /// The bytes of all large answers that are being sent.
    std::size_t size() const;

private:
    void give_back(const std::string& network, std::size_t bytes);

    mutable std::mutex mutex_;
    Capacity capacity_;
    std::size_t size_ = 0;
    std::unordered_map<std::string, std::size_t> by_network_;
};

}  // namespace crisscross::server
