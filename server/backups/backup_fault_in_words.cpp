#include "server/backups/backup_fault_in_words.hpp"

#include <array>
#include <string_view>

namespace crisscross::server {

namespace {

struct Cause {
    std::string_view sign;  ///< what the fault has, in the words of this program, the system or SQLite
    std::string_view reason;
};

constexpr std::array causes{
    Cause{"another backup of", "another one is being made at the command line."},
    Cause{"interrupted", "the server is stopping."},
    Cause{"cannot be read", "a file can\u2019t be read. The server\u2019s log says which."},
    Cause{"unable to open", "a file can\u2019t be opened. The server\u2019s log says which."},
    Cause{"No space left", "the disk is full."},
    Cause{"disk is full", "the disk is full."},
    Cause{"quota exceeded", "the server may not use more of the disk."},
    Cause{"Permission denied", "the server may not write there. Its log says where."},
    Cause{"Read-only file system", "the server may not write there. Its log says where."},
    Cause{"File exists", "there is a file where the folder for backups should be."},
    Cause{"Not a directory", "there is a file where the folder for backups should be."},
    Cause{"I/O error", "the disk fails."},
    Cause{"Input/output error", "the disk fails."},
    Cause{"too long for a backup", "a word list is too long for it."},
};

constexpr const char* old_one_stays =
    "The backup was made, but an old one can\u2019t be removed. The server\u2019s log says why.";

bool has(const UpkeepFault& fault, std::string_view sign) {
    return fault.why.find(sign) != std::string::npos;
}

}  // namespace

std::string backup_fault_in_words(const UpkeepFault& fault) {
    if (has(fault, "cannot be removed")) return old_one_stays;
    for (const Cause& cause : causes)
        if (has(fault, cause.sign)) return "No backup was made: " + std::string(cause.reason);
    return "No backup was made. The server\u2019s log says why.";
}

}  // namespace crisscross::server
