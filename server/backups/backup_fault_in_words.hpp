#pragma once

#include <string>

#include "server/sealing/upkeep_fault.hpp"

namespace crisscross::server {

/// Why the server could not make a backup, as the host's page shows it: without paths, which only the log has.
std::string backup_fault_in_words(UpkeepCause cause);
/// The same as a code, for pages in other languages; `unknown` if only the log says it.
std::string backup_fault_reason(UpkeepCause cause);

}  // namespace crisscross::server
