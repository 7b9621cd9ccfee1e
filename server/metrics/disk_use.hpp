#pragma once

#include <filesystem>

namespace crisscross::server {

/// In bytes. What cannot be read is 0.
struct DiskUse {
    double data = 0;  ///< the files of the data folder
    double free = 0;  ///< what the server may still write on the disk of that folder
    double size = 0;  ///< of that disk
};

DiskUse disk_use(const std::filesystem::path& data_folder);

}  // namespace crisscross::server
