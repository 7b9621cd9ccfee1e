#include "server/upkeep/old_copies.hpp"

#include "server/log/log.hpp"
#include "server/options/config.hpp"

namespace crisscross::server {

namespace fs = std::filesystem;

namespace {

bool is_copy(const fs::path& file) {
    return file.filename().string().starts_with(std::string(database_file) + ".before-");
}

}  // namespace

int remove_old_copies(const fs::path& data, std::chrono::hours age) {
    int removed = 0;
    std::error_code error;
    for (fs::directory_iterator entry(data, error), end; !error && entry != end; entry.increment(error)) {
        std::error_code why;
        const auto written = entry->last_write_time(why);
        if (why || !is_copy(entry->path()) || fs::file_time_type::clock::now() - written < age) continue;
        if (fs::remove(entry->path(), why)) ++removed;
        if (why) log::warning("old copy not removed", {{"file", entry->path().string()}, {"why", why.message()}});
    }
    return removed;
}

}  // namespace crisscross::server
