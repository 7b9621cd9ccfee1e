#pragma once

namespace crisscross::server {

/// The whole program: reads flags and `CRISSCROSS_*` variables and runs the command. Returns the exit status of the
/// command, or 2 with one line on standard error if the command line makes no sense.
int run_program(int argc, char** argv);

}  // namespace crisscross::server
