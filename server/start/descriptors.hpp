#pragma once

#include <cstddef>

namespace crisscross::server {

/// Raises the number of file descriptors that the program may open to what the system allows (RLIMIT_NOFILE), and
/// returns it.
std::size_t raise_descriptor_limit();

}  // namespace crisscross::server
