#include "server/data/storage_failures.hpp"

#include "server/log/log.hpp"
#include "server/log/once_a_minute.hpp"

namespace crisscross::server {

void log_storage_failure(const std::string& why) {
    static OnceAMinute reasons;
    if (reasons.allows(why)) log::error("storage failed", {{"why", why}});
}

}  // namespace crisscross::server
