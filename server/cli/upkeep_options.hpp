#pragma once

#include "server/cli/option_flags.hpp"

namespace crisscross::server {

void add_verify(CLI::App& program, Action& action);

}  // namespace crisscross::server
