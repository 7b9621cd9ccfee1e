#pragma once

#include <filesystem>
#include <functional>
#include <initializer_list>
#include <map>
#include <string>

#include "server/options/configuration/configuration.hpp"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace crisscross::server {

/// Runs the command that the command line names, and returns the exit code.
using Action = std::function<int()>;

/// The flags of a command that needs the configuration of a server.
class OptionFlags {
public:
    /// Adds `--config` and the flag of each of these options to the command.
    void add(CLI::App& command, std::initializer_list<const char*> names);
    /// Adds the flags of all options.
    void add_all(CLI::App& command);

    /// What holds, once the command line has been parsed.
    engine::Result<Configuration, OptionFault> configuration() const;

private:
    void add(CLI::App& command, const std::string& name, const ServerOption& option);

    std::map<std::string, const CLI::Option*> flags_;  // by name
};

/// Does it with the configuration, or says on standard error why there is none and returns 2.
int with_configuration(const OptionFlags& flags, const std::function<int(const Configuration&)>& act);

/// Has a command that needs nothing of the configuration but the data folder do this with it.
void act_on_data(CLI::App& command, Action& action, std::function<int(const std::filesystem::path&)> act);

/// Prints one line on standard error; returns the exit status of a command that was used wrongly.
int complain(std::string line);

}  // namespace crisscross::server
