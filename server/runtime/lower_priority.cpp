#include "server/runtime/lower_priority.hpp"

#include <unistd.h>

namespace crisscross::server {

// On Linux, niceness belongs to a thread.
void lower_priority() {
    constexpr int added_niceness = 10;
    (void)::nice(added_niceness);
}

}  // namespace crisscross::server
