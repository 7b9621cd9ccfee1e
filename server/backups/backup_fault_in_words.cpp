#include "server/backups/backup_fault_in_words.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace crisscross::server {

namespace {

struct Cause {
    std::string_view sign;  ///< what the fault has, in the words of this program, the system or SQLite
    std::string_view code;
    std::string_view words;
};

constexpr std::array causes{
    Cause{"another backup of", "another_backup", "another one is being made at the command line."},
    Cause{"interrupted", "stopping", "the server is stopping."},
    Cause{"cannot be read", "unreadable_file", "a file can\u2019t be read. The server\u2019s log says which."},
    Cause{"unable to open", "unopened_file", "a file can\u2019t be opened. The server\u2019s log says which."},
    Cause{"no space for a backup", "full_disk", "the disk is full."},
    Cause{"No space left", "full_disk", "the disk is full."},
    Cause{"disk is full", "full_disk", "the disk is full."},
    Cause{"quota exceeded", "quota", "the server may not use more of the disk."},
    Cause{"Permission denied", "not_writable", "the server may not write there. Its log says where."},
    Cause{"Read-only file system", "not_writable", "the server may not write there. Its log says where."},
    Cause{"File exists", "file_in_place", "there is a file where the folder for backups should be."},
    Cause{"Not a directory", "file_in_place", "there is a file where the folder for backups should be."},
    Cause{"I/O error", "failing_disk", "the disk fails."},
    Cause{"Input/output error", "failing_disk", "the disk fails."},
    Cause{"too long for a backup", "long_list", "a word list is too long for it."},
};

constexpr const char* old_one_stays =
    "The backup was made, but an old one can\u2019t be removed. The server\u2019s log says why.";

bool has(const UpkeepFault& fault, std::string_view sign) {
    return fault.why.find(sign) != std::string::npos;
}

const Cause* cause_of(const UpkeepFault& fault) {
    const auto found = std::ranges::find_if(causes, [&fault](const Cause& cause) { return has(fault, cause.sign); });
    return found == causes.end() ? nullptr : &*found;
}

}  // namespace

std::string backup_fault_in_words(const UpkeepFault& fault) {
    if (has(fault, "cannot be removed")) return old_one_stays;
    if (const Cause* cause = cause_of(fault)) return "No backup was made: " + std::string(cause->words);
    return "No backup was made. The server\u2019s log says why.";
}

std::string backup_fault_reason(const UpkeepFault& fault) {
    if (has(fault, "cannot be removed")) return "old_one_stays";
    const Cause* cause = cause_of(fault);
    return cause ? std::string(cause->code) : "unknown";
}

}  // namespace crisscross::server
