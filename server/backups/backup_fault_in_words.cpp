#include "server/backups/backup_fault_in_words.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace crisscross::server {

namespace {

struct Named {
    UpkeepCause cause;
    std::string_view reason;
    std::string_view words;  ///< why no backup was made
};

constexpr std::array causes{
    Named{UpkeepCause::another_backup, "another_backup", "another one is being made at the command line."},
    Named{UpkeepCause::stopping, "stopping", "the server is stopping."},
    Named{UpkeepCause::unreadable_file, "unreadable_file",
          "a file can\u2019t be read. The server\u2019s log says which."},
    Named{UpkeepCause::unopened_file, "unopened_file",
          "a file can\u2019t be opened. The server\u2019s log says which."},
    Named{UpkeepCause::full_disk, "full_disk", "the disk is full."},
    Named{UpkeepCause::quota, "quota", "the server may not use more of the disk."},
    Named{UpkeepCause::not_writable, "not_writable", "the server may not write there. Its log says where."},
    Named{UpkeepCause::file_in_place, "file_in_place", "there is a file where the folder for backups should be."},
    Named{UpkeepCause::failing_disk, "failing_disk", "the disk fails."},
    Named{UpkeepCause::damaged_database, "damaged_database",
          "the database is damaged. crisscross verify says where."},
    Named{UpkeepCause::long_list, "long_list", "a word list is too long for it."},
};

constexpr const char* old_one_stays =
    "The backup was made, but an old one can\u2019t be removed. The server\u2019s log says why.";

const Named* named(UpkeepCause cause) {
    const auto found = std::ranges::find(causes, cause, &Named::cause);
    return found == causes.end() ? nullptr : &*found;
}

}  // namespace

std::string backup_fault_in_words(UpkeepCause cause) {
    if (cause == UpkeepCause::old_one_stays) return old_one_stays;
    if (const Named* known = named(cause)) return "No backup was made: " + std::string(known->words);
    return "No backup was made. The server\u2019s log says why.";
}

std::string backup_fault_reason(UpkeepCause cause) {
    if (cause == UpkeepCause::old_one_stays) return "old_one_stays";
    const Named* known = named(cause);
    return known ? std::string(known->reason) : "unknown";
}

}  // namespace crisscross::server
