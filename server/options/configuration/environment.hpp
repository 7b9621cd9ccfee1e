#pragma once

#include "server/options/configuration/given_values.hpp"
#include "server/options/server_option.hpp"

namespace crisscross::server {

/// The variables of this program that begin with `CRISSCROSS_`.
Environment program_environment();

/// What the variables set. A variable that begins with `CRISSCROSS_` and that nobody knows is a fault, which names
/// the variable that was probably meant.
engine::Result<GivenValues, OptionFault> variables_in(const Environment& environment, ServerOptions options);

}  // namespace crisscross::server
