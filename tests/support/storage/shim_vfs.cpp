#include "tests/support/storage/shim_vfs.hpp"

#include <sqlite3.h>

#include <atomic>
#include <new>

namespace crisscross::test {
namespace {

/// SQLite's handle of an open file. The default VFS's handle follows it in the same memory.
struct ShimFile {
    sqlite3_file head;  // must be first: SQLite sees only this
    ShimVfs* shim;
    std::string path;

    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

ShimFile& shim_file(sqlite3_file* file) {
    return *reinterpret_cast<ShimFile*>(file);
}
sqlite3_file* real_file(sqlite3_file* file) {
    return shim_file(file).real();
}
sqlite3_vfs* real_vfs() {
    // Looked up once, because a test may make a shim the default.
    static sqlite3_vfs* const found = sqlite3_vfs_find(nullptr);
    return found;
}

int intercept(sqlite3_file* file, FileOperation operation, const std::function<int()>& proceed) {
    ShimFile& self = shim_file(file);
    if (self.path.empty()) return proceed();
    operation.path = self.path;
    return self.shim->intercept(std::move(operation), proceed);
}

/// Methods that go straight through, generated from their place in SQLite's tables.
template <auto member>
struct Through;
template <class Result, class... Arguments, Result (*sqlite3_io_methods::*member)(sqlite3_file*, Arguments...)>
struct Through<member> {
    static Result call(sqlite3_file* file, Arguments... arguments) {
        return (real_file(file)->pMethods->*member)(real_file(file), arguments...);
    }
};
template <class Result, class... Arguments, Result (*sqlite3_vfs::*member)(sqlite3_vfs*, Arguments...)>
struct Through<member> {
    static Result call(sqlite3_vfs*, Arguments... arguments) {
        return (real_vfs()->*member)(real_vfs(), arguments...);
    }
};

int close(sqlite3_file* file) {
    const int result = real_file(file)->pMethods->xClose(real_file(file));
    shim_file(file).~ShimFile();
    return result;
}

int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 offset) {
    std::string copy(static_cast<const char*>(bytes), static_cast<std::size_t>(size));
    return intercept(file, {.kind = FileOperation::Kind::write, .offset = offset, .bytes = std::move(copy)},
                     [&] { return real_file(file)->pMethods->xWrite(real_file(file), bytes, size, offset); });
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
    return intercept(file, {.kind = FileOperation::Kind::truncate, .offset = size},
                     [&] { return real_file(file)->pMethods->xTruncate(real_file(file), size); });
}

int sync(sqlite3_file* file, int flags) {
    return intercept(file, {.kind = FileOperation::Kind::sync},
                     [&] { return real_file(file)->pMethods->xSync(real_file(file), flags); });
}

template <auto member>
constexpr auto through = &Through<member>::call;
using Io = sqlite3_io_methods;

/// Version 2: with the shared memory of a WAL, but without memory-mapped access, which a shim could not see.
const sqlite3_io_methods methods = {.iVersion = 2,
                                    .xClose = close,
                                    .xRead = through<&Io::xRead>,
                                    .xWrite = write,
                                    .xTruncate = truncate,
                                    .xSync = sync,
                                    .xFileSize = through<&Io::xFileSize>,
                                    .xLock = through<&Io::xLock>,
                                    .xUnlock = through<&Io::xUnlock>,
                                    .xCheckReservedLock = through<&Io::xCheckReservedLock>,
                                    .xFileControl = through<&Io::xFileControl>,
                                    .xSectorSize = through<&Io::xSectorSize>,
                                    .xDeviceCharacteristics = through<&Io::xDeviceCharacteristics>,
                                    .xShmMap = through<&Io::xShmMap>,
                                    .xShmLock = through<&Io::xShmLock>,
                                    .xShmBarrier = through<&Io::xShmBarrier>,
                                    .xShmUnmap = through<&Io::xShmUnmap>,
                                    .xFetch = nullptr,
                                    .xUnfetch = nullptr};

int open_real(const char* path, sqlite3_file* real, int flags, int* flags_out) {
    real->pMethods = nullptr;
    const int result = real_vfs()->xOpen(real_vfs(), path, real, flags, flags_out);
    if (result != SQLITE_OK && real->pMethods) real->pMethods->xClose(real);
    return result;
}

int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* flags_out) {
    auto* shim = static_cast<ShimVfs*>(vfs->pAppData);
    auto* self = new (file) ShimFile{{nullptr}, shim, path ? path : ""};
    const auto proceed = [&] { return open_real(path, self->real(), flags, flags_out); };
    const int result = path ? shim->intercept({.kind = FileOperation::Kind::open, .path = path}, proceed) : proceed();
    if (result == SQLITE_OK)
        self->head.pMethods = &methods;
    else
        self->~ShimFile();
    return result;
}

int remove(sqlite3_vfs* vfs, const char* path, int with_folder) {
    return static_cast<ShimVfs*>(vfs->pAppData)
        ->intercept({.kind = FileOperation::Kind::remove, .path = path, .with_folder = with_folder != 0},
                    [&] { return real_vfs()->xDelete(real_vfs(), path, with_folder); });
}

std::string new_name() {
    static std::atomic<int> count = 0;
    return "test-" + std::to_string(++count);
}

}  // namespace

struct ShimVfs::Registration {
    explicit Registration(ShimVfs& shim) : vfs(*real_vfs()) {
        vfs.iVersion = 2;
        vfs.szOsFile = static_cast<int>(sizeof(ShimFile)) + real_vfs()->szOsFile;
        vfs.pNext = nullptr;
        vfs.zName = shim.name();
        vfs.pAppData = &shim;
        vfs.xOpen = open;
        vfs.xDelete = remove;
        vfs.xAccess = through<&sqlite3_vfs::xAccess>;
        vfs.xFullPathname = through<&sqlite3_vfs::xFullPathname>;
        vfs.xRandomness = through<&sqlite3_vfs::xRandomness>;
        vfs.xSleep = through<&sqlite3_vfs::xSleep>;
        vfs.xCurrentTime = through<&sqlite3_vfs::xCurrentTime>;
        vfs.xGetLastError = through<&sqlite3_vfs::xGetLastError>;
        vfs.xCurrentTimeInt64 = through<&sqlite3_vfs::xCurrentTimeInt64>;
        sqlite3_vfs_register(&vfs, 0);
    }
    ~Registration() { sqlite3_vfs_unregister(&vfs); }

    sqlite3_vfs vfs;
};

ShimVfs::ShimVfs() : name_(new_name()), registration_(std::make_unique<Registration>(*this)) {}

ShimVfs::~ShimVfs() = default;

}  // namespace crisscross::test
