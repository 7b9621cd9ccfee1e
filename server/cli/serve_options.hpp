#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace crisscross::server {

struct Config;

/// Runs the command that the command line names, and returns the exit code.
using Action = std::function<int()>;

/// `serve` with all its options.
void add_serve(CLI::App& program, Action& action);

/// Options of `serve` that other commands have too: `--port`, `--bind`, `--data`, `--public-origin`, `--lexicon`.
void add_port(CLI::App& command, Config& config);
void add_bind(CLI::App& command, Config& config);
void add_data(CLI::App& command, Config& config);
void add_public_origin(CLI::App& command, Config& config);
void add_standard_lexicon(CLI::App& command, Config& config);

}  // namespace crisscross::server
