#pragma once

#include <optional>

#include "server/options/configuration/given_values.hpp"
#include "server/options/server_option.hpp"

namespace crisscross::server {

/// What holds, and where it comes from.
struct Configuration {
    Config config{};
    GivenValues given{};  ///< by the names of the options, without what nobody set; of a secret without its text

    /// Of the value of this option.
    Origin origin_of(const std::string& name) const;
};

/// The file with options that is read from the data folder, if nothing names another one.
inline constexpr const char* configuration_file = "crisscross.toml";

/// A flag is stronger than a variable, a variable is stronger than the configuration file, and the file is stronger
/// than the default. An empty variable is not set. Every value must be as its option expects, even one that a
/// stronger one replaces, and every variable that begins with `CRISSCROSS_` must be known.
engine::Result<Configuration, OptionFault> configure(const GivenValues& flags, const Environment& environment,
                                                     ServerOptions options = server_options());

}  // namespace crisscross::server
