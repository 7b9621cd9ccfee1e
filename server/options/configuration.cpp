#include "server/options/configuration.hpp"

#include <optional>
#include <stdexcept>
#include <string_view>

extern char** environ;

namespace crisscross::server {

namespace {

constexpr std::string_view prefix = "CRISSCROSS_";

GivenValues variables_in(const Environment& environment) {
    GivenValues given;
    for (const ServerOption& option : server_options()) {
        const auto variable = environment.find(option.variable());
        if (variable == environment.end() || variable->second.empty()) continue;
        given[option.name] = {variable->second, {Origin::Kind::variable, variable->first}};
    }
    return given;
}

std::optional<OptionFault> take(const GivenValues& given, Configuration& configuration) {
    for (const auto& [name, value] : given) {
        const OptionValues& values = server_option(name).values;
        if (!values.read(value.text, configuration.config))
            return OptionFault{value.origin.place + " must be " + values.expected + ", not " + value.text};
        configuration.given[name] = value;
    }
    return std::nullopt;
}

}  // namespace

void throw_exception_from_error(const OptionFault& fault, const boost::source_location&) {
    throw std::logic_error("unchecked fault: " + fault.why);
}

Environment program_environment() {
    Environment environment;
    for (char** entry = environ; entry && *entry; ++entry) {
        const std::string_view line(*entry);
        const auto end = line.find('=');
        if (line.starts_with(prefix) && end != std::string_view::npos)
            environment.emplace(line.substr(0, end), line.substr(end + 1));
    }
    return environment;
}

engine::Result<Configuration, OptionFault> configure(const GivenValues& flags, const Environment& environment) {
    Configuration configuration;
    if (auto fault = take(variables_in(environment), configuration)) return *std::move(fault);
    if (auto fault = take(flags, configuration)) return *std::move(fault);
    return configuration;
}

}  // namespace crisscross::server
