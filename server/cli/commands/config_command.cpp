#include <ostream>

#include "protocol/lines/option_line.hpp"
#include "server/cli/commands/server_commands.hpp"
#include "server/options/configuration/configuration_text.hpp"
#include "server/options/option_values.hpp"

namespace crisscross::server {

namespace {

using protocol::OptionLine;

OptionLine::Value value_of(const ServerOption& option, const std::string& shown) {
    if (shown.empty() || option.secrecy == Secrecy::secret) return {};
    switch (option.values.type) {
        case OptionValues::Type::whole:
            return *option_text::whole(shown);
        case OptionValues::Type::decimal:
            return *option_text::decimal(shown);
        case OptionValues::Type::list:
            return option_text::list(shown);
        case OptionValues::Type::text:
            return shown;
    }
    return {};
}

OptionLine line_of(const ServerOption& option, const Configuration& configuration) {
    const Origin origin = configuration.origin_of(option.name);
    return {.option = option.name,
            .value = value_of(option, option.values.shown(configuration.config)),
            .secret = option.secrecy == Secrecy::secret,
            .source = std::string(engine::name_of(origin.kind)),
            .from = origin.place};
}

}  // namespace

void show_configuration(const Configuration& configuration, ConfigurationFormat format, std::ostream& out) {
    if (format == ConfigurationFormat::toml) {
        out << configuration_text(configuration);
        return;
    }
    for (const ServerOption& option : server_options())
        out << protocol::write_option(line_of(option, configuration)) << '\n';
}

}  // namespace crisscross::server
