#include "server/files/whole_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace crisscross::server {

namespace {

/// An open file, closed again with `errno` as it was.
class Descriptor {
public:
    Descriptor(const std::filesystem::path& file, int flags, mode_t mode = 0)
        : number_(::open(file.c_str(), flags | O_CLOEXEC, mode)) {}
    ~Descriptor() {
        const int why = errno;
        if (is_open()) ::close(number_);
        errno = why;
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    bool is_open() const { return number_ >= 0; }
    int number() const { return number_; }

private:
    int number_;
};

bool is_regular(int descriptor) {
    struct stat status {};
    if (::fstat(descriptor, &status) != 0) return false;
    if (!S_ISREG(status.st_mode)) errno = S_ISDIR(status.st_mode) ? EISDIR : EINVAL;
    return S_ISREG(status.st_mode);
}

/// As many bytes as there are, up to the length of `target`; nothing if reading fails.
std::optional<std::size_t> read_up_to(int descriptor, std::span<std::byte> target) {
    std::size_t done = 0;
    while (done < target.size()) {
        const ssize_t count = ::read(descriptor, target.data() + done, target.size() - done);
        if (count == 0) break;
        if (count < 0 && errno != EINTR) return std::nullopt;
        if (count > 0) done += static_cast<std::size_t>(count);
    }
    return done;
}

bool write_all(int descriptor, std::span<const std::byte> contents) {
    while (!contents.empty()) {
        const ssize_t written = ::write(descriptor, contents.data(), contents.size());
        if (written < 0 && errno != EINTR) return false;
        if (written > 0) contents = contents.subspan(static_cast<std::size_t>(written));
    }
    return true;
}

bool write_durably(const std::filesystem::path& file, std::span<const std::byte> contents) {
    const Descriptor target(file, O_WRONLY | O_CREAT | O_TRUNC, 0644);
    return target.is_open() && write_all(target.number(), contents) && ::fsync(target.number()) == 0;
}

}  // namespace

std::optional<std::string> read_whole(const std::filesystem::path& file) {
    // Without O_NONBLOCK, opening a named pipe would block until somebody writes to it.
    const Descriptor source(file, O_RDONLY | O_NONBLOCK);
    if (!source.is_open() || !is_regular(source.number())) return std::nullopt;
    std::string contents;
    char block[65536];
    for (;;) {
        const ssize_t count = ::read(source.number(), block, sizeof block);
        if (count == 0) return contents;
        if (count < 0 && errno != EINTR) return std::nullopt;
        if (count > 0) contents.append(block, static_cast<std::size_t>(count));
    }
}

namespace {

// The file may grow or shrink meanwhile: what counts is what was read.
template <class Contents>
std::optional<Contents> read_at_most(const std::filesystem::path& file, std::size_t max) {
    const Descriptor source(file, O_RDONLY | O_NONBLOCK);
    struct stat status {};
    if (!source.is_open() || !is_regular(source.number()) || ::fstat(source.number(), &status) != 0)
        return std::nullopt;
    if (static_cast<std::size_t>(status.st_size) > max) {
        errno = EFBIG;
        return std::nullopt;
    }
    Contents contents(static_cast<std::size_t>(status.st_size), {});
    const auto size = read_up_to(source.number(), std::as_writable_bytes(std::span(contents)));
    if (!size) return std::nullopt;
    contents.resize(*size);
    return contents;
}

}  // namespace

std::optional<std::vector<std::byte>> read_bytes(const std::filesystem::path& file, std::size_t max) {
    return read_at_most<std::vector<std::byte>>(file, max);
}

std::optional<std::string> read_text(const std::filesystem::path& file, std::size_t max) {
    return read_at_most<std::string>(file, max);
}

bool sync_to_disk(const std::filesystem::path& path) {
    const Descriptor opened(path, O_RDONLY);
    return opened.is_open() && ::fsync(opened.number()) == 0;
}

bool make_folder(const std::filesystem::path& folder) {
    std::error_code unknown;
    if (folder.empty() || std::filesystem::is_directory(folder, unknown)) return true;
    const auto parent = folder.parent_path();
    if (!make_folder(parent)) return false;
    if (::mkdir(folder.c_str(), 0777) != 0 && !std::filesystem::is_directory(folder, unknown)) return false;
    return sync_to_disk(parent.empty() ? "." : parent);
}

bool replace_whole(const std::filesystem::path& file, std::span<const std::byte> contents) {
    std::filesystem::path draft = file;
    draft += "." + std::to_string(::getpid()) + ".new";
    if (write_durably(draft, contents) && ::rename(draft.c_str(), file.c_str()) == 0)
        return sync_to_disk(file.has_parent_path() ? file.parent_path() : ".");
    const int why = errno;
    ::unlink(draft.c_str());
    errno = why;
    return false;
}

}  // namespace crisscross::server
