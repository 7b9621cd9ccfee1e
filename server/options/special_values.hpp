#pragma once

#include "server/options/server_option.hpp"

/// The values of options that are unlike those of all others.
namespace crisscross::server::values_of {

OptionValues frame_rate();
OptionValues connections_per_address();
OptionValues moves_per_minute();
OptionValues backup_key();
OptionValues public_origin();
OptionValues embed_sites();
OptionValues trusted_proxies();
OptionValues entry();
OptionValues password();

}  // namespace crisscross::server::values_of
