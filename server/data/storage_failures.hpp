#pragma once

#include <string>

namespace crisscross::server {

/// Logs why the store failed. The same reason is logged once a minute, because a disk that fails does so for every
/// room that needs it. Any thread.
void log_storage_failure(const std::string& why);

}  // namespace crisscross::server
