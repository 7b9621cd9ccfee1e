#include "tests/support/fakes/own_disk.hpp"

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <stdexcept>
#include <vector>

#include "tests/support/server/program.hpp"

namespace crisscross::test {

namespace {

constexpr std::uintmax_t size = 64 << 20;

/// The first of the places where the program may be; `name` if it is in none of them.
std::string found(const std::string& name) {
    for (const std::string folder : {"/usr/sbin/", "/sbin/", "/usr/bin/", "/bin/"})
        if (std::filesystem::exists(folder + name)) return folder + name;
    return name;
}

bool succeeds(const std::vector<std::string>& command) {
    return std::filesystem::exists(command.front()) && Program(command).wait_for_end() == 0;
}

}  // namespace

OwnMounts::OwnMounts() {
    if (::geteuid() != 0) throw NotPossible("only root may mount");
    before_ = ::open("/proc/thread-self/ns/mnt", O_RDONLY | O_CLOEXEC);
    if (::unshare(CLONE_NEWNS) == 0 && ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0) return;
    const int why = errno;
    ::close(before_);
    throw NotPossible(std::string("there are no mounts of its own: ") + std::strerror(why));
}

OwnMounts::~OwnMounts() {
    ::setns(before_, CLONE_NEWNS);
    ::close(before_);
}

OwnDisk::OwnDisk() {
    const auto image = files_ / "image";
    std::ofstream(image).close();
    std::filesystem::resize_file(image, size);
    std::filesystem::create_directory(folder());
    if (!succeeds({found("mkfs.ext4"), "-q", "-F", image.string()})) throw NotPossible("there is no mkfs.ext4");
    mount("rw");
}

// The file system goes with its last file that is open.
OwnDisk::~OwnDisk() {
    ::umount2(folder().c_str(), MNT_DETACH);
}

void OwnDisk::fail() {
    if (::mount(nullptr, folder().c_str(), nullptr, MS_REMOUNT, "abort") != 0)
        throw std::runtime_error("the file system does not fail");
}

void OwnDisk::mount(const std::string& options) {
    const std::string all = "loop,errors=remount-ro," + options;
    if (!succeeds({found("mount"), "-t", "ext4", "-o", all, (files_ / "image").string(), folder().string()}))
        throw NotPossible("there is no loop device, or no ext4");
}

void OwnDisk::mount_again(const std::string& options) {
    if (::umount(folder().c_str()) != 0) throw std::runtime_error("a file on the disk is still open");
    mount(options);
}

}  // namespace crisscross::test
