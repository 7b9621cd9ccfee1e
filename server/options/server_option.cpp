#include "server/options/server_option.hpp"

#include <algorithm>

#include "engine/text/ascii.hpp"

namespace crisscross::server {

namespace {

std::string underscored(std::string_view name) {
    std::string made(name);
    std::ranges::replace(made, '-', '_');
    return made;
}

}  // namespace

std::string flag_of(std::string_view name) {
    return "--" + std::string(name);
}

std::string variable_of(std::string_view name) {
    return "CRISSCROSS_" + engine::in_capitals(underscored(name));
}

std::string key_of(std::string_view name) {
    return underscored(name);
}

std::vector<std::string> names_of(ServerOptions options) {
    std::vector<std::string> names;
    for (const ServerOption& option : options) {
        names.push_back(option.name);
        if (option.secrecy == Secrecy::secret) names.push_back(option.name + std::string(in_a_file));
    }
    return names;
}

const ServerOption* find_option(std::string_view name, ServerOptions options) {
    for (const ServerOption& option : options) {
        if (name == option.name) return &option;
        if (option.secrecy == Secrecy::secret && name == option.name + std::string(in_a_file)) return &option;
    }
    return nullptr;
}

std::string default_of(const ServerOption& option) {
    const std::string shown = option.values.shown(Config{});
    return shown.empty() ? option.if_unset : shown;
}

}  // namespace crisscross::server
