#pragma once

#include <string>

#include "server/time/moment.hpp"

namespace crisscross::server {

/// A moment as part of a file name, to the second, in UTC: `2026-11-22T06-30-00Z`.
std::string timestamp(Moment moment);

}  // namespace crisscross::server
