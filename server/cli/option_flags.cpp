#include "server/cli/option_flags.hpp"

#include <CLI/CLI.hpp>
#include <iostream>

namespace crisscross::server {

void OptionFlags::add(CLI::App& command, std::initializer_list<const char*> names) {
    for (const char* name : names) add(command, server_option(name));
}

void OptionFlags::add_all(CLI::App& command) {
    for (const ServerOption& option : server_options()) add(command, option);
}

void OptionFlags::add(CLI::App& command, const ServerOption& option) {
    const std::string text = option.meaning + " (" + option.variable() + ")";
    CLI::Option* const flag = option.values.type == OptionValues::Type::toggle
                                  ? command.add_flag(option.flag(), text)
                                  : command.add_option(option.flag(), text)->type_name(option.values.kind);
    flags_[option.name] = flag->default_str(default_of(option));
}

engine::Result<Configuration, OptionFault> OptionFlags::configuration() const {
    GivenValues given;
    for (const auto& [name, flag] : flags_)
        if (flag->count() > 0)
            given[name] = {flag->results().back(), {Origin::Kind::flag, server_option(name).flag()}};
    return configure(given, program_environment());
}

int with_configuration(const OptionFlags& flags, const std::function<int(const Configuration&)>& act) {
    const auto configuration = flags.configuration();
    return configuration ? act(*configuration) : complain(configuration.error().why);
}

int complain(std::string line) {
    for (char& character : line)
        if (static_cast<unsigned char>(character) < ' ') character = ' ';
    std::cerr << "crisscross: " << line << '\n';
    return 2;
}

}  // namespace crisscross::server
