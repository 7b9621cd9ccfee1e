#include "storage/sqlite/database/file_identity.hpp"

#include <sys/stat.h>

#include <utility>

namespace crisscross::storage {

FileIdentity::FileIdentity(std::filesystem::path path) : path_(std::move(path)) {
    struct stat found {};
    if (stat(path_.c_str(), &found) != 0) return;
    device_ = found.st_dev;
    number_ = found.st_ino;
}

bool FileIdentity::holds() const {
    struct stat found {};
    return stat(path_.c_str(), &found) == 0 && found.st_dev == device_ && found.st_ino == number_;
}

}  // namespace crisscross::storage
