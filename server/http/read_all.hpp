#pragma once

#include "server/metrics/readings.hpp"

namespace crisscross::server {

struct Services;

/// Reads the parts of the server, /proc and the data folder.
Readings read_all(Services& services);

}  // namespace crisscross::server
