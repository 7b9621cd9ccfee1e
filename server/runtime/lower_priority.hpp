#pragma once

namespace crisscross::server {

/// Where processors are few, the threads that answer players come before the calling one.
void lower_priority();

}  // namespace crisscross::server
