#include "server/cli/option_flags.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "engine/text/ascii.hpp"
#include "server/options/configuration/environment.hpp"

namespace crisscross::server {

namespace {

std::string help_of(const std::string& name, const ServerOption& option) {
    std::string meaning = option.meaning;
    if (name != option.name) {
        meaning.front() = engine::to_small(meaning.front());
        meaning.insert(0, "A file with ");
    }
    return meaning + " (" + variable_of(name) + ")";
}

// A flag for a list may be repeated.
std::string joined(const std::vector<std::string>& texts) {
    std::string made;
    for (const std::string& text : texts) made += (&text == &texts.front() ? "" : ",") + text;
    return made;
}

}  // namespace

void OptionFlags::add(CLI::App& command, std::initializer_list<const char*> names) {
    add(command, "config", server_options().front());
    for (const char* name : names) add(command, name, *find_option(name, server_options()));
}

void OptionFlags::add_all(CLI::App& command) {
    for (const std::string& name : names_of(server_options())) {
        const ServerOption& option = *find_option(name, server_options());
        const bool shows_a_secret = option.secrecy == Secrecy::secret && name == option.name;
        if (!shows_a_secret) add(command, name, option);
    }
}

void OptionFlags::add(CLI::App& command, const std::string& name, const ServerOption& option) {
    const std::string text = help_of(name, option);
    CLI::Option* const flag = command.add_option(flag_of(name), text)->type_name(option.values.kind);
    if (option.values.type == OptionValues::Type::list) flag->take_all();
    flags_[name] = flag->default_str(default_of(option));
}

engine::Result<Configuration, OptionFault> OptionFlags::configuration() const {
    GivenValues given;
    for (const auto& [name, flag] : flags_)
        if (flag->count() > 0) given[name] = {joined(flag->results()), {Origin::Kind::flag, flag_of(name)}};
    return configure(given, program_environment());
}

int with_configuration(const OptionFlags& flags, const std::function<int(const Configuration&)>& act) {
    const auto configuration = flags.configuration();
    return configuration ? act(*configuration) : complain(configuration.error().why);
}

void act_on_data(CLI::App& command, Action& action, std::function<int(const std::filesystem::path&)> act) {
    const auto flags = std::make_shared<OptionFlags>();
    flags->add(command, {"data"});
    const auto start = [act = std::move(act)](const Configuration& configuration) {
        return act(configuration.config.data);
    };
    command.callback([flags, start, &action] { action = [=] { return with_configuration(*flags, start); }; });
}

int complain(std::string line) {
    for (char& character : line)
        if (static_cast<unsigned char>(character) < ' ') character = ' ';
    std::cerr << "crisscross: " << line << '\n';
    return 2;
}

}  // namespace crisscross::server
