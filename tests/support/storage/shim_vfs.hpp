#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace crisscross::test {

/// Something that SQLite does to what is stored under a name.
struct FileOperation {
    enum class Kind { open, write, truncate, sync, remove };
    Kind kind = Kind::open;
    std::string path{};
    std::int64_t offset = 0;   ///< of a write; the new size for truncate
    std::string bytes{};       ///< of a write
    bool with_folder = false;  ///< a remove that is durable at once
};

/// A SQLite VFS of its own name that stands before the default one and lets a test look at each operation, change its
/// result or leave it out. Reads, locks and the shared memory of a WAL go straight through, and so do files without a
/// name.
class ShimVfs {
public:
    virtual ~ShimVfs();
    ShimVfs(const ShimVfs&) = delete;
    ShimVfs& operator=(const ShimVfs&) = delete;

    const char* name() const { return name_.c_str(); }

    /// Called from the thread that uses the database. Gives a SQLite result code, that of `proceed` if all shall go
    /// on as usual.
    virtual int intercept(FileOperation operation, const std::function<int()>& proceed) = 0;

protected:
    ShimVfs();

private:
    struct Registration;
    std::string name_;
    std::unique_ptr<Registration> registration_;
};

}  // namespace crisscross::test
