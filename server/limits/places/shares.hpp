#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace crisscross::server {

/// Somebody who has a place, or wants one.
struct Holder {
    std::int64_t player = 0;
    std::string network{};
    bool operator==(const Holder&) const = default;
};

/// How many places there are, and how many of them one network and one person may have at a time.
struct Shares {
    std::size_t total = 0;
    std::size_t per_network = 0;
    std::size_t per_person = 0;

    /// Whether there is a place for this one besides those who have one already.
    bool allow(const std::vector<Holder>& holders, const Holder& wanting) const;
};

}  // namespace crisscross::server
