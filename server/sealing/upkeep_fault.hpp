#pragma once

#include <boost/system/result.hpp>
#include <cstdint>
#include <string>

#include "engine/result.hpp"

namespace crisscross::server {

/// Why a backup failed, for those who may not see the sentence.
enum class UpkeepCause : std::uint8_t {
    unknown,
    another_backup,  ///< one is being made
    stopping,        ///< the server is
    unreadable_file,
    unopened_file,  ///< of the database
    full_disk,
    quota,
    not_writable,
    file_in_place,  ///< of a folder
    failing_disk,
    damaged_database,
    long_list,
    old_one_stays  ///< the backup was made
};
/// Of an error of the system (`errno`).
UpkeepCause cause_of(int error);

/// Why a backup or another task of upkeep failed, in one line for the host.
struct UpkeepFault {
    std::string why{};
    UpkeepCause cause = UpkeepCause::unknown;
    bool operator==(const UpkeepFault&) const = default;
};
[[noreturn]] void throw_exception_from_error(const UpkeepFault& fault, const boost::source_location&);

template <class Value>
using UpkeepResult = engine::Result<Value, UpkeepFault>;

}  // namespace crisscross::server
