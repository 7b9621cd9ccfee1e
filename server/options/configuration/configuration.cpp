#include "server/options/configuration/configuration.hpp"

#include <stdexcept>

#include "server/options/configuration/configuration_text.hpp"
#include "server/options/configuration/environment.hpp"
#include "server/options/configuration/secret_files.hpp"

namespace crisscross::server {

namespace fs = std::filesystem;

namespace {

using Fault = std::optional<OptionFault>;
using FileValues = engine::Result<GivenValues, OptionFault>;

std::string subject_of(const std::string& name, const Origin& origin) {
    return origin.kind == Origin::Kind::file ? origin.place + ": " + key_of(name) : origin.place;
}

Fault take(const std::string& name, GivenValue value, const ServerOption& option, Configuration& configuration) {
    if (!option.values.read(value.text, configuration.config)) {
        const std::string wrong = subject_of(name, value.origin) + " must be " + option.values.expected;
        return OptionFault{option.secrecy == Secrecy::open ? wrong + ", not " + value.text : wrong};
    }
    if (option.secrecy == Secrecy::secret) value.text.clear();
    configuration.given[name] = std::move(value);
    return std::nullopt;
}

Fault take_all(GivenValues given, ServerOptions options, Configuration& configuration) {
    if (Fault fault = read_secrets(given, options)) return fault;
    for (auto& [name, value] : given)
        if (Fault fault = take(name, std::move(value), *find_option(name, options), configuration)) return fault;
    return std::nullopt;
}

// The stronger of the two, or nothing.
const GivenValue* strongest(std::string_view name, const GivenValues& flags, const GivenValues& variables) {
    for (const GivenValues* given : {&flags, &variables})
        if (const auto found = given->find(name); found != given->end()) return &found->second;
    return nullptr;
}

FileValues in_data_folder(const fs::path& file, ServerOptions options, Configuration& configuration) {
    std::error_code none;
    if (!fs::exists(file, none)) return GivenValues{};
    FileValues values = read_configuration(file, options);
    if (!values) return values;
    if (const auto data = values->find("data"); data != values->end())
        return OptionFault{data->second.origin.place + ": data cannot be set here: the file is in the data folder"};
    configuration.config.configuration = file;
    configuration.given["config"] = {file.string(), {Origin::Kind::standard, "found in the data folder"}};
    return values;
}

// What the configuration file says; nothing if there is none.
FileValues file_values(const GivenValues& flags, const GivenValues& variables, ServerOptions options,
                       Configuration& configuration) {
    if (const GivenValue* const named = strongest("config", flags, variables))
        return read_configuration(named->text, options);
    const GivenValue* const data = strongest("data", flags, variables);
    const fs::path folder = data ? fs::path(data->text) : configuration.config.data;
    return in_data_folder(folder / configuration_file, options, configuration);
}

}  // namespace

void throw_exception_from_error(const OptionFault& fault, const boost::source_location&) {
    throw std::logic_error("unchecked fault: " + fault.why);
}

Origin Configuration::origin_of(const std::string& name) const {
    const auto found = given.find(name);
    return found == given.end() ? Origin{} : found->second.origin;
}

engine::Result<Configuration, OptionFault> configure(const GivenValues& flags, const Environment& environment,
                                                     ServerOptions options) {
    Configuration configuration;
    const auto variables = variables_in(environment, options);
    if (!variables) return variables.error();
    const auto file = file_values(flags, *variables, options, configuration);
    if (!file) return file.error();
    for (const auto& given : {*file, *variables, flags})
        if (Fault fault = take_all(given, options, configuration)) return *std::move(fault);
    return configuration;
}

}  // namespace crisscross::server
