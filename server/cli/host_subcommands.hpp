#pragma once

#include "server/cli/option_flags.hpp"

namespace crisscross::server {

/// `invite`, with `invite list` and `invite revoke`.
void add_invite(CLI::App& program, Action& action);
/// `admin`, with `admin sign-out` and `admin reset`.
void add_admin(CLI::App& program, Action& action);

}  // namespace crisscross::server
