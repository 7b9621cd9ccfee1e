#include "server/metrics/disk_use.hpp"

namespace crisscross::server {

namespace fs = std::filesystem;

namespace {

// Files may come and go meanwhile.
double total_file_size(const fs::path& folder) {
    double bytes = 0;
    std::error_code error;
    for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        std::error_code gone;
        if (!entry->is_regular_file(gone) || gone) continue;
        if (const auto size = entry->file_size(gone); !gone) bytes += static_cast<double>(size);
    }
    return bytes;
}

}  // namespace

DiskUse disk_use(const fs::path& data_folder) {
    std::error_code error;
    const fs::space_info space = fs::space(data_folder, error);
    if (error) return {};
    return {total_file_size(data_folder), static_cast<double>(space.available), static_cast<double>(space.capacity)};
}

}  // namespace crisscross::server
