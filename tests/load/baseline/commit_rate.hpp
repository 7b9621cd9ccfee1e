#pragma once

#include <chrono>
#include <filesystem>

namespace crisscross::load {

/// How the disk commits transactions of one small row, with the settings of the server's database.
struct CommitRate {
    double per_second = 0;
    double p99_milliseconds = 0;
};

CommitRate commit_rate(const std::filesystem::path& folder, std::chrono::duration<double> time);

}  // namespace crisscross::load
