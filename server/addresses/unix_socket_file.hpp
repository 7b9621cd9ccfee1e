#pragma once

#include <boost/system/error_code.hpp>
#include <filesystem>

namespace crisscross::server {

/// The file of a Unix socket on which this server listens. It is removed with the object, so that nobody finds a
/// socket on which nobody listens.
class UnixSocketFile {
public:
    /// None.
    UnixSocketFile() = default;
    explicit UnixSocketFile(std::filesystem::path path) : path_(std::move(path)) {}
    ~UnixSocketFile();
    UnixSocketFile(UnixSocketFile&& other) noexcept : path_(std::move(other.path_)) { other.path_.clear(); }
    UnixSocketFile& operator=(UnixSocketFile&&) = delete;

private:
    std::filesystem::path path_;
};

/// Removes the socket that a server left behind when it was killed. An error if somebody listens there or if the file
/// is something else; neither is touched.
boost::system::error_code remove_stale_socket(const std::filesystem::path& path);

}  // namespace crisscross::server
