#include "server/options/server_option.hpp"

#include <algorithm>

namespace crisscross::server {

std::string ServerOption::flag() const {
    return "--" + name;
}

std::string ServerOption::variable() const {
    std::string made = "CRISSCROSS_";
    for (const char c : name) made += c == '-' ? '_' : static_cast<char>(c - 'a' + 'A');
    return made;
}

const ServerOption& server_option(std::string_view name) {
    return *std::ranges::find(server_options(), name, &ServerOption::name);
}

std::string default_of(const ServerOption& option) {
    const std::string shown = option.values.shown(Config{});
    return shown.empty() ? option.if_unset : shown;
}

}  // namespace crisscross::server
