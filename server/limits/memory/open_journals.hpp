#pragma once

#include <cstddef>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

namespace crisscross::server {

/// Bounds the memory that the journals of open games take: those that a network has opened, of whatever length, and
/// the longer ones of all networks. A room counts for the network that opened one of its games last. Counts entries;
/// any thread.
class OpenJournals {
public:
    struct Capacity {
        std::size_t usual = 2'000;  ///< entries of a game that does not count for the total
        /// Entries of all games that a network has opened: 120 for each room that its connections can have joined.
        std::size_t per_network = 250'000;
        std::size_t total = 1'000'000;  ///< entries of all longer games
    };

    /// What one room has open. It is given back when this is destroyed; the count must live longer.
    class Share {
    public:
        explicit Share(OpenJournals& journals) : journals_(journals) {}
        ~Share() { set(0); }
        Share(const Share&) = delete;
        Share& operator=(const Share&) = delete;

        /// Takes this many more entries, for a game that is about to be opened. From now on the room counts for this
        /// network; without one, nobody waits for it, so it counts as before. False, and nothing is changed, if they
        /// would be too many.
        bool take(std::size_t entries, const std::optional<std::string>& network);
        /// The room has this many entries open by now.
        void set(std::size_t entries);

    private:
        void count(std::size_t entries);

        OpenJournals& journals_;
        std::string network_{};  // empty: nobody's
        std::size_t entries_ = 0;
    };

    explicit OpenJournals(Capacity capacity) : capacity_(capacity) {}

    /// The entries of the rooms that have more than a usual game.
    std::size_t size() const;

private:
    std::size_t long_part(std::size_t entries) const { return entries > capacity_.usual ? entries : 0; }
    bool has_space(const std::string& network, std::size_t entries) const;

    mutable std::mutex mutex_;
    Capacity capacity_;
    std::size_t size_ = 0;
    std::unordered_map<std::string, std::size_t> by_network_;
};

}  // namespace crisscross::server
