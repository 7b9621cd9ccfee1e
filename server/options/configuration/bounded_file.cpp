#include "server/options/configuration/bounded_file.hpp"

#include <cerrno>
#include <cstring>
#include <fstream>

namespace crisscross::server {

engine::Result<std::string, FileFault> read_bounded(const std::filesystem::path& file, std::size_t max) {
    std::error_code error;
    if (std::filesystem::is_directory(file, error)) return FileFault::folder;
    std::ifstream in(file, std::ios::binary);
    if (!in) return FileFault::unreadable;
    std::string text(max + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    if (text.size() > max) return FileFault::too_long;
    return text;
}

std::string in_words(FileFault fault, std::size_t max) {
    switch (fault) {
        case FileFault::unreadable:
            return std::string("cannot be read: ") + std::strerror(errno);
        case FileFault::folder:
            return "is a folder";
        case FileFault::too_long:
            return "has more than " + std::to_string(max) + " bytes";
    }
    return "";
}

}  // namespace crisscross::server
