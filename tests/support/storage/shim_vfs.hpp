#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace crisscross::test {

/// An operation of SQLite on a file.
struct FileOperation {
    enum class Kind { open, write, truncate, sync, remove };
    Kind kind = Kind::open;
    std::string path{};
    std::int64_t offset = 0;   ///< of a write; the new size for truncate
    std::string bytes{};       ///< of a write
    bool with_folder = false;  ///< of a remove: durable at once
};

/// A SQLite VFS with its own name, in front of the default one. A test can look at each operation, change its result
/// or leave it out. Reads, locks, the shared memory of a WAL and files without a name go straight through.
class ShimVfs {
public:
    virtual ~ShimVfs();
    ShimVfs(const ShimVfs&) = delete;
    ShimVfs& operator=(const ShimVfs&) = delete;

    const char* name() const { return name_.c_str(); }

    /// Called on the thread that uses the database. Returns a SQLite result code: that of `proceed` for normal
    /// operation.
    virtual int intercept(FileOperation operation, const std::function<int()>& proceed) = 0;

protected:
    ShimVfs();

private:
    struct Registration;
    std::string name_;
    std::unique_ptr<Registration> registration_;
};

}  // namespace crisscross::test
