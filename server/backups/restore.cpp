#include "server/backups/restore.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <vector>

#include "server/backups/kept_lists.hpp"
#include "server/backups/timestamp.hpp"
#include "server/data/data_folder.hpp"
#include "server/data/last_alive.hpp"
#include "server/options/config.hpp"
#include "server/sealing/private_file.hpp"
#include "server/sealing/sealed_file.hpp"

namespace crisscross::server {

namespace fs = std::filesystem;

namespace {

constexpr const char* lists_folder = "lexicons";

std::vector<std::string> database_files() {
    const std::string name = database_file;
    return {name, name + "-wal", name + "-shm", name + "-journal"};
}

bool is_there(const fs::path& path) {
    std::error_code error;
    return fs::is_directory(path, error) ? !fs::is_empty(path, error) : fs::exists(path, error);
}

/// What is in the folder already, and would be in the way.
std::vector<std::string> occupants(const fs::path& data) {
    std::vector<std::string> found;
    for (const std::string& name : database_files())
        if (is_there(data / name)) found.push_back(name);
    if (is_there(data / lists_folder)) found.emplace_back(lists_folder);
    return found;
}

/// The folder in which everything is prepared. As long as it exists, no server uses the data folder.
class Workshop {
public:
    explicit Workshop(const fs::path& data) : path_(data / restoring_folder) {}
    ~Workshop() {
        std::error_code ignored;
        if (!keep_) fs::remove_all(path_, ignored);
    }
    Workshop(const Workshop&) = delete;
    Workshop& operator=(const Workshop&) = delete;

    /// Empty, whatever an interrupted restore has left.
    std::optional<UpkeepFault> make() const {
        std::error_code error;
        fs::remove_all(path_, error);
        if (error) return UpkeepFault{path_.string() + " cannot be removed: " + error.message()};
        return make_private_folder(path_);
    }
    /// It stays, so that no server starts on half a folder.
    void keep() { keep_ = true; }
    fs::path operator/(const char* name) const { return path_ / name; }

private:
    fs::path path_;
    bool keep_ = false;
};

std::optional<UpkeepFault> fetch(const RestoreRequest& request, const fs::path& copy) {
    if (is_sealed(request.file)) {
        if (!request.key) return UpkeepFault{request.file.string() + " is sealed: its secret key is needed (--key)"};
        return unseal(request.file, copy, *request.key);
    }
    std::error_code error;
    fs::copy_file(request.file, copy, error);
    if (error) return UpkeepFault{request.file.string() + " cannot be copied: " + error.message()};
    fs::permissions(copy, fs::perms::owner_read | fs::perms::owner_write, error);
    return std::nullopt;
}

std::size_t missing(const storage::BackupContents& contents) {
    return static_cast<std::size_t>(std::ranges::count_if(contents.lexicons, [&](const auto& hash) {
        return std::ranges::find(contents.files, kept_name(hash), &storage::KeptFile::name) == contents.files.end();
    }));
}

/// Everything in the workshop as it will be in the data folder, checked and on disk.
UpkeepResult<Restored> prepare(const RestoreRequest& request, const Workshop& workshop) {
    const fs::path copy = workshop / database_file;
    if (const auto fault = fetch(request, copy)) return *fault;
    const auto contents = storage::read_backup(copy);
    if (!contents) return UpkeepFault{request.file.string() + " cannot be restored: " + contents.error().why};
    if (const auto fault = check_kept_lists(contents->files)) return *fault;
    const auto unpacked = storage::unpack_backup(copy);
    if (!unpacked) return UpkeepFault{request.file.string() + " cannot be unpacked: " + unpacked.error().why};
    if (const auto fault = write_kept_lists(contents->files, workshop / lists_folder)) return *fault;
    if (const auto fault = sync_file(copy)) return *fault;
    return Restored{*unpacked, contents->files.size(), missing(*contents), {}};
}

struct Move {
    fs::path from{};
    fs::path to{};
};

/// All moves or, if one of them fails, none.
std::optional<UpkeepFault> move_all(const std::vector<Move>& moves) {
    for (auto move = moves.begin(); move != moves.end(); ++move) {
        std::error_code error;
        fs::rename(move->from, move->to, error);
        if (!error) continue;
        UpkeepFault fault{move->from.string() + " cannot be moved: " + error.message()};
        while (move != moves.begin()) {
            --move;
            fs::rename(move->to, move->from, error);
            if (error) fault.why += "; move " + move->to.string() + " back to " + move->from.string();
        }
        return fault;
    }
    return std::nullopt;
}

fs::path new_aside(const fs::path& data) {
    using namespace std::chrono;
    const auto now = duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
    const std::string name = "before-restore-" + timestamp(now);
    fs::path folder = data / name;
    for (int number = 2; is_there(folder); ++number) folder = data / (name + "." + std::to_string(number));
    return folder;
}

/// Whether a move could not be undone.
bool is_torn(const std::vector<Move>& moves) {
    return std::ranges::any_of(moves, [](const Move& move) { return !is_there(move.from); });
}

/// Sets aside what is in the way and puts the new files in its place.
std::optional<UpkeepFault> put_in_place(const RestoreRequest& request, Workshop& workshop, Restored& restored) {
    std::vector<Move> moves;
    const auto in_the_way = occupants(request.data);
    if (!in_the_way.empty()) {
        const fs::path aside = new_aside(request.data);
        if (auto fault = make_private_folder(aside)) return fault;
        for (const std::string& name : in_the_way) moves.push_back({request.data / name, aside / name});
        restored.set_aside = aside;
    }
    const fs::path last_alive = request.data / LastAlive::file_name;
    if (restored.set_aside && is_there(last_alive))
        moves.push_back({last_alive, *restored.set_aside / LastAlive::file_name});
    moves.push_back({workshop / lists_folder, request.data / lists_folder});
    moves.push_back({workshop / database_file, request.data / database_file});
    if (auto fault = move_all(moves)) {
        if (is_torn(moves)) workshop.keep();
        return fault;
    }
    const std::string long_ago = std::to_string(LastAlive::long_ago) + "\n";
    if (auto fault = write_private(last_alive, long_ago, Existing::replace)) return fault;
    if (restored.set_aside)
        if (auto fault = sync_folder(*restored.set_aside)) return fault;
    return sync_folder(request.data);
}

}  // namespace

UpkeepResult<Restored> restore(const RestoreRequest& request) {
    if (const auto fault = make_private_folder(request.data)) return *fault;
    keep_temporary_files_in(request.data);
    const auto lock = FolderLock::lock(request.data);
    if (!lock) return UpkeepFault{FolderLock::refusal(request.data, errno)};
    if (const auto found = occupants(request.data); !found.empty() && request.occupied == Occupied::refuse)
        return UpkeepFault{"the folder " + request.data.string() + " has " + found.front() +
                           " already; --set-aside moves it into a folder of its own"};
    Workshop workshop(request.data);
    if (const auto fault = workshop.make()) return *fault;
    auto restored = prepare(request, workshop);
    if (!restored) return restored;
    if (const auto fault = put_in_place(request, workshop, *restored)) return *fault;
    return restored;
}

}  // namespace crisscross::server
