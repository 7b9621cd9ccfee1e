#include "tests/server/data/other_owner.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include "tests/support/catch.hpp"

namespace crisscross::test {

namespace {

constexpr uid_t another_user = 65534;

std::vector<std::filesystem::path> path_and_below(const std::filesystem::path& path) {
    std::vector<std::filesystem::path> all{path};
    if (std::filesystem::is_directory(path))
        for (const auto& entry : std::filesystem::recursive_directory_iterator(path)) all.push_back(entry.path());
    return all;
}

}  // namespace

bool may_give_files_away() {
    if (::geteuid() == 0) return true;
    WARN("skipped: only root may give files away");
    return false;
}

void give_away(const std::filesystem::path& folder) {
    for (const std::filesystem::path& one : path_and_below(folder))
        REQUIRE(::lchown(one.c_str(), another_user, another_user) == 0);
}

std::vector<std::filesystem::path> kept_back(const std::filesystem::path& path) {
    std::vector<std::filesystem::path> found;
    for (const std::filesystem::path& one : path_and_below(path)) {
        struct stat status {};
        REQUIRE(::lstat(one.c_str(), &status) == 0);
        if (status.st_uid != another_user) found.push_back(one);
    }
    return found;
}

}  // namespace crisscross::test
