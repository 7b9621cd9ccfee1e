#include "server/upkeep/old_files.hpp"

#include "server/lexicons/lexicon_store.hpp"
#include "server/log/log.hpp"
#include "server/options/config.hpp"

namespace crisscross::server {

namespace fs = std::filesystem;

namespace {

bool is_copy(const fs::path& file) {
    return file.filename().string().starts_with(std::string(database_file) + ".before-");
}

template <class IsOne>
int remove_old(const fs::path& folder, std::chrono::hours age, IsOne is_one) {
    int removed = 0;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        std::error_code why;
        const auto written = entry->last_write_time(why);
        if (why || fs::file_time_type::clock::now() - written < age || !is_one(entry->path())) continue;
        if (fs::remove(entry->path(), why)) ++removed;
        if (why) log::warning("old file not removed", {{"file", entry->path().string()}, {"why", why.message()}});
    }
    return removed;
}

}  // namespace

int remove_old_copies(const fs::path& data, std::chrono::hours age) {
    return remove_old(data, age, is_copy);
}

int remove_old_respelt(const LexiconStore& lexicons, std::chrono::hours age) {
    const auto is_unneeded = [&lexicons](const fs::path& file) { return !lexicons.needs_respelt(file); };
    return remove_old(lexicons.places().respelt, age, is_unneeded);
}

}  // namespace crisscross::server
