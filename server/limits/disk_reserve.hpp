#pragma once

#include <cstdint>
#include <filesystem>
#include <mutex>

#include "server/time/moment.hpp"

namespace crisscross::server {

class Metrics;

/// Whether this many bytes can be written to the disk of a folder so that `reserve` bytes stay free. A disk that
/// cannot be asked counts as free.
bool has_space(const std::filesystem::path& folder, std::uintmax_t bytes, std::uintmax_t reserve);

/// Keeps the last space on the disk of a folder for the games that are there: once it is reached, the server takes
/// nobody and nothing new. Any thread.
class DiskReserve {
public:
    /// `bytes`: how much is kept; 0: nothing.
    DiskReserve(std::filesystem::path folder, std::uintmax_t bytes, Metrics& metrics);

    /// Whether less is free. It looks at the disk every few seconds at most; one that cannot be asked counts as free.
    bool is_reached(Moment now);
    /// The same for somebody who asks for something new, which is counted.
    bool refuses(Moment now);

private:
    void look();

    std::filesystem::path folder_;
    std::uintmax_t bytes_;
    Metrics& metrics_;
    std::mutex mutex_;
    Moment look_again_ = 0;
    bool reached_ = false;
};

}  // namespace crisscross::server
