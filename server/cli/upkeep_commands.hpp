#pragma once

#include <string>

#include "server/cli/serve_options.hpp"

/// The commands with which a host takes care of a data folder. Each returns 0, or 2 with one line on standard error.
namespace crisscross::server {

struct UpkeepOptions;

void add_backup(CLI::App& program, Action& action);
void add_backup_key(CLI::App& program, Action& action);
void add_restore(CLI::App& program, Action& action);
void add_prune(CLI::App& program, Action& action);
void add_export_all(CLI::App& program, Action& action);

/// What is wrong with the text of a public key; empty if nothing is. Never repeats the text, which may be secret.
std::string check_public_key(const std::string& text);

/// Options of `serve`: what it does by itself.
void add_upkeep(CLI::App& command, UpkeepOptions& options);

}  // namespace crisscross::server
