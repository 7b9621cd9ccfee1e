#include "server/options/configuration_text.hpp"

#define TOML_EXCEPTIONS 0
// The library expects in a debug build that what follows `[[` begins a key, and says a step later why it does not.
#define TOML_ASSERT(expr) static_assert(true)
#include <toml++/toml.h>

#include "server/options/bounded_file.hpp"
#include "server/options/nearest.hpp"
#include "server/options/option_values.hpp"

namespace crisscross::server {

namespace fs = std::filesystem;

namespace {

using Type = OptionValues::Type;

constexpr std::size_t max_configuration_bytes = 64 * 1024;

std::string at_line(const fs::path& file, const toml::source_region& source) {
    return file.string() + ':' + std::to_string(source.begin.line);
}

// The entries with commas between them, if all of them are texts.
std::optional<std::string> joined(const toml::array& entries) {
    std::string text;
    for (const toml::node& entry : entries) {
        const auto one = entry.value_exact<std::string>();
        if (!one) return std::nullopt;
        text += (text.empty() ? "" : ",") + *one;
    }
    return text;
}

// The text of a value, if the type is right.
std::optional<std::string> text_of(const toml::node& node, Type type) {
    const auto whole = node.value_exact<std::int64_t>();
    if (whole && (type == Type::whole || type == Type::decimal)) return std::to_string(*whole);
    if (const auto decimal = node.value_exact<double>(); decimal && type == Type::decimal)
        return option_text::of(*decimal);
    if (const auto* const entries = node.as_array(); entries && type == Type::list) return joined(*entries);
    return type == Type::text || type == Type::list ? node.value_exact<std::string>() : std::nullopt;
}

std::string name_of(toml::node_type type) {
    switch (type) {
        case toml::node_type::table:
            return "a table";
        case toml::node_type::array:
            return "a list";
        case toml::node_type::string:
            return "a text";
        case toml::node_type::integer:
            return "a whole number";
        case toml::node_type::floating_point:
            return "a decimal number";
        case toml::node_type::boolean:
            return "true or false";
        default:
            return "a time";
    }
}

Environment names_by_key(ServerOptions options) {
    Environment names;
    for (const std::string& name : names_of(options))
        if (find_option(name, options)->scope == Scope::everywhere) names.emplace(key_of(name), name);
    return names;
}

Type type_of(const std::string& name, ServerOptions options) {
    const ServerOption& option = *find_option(name, options);
    return name == option.name ? option.values.type : Type::text;
}

engine::Result<GivenValues, OptionFault> values_in(const toml::table& table, const fs::path& file,
                                                   ServerOptions options) {
    const Environment names = names_by_key(options);
    GivenValues given;
    for (const auto& [key, node] : table) {
        const std::string where = at_line(file, key.source());
        const auto known = names.find(key.str());
        if (known == names.end())
            return OptionFault{where + ": unknown key " + std::string(key.str()) +
                               perhaps(nearest(key.str(), names))};
        const auto text = text_of(node, type_of(known->second, options));
        if (!text)
            return OptionFault{where + ": " + known->first + " must be " +
                               find_option(known->second, options)->values.expected + ", not " +
                               name_of(node.type())};
        given[known->second] = {*text, {Origin::Kind::file, where}};
    }
    return given;
}

std::string quoted(const std::string& text) {
    std::ostringstream out;
    out << toml::toml_formatter{toml::value<std::string>{text}, toml::format_flags::none};
    return out.str();
}

std::string shown(const ServerOption& option, const std::string& value) {
    if (option.values.type == Type::text) return quoted(value);
    if (option.values.type != Type::list) return value;
    std::string entries;
    for (const std::string& entry : option_text::list(value))
        entries += (entries.empty() ? "" : ", ") + quoted(entry);
    return '[' + entries + ']';
}

std::string line_of(const ServerOption& option, const Configuration& configuration) {
    const std::string value = option.values.shown(configuration.config);
    const auto given = configuration.given.find(option.name);
    const std::string origin = given == configuration.given.end() ? "default" : given->second.origin.place;
    const std::string key = key_of(option.name);
    if (value.empty()) return "# " + key + ": " + (option.if_unset.empty() ? "not set" : option.if_unset);
    if (option.secrecy == Secrecy::secret) return "# " + key + ": a secret  # " + origin;
    const std::string line = key + " = " + shown(option, value) + "  # " + origin;
    return option.scope == Scope::everywhere ? line : "# " + line;
}

}  // namespace

engine::Result<GivenValues, OptionFault> read_configuration(const fs::path& file, ServerOptions options) {
    const auto text = read_bounded(file, max_configuration_bytes);
    if (!text) return OptionFault{file.string() + ' ' + in_words(text.error(), max_configuration_bytes)};
    const toml::parse_result parsed = toml::parse(*text);
    if (!parsed)
        return OptionFault{at_line(file, parsed.error().source()) + ": " + std::string(parsed.error().description())};
    return values_in(parsed.table(), file, options);
}

std::string configuration_text(const Configuration& configuration, ServerOptions options) {
    std::string text;
    for (const ServerOption& option : options) text += line_of(option, configuration) + '\n';
    return text;
}

}  // namespace crisscross::server
