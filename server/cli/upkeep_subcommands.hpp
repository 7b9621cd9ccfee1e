#pragma once

#include "server/cli/option_flags.hpp"

namespace crisscross::server {

void add_verify(CLI::App& program, Action& action);
void add_backup(CLI::App& program, Action& action);
void add_backup_key(CLI::App& program, Action& action);
void add_restore(CLI::App& program, Action& action);
void add_prune(CLI::App& program, Action& action);
void add_import(CLI::App& program, Action& action);
void add_export_all(CLI::App& program, Action& action);

}  // namespace crisscross::server
