#pragma once

#include <iosfwd>

/// The commands that run a server, check one, and show how it is set.
namespace crisscross::server {

struct Config;
struct Configuration;

/// `crisscross healthcheck`: checks a server on this machine. Returns 0 if it is healthy, or 1 with one line on
/// `error`.
int check_health(const Config& config, std::ostream& error);

enum class ConfigurationFormat { toml, json };

/// `crisscross config [--json]`: prints every option with its value and where it comes from, as a configuration file
/// with comments or as one JSON object per line. Secrets are left out.
void show_configuration(const Configuration& configuration, ConfigurationFormat format, std::ostream& out);

/// `crisscross serve`: runs a server until SIGTERM, SIGINT or SIGHUP. Returns 0, or 2 with one line on `error` if it
/// cannot start.
int serve(Config config, std::ostream& error);

}  // namespace crisscross::server
