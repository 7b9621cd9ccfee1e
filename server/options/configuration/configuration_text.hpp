#pragma once

#include <filesystem>

#include "server/options/configuration/configuration.hpp"

namespace crisscross::server {

/// The values in a file in TOML. Its keys are those of the options, none of them in a table. The fault begins with
/// the name of the file and, where it has one, with the line: an unreadable file, a syntax error, an unknown key, or
/// a value of the wrong type.
engine::Result<GivenValues, OptionFault> read_configuration(const std::filesystem::path& file, ServerOptions options);

/// The configuration as such a file, with a comment after each line that says where the value comes from. Secrets and
/// what is not set are comments.
std::string configuration_text(const Configuration& configuration, ServerOptions options = server_options());

}  // namespace crisscross::server
