#pragma once

#include <sys/types.h>

#include <cstdint>

namespace crisscross::load {

/// From now on this thread, and the threads and programs that it starts, run on this processor only; -1: on any.
/// Without such a processor nothing changes.
void run_on(int core);

/// The processor time that a program has used so far, user and system, in seconds.
double processor_seconds(pid_t program);

/// The memory of a program that belongs to nobody else, in bytes (`Private_Dirty` of /proc/PID/smaps_rollup).
std::int64_t own_memory(pid_t program);

}  // namespace crisscross::load
