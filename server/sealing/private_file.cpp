#include "server/sealing/private_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>

#include "server/files/whole_file.hpp"

namespace crisscross::server {

namespace fs = std::filesystem;

namespace {

UpkeepFault fault(const fs::path& file, const char* what) {
    return {file.string() + " " + what + ": " + std::strerror(errno), cause_of(errno)};
}

// Some file systems cannot rename without replacing.
bool rename_new(const fs::path& from, const fs::path& to) {
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return true;
    if (errno != EINVAL && errno != ENOSYS) return false;
    if (::access(to.c_str(), F_OK) == 0) {
        errno = EEXIST;
        return false;
    }
    return ::rename(from.c_str(), to.c_str()) == 0;
}

std::optional<UpkeepFault> write_draft(const fs::path& draft, std::string_view text) {
    ::unlink(draft.c_str());
    if (const auto failed = make_private_file(draft)) return failed;
    std::ofstream out(draft, std::ios::binary);
    out << text << std::flush;
    if (!out) return fault(draft, "cannot be written");
    return sync_file(draft);
}

}  // namespace

std::optional<UpkeepFault> make_private_file(const fs::path& file) {
    const int descriptor = ::open(file.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (descriptor < 0) return fault(file, "cannot be made");
    ::close(descriptor);
    return std::nullopt;
}

std::optional<UpkeepFault> publish(const fs::path& draft, const fs::path& file) {
    if (const auto failed = sync_file(draft)) return failed;
    if (!rename_new(draft, file)) return fault(file, "cannot be made");
    return sync_folder(file.parent_path());
}

std::optional<UpkeepFault> write_private(const fs::path& file, std::string_view text, Existing existing) {
    const fs::path draft = file.string() + ".partial";
    auto failed = write_draft(draft, text);
    if (!failed && existing == Existing::refuse && !rename_new(draft, file)) failed = fault(file, "cannot be made");
    if (!failed && existing == Existing::replace && ::rename(draft.c_str(), file.c_str()) != 0)
        failed = fault(file, "cannot be replaced");
    if (!failed) return sync_folder(file.parent_path());
    ::unlink(draft.c_str());
    return failed;
}

std::optional<UpkeepFault> make_private_folder(const fs::path& wanted) {
    // `data/` has no parent but `data`.
    const fs::path folder = wanted.has_filename() ? wanted : wanted.parent_path();
    std::error_code error;
    if (fs::is_directory(folder, error)) return std::nullopt;
    fs::create_directories(folder.parent_path().empty() ? "." : folder.parent_path(), error);
    if (::mkdir(folder.c_str(), S_IRWXU) != 0) return fault(folder, "cannot be made");
    return sync_folder(folder.parent_path());
}

std::optional<UpkeepFault> sync_folder(const fs::path& folder) {
    return sync_file(folder.empty() ? "." : folder);
}

std::optional<UpkeepFault> sync_file(const fs::path& file) {
    if (sync_to_disk(file)) return std::nullopt;
    return fault(file, "cannot be written to the disk");
}

}  // namespace crisscross::server
