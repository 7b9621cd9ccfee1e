#pragma once

#include <iosfwd>

namespace crisscross::server {

struct Config;

/// `crisscross serve`: runs a server until SIGTERM or SIGINT. Returns 0, or 2 with one line on `error` if it cannot
/// start.
int serve(Config config, std::ostream& error);

}  // namespace crisscross::server
