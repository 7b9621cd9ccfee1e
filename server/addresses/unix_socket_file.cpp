#include "server/addresses/unix_socket_file.hpp"

#include <sys/stat.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>

namespace crisscross::server {

namespace fs = std::filesystem;
namespace asio = boost::asio;
using boost::system::error_code;

UnixSocketFile::~UnixSocketFile() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove(path_, ignored);
}

error_code remove_stale_socket(const fs::path& path) {
    struct stat found {};
    if (lstat(path.c_str(), &found) != 0) return {};
    if (!S_ISSOCK(found.st_mode)) return make_error_code(boost::system::errc::file_exists);
    asio::io_context context;
    asio::local::stream_protocol::socket probe(context);
    error_code answer;
    probe.connect(asio::local::stream_protocol::endpoint(path.native()), answer);
    if (answer != asio::error::connection_refused) return make_error_code(boost::system::errc::address_in_use);
    std::error_code failed;
    fs::remove(path, failed);
    return failed;
}

}  // namespace crisscross::server
