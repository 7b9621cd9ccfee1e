#include "server/start/descriptors.hpp"

#include <sys/resource.h>

namespace crisscross::server {

std::size_t raise_descriptor_limit() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
    const rlim_t before = limit.rlim_cur;
    limit.rlim_cur = limit.rlim_max;
    // Some systems allow fewer than they say.
    return static_cast<std::size_t>(setrlimit(RLIMIT_NOFILE, &limit) == 0 ? limit.rlim_max : before);
}

}  // namespace crisscross::server
