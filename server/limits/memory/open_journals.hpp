#pragma once

#include <cstddef>
#include <mutex>

namespace crisscross::server {

/// Bounds the memory that the journals of open games take: games of a usual length are always opened, and longer ones
/// only while there is room for them. Counts entries; any thread.
class OpenJournals {
public:
    struct Capacity {
        std::size_t always = 2'000;     ///< entries of a game that is always opened
        std::size_t total = 1'000'000;  ///< entries of all longer ones
    };

    /// What one room has open. It is given back when this is destroyed; the count must live longer.
    class Share {
    public:
        explicit Share(OpenJournals& journals) : journals_(journals) {}
        ~Share() { set(0); }
        Share(const Share&) = delete;
        Share& operator=(const Share&) = delete;

        /// Takes this many more entries, for a game that is about to be opened. False, and nothing is taken, if they
        /// would be too many.
        bool take(std::size_t entries);
        /// The room has this many entries open by now.
        void set(std::size_t entries);

    private:
        OpenJournals& journals_;
        std::size_t counted_ = 0;
    };

    explicit OpenJournals(Capacity capacity) : capacity_(capacity) {}

    /// The entries of all long games that are open.
    std::size_t size() const;

private:
    mutable std::mutex mutex_;
    Capacity capacity_;
    std::size_t size_ = 0;
};

}  // namespace crisscross::server
