#include "server/runtime/lower_priority.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "server/log/log.hpp"

namespace crisscross::server {

// On Linux, niceness belongs to a thread.
void lower_priority() {
    constexpr int added_niceness = 10;
    errno = 0;
    if (::nice(added_niceness) == -1 && errno != 0)
        log::warning("a thread keeps its priority", {{"why", std::strerror(errno)}});
}

}  // namespace crisscross::server
