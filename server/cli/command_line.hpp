#pragma once

namespace crisscross::server {

/// The whole program: reads flags and `CRISSCROSS_*` variables and does what they ask for. Returns the exit status:
/// what the command gives, or 2 with one line on standard error for a command line that makes no sense.
int run_program(int argc, char** argv);

}  // namespace crisscross::server
