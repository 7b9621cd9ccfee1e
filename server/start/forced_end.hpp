#pragma once

#include <chrono>

namespace crisscross::server {

/// Ends the program with status 0 after this time, even when its threads hang, as on a disk that does not answer.
/// What was acknowledged is on disk by then.
void end_by_force_after(std::chrono::milliseconds limit);

}  // namespace crisscross::server
