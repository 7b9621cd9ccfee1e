#include "server/data/folder_owner.hpp"

#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>

namespace crisscross::server {

namespace {

/// What `sudo -u` takes for a user, in a shell: a name, or a number if there is none.
std::string name_of_user(::uid_t user) {
    std::array<char, 4096> text{};
    struct passwd entry {};
    struct passwd* found = nullptr;
    if (::getpwuid_r(user, &entry, text.data(), text.size(), &found) == 0 && found) return found->pw_name;
    return "'#" + std::to_string(user) + "'";
}

}  // namespace

std::optional<std::string> refuse_root(const std::filesystem::path& folder) {
    return ::geteuid() == 0 ? why_not_as_root(folder) : std::nullopt;
}

std::optional<std::string> why_not_as_root(const std::filesystem::path& folder) {
    struct stat status {};
    if (::stat(folder.c_str(), &status) != 0 || status.st_uid == 0) return std::nullopt;
    const std::string owner = name_of_user(status.st_uid);
    return "the folder " + folder.string() + " belongs to the user " + owner + ": run this as that user (sudo -u " +
           owner + " ...)";
}

}  // namespace crisscross::server
