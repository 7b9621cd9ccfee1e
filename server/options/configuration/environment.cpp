#include "server/options/configuration/environment.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "server/options/configuration/nearest.hpp"

extern char** environ;

namespace crisscross::server {

namespace {

constexpr std::string_view prefix = "CRISSCROSS_";

/// Variables of the scripts and tests, which may be set while a server runs.
constexpr std::array<std::string_view, 14> others{
    "CRISSCROSS_CHECK_PORT",    "CRISSCROSS_CHECK_ROOTFS", "CRISSCROSS_CHROMIUM",     "CRISSCROSS_DOMAIN",
    "CRISSCROSS_JOBS",          "CRISSCROSS_LONG",         "CRISSCROSS_MAKE_FIXTURE", "CRISSCROSS_PROGRAM",
    "CRISSCROSS_SEED",          "CRISSCROSS_SERVER",       "CRISSCROSS_TEST_ROOT",    "CRISSCROSS_UPDATE_FIXTURES",
    "CRISSCROSS_UPDATE_GOLDEN", "CRISSCROSS_URL"};

}  // namespace

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

engine::Result<GivenValues, OptionFault> variables_in(const Environment& environment, ServerOptions options) {
    Environment names;  // by their variables
    for (const std::string& name : names_of(options)) names.emplace(variable_of(name), name);
    GivenValues given;
    for (const auto& [variable, text] : environment) {
        if (std::ranges::find(others, variable) != others.end()) continue;
        const auto known = names.find(variable);
        if (known == names.end())
            return OptionFault{"unknown variable " + variable + perhaps(nearest(variable, names, prefix.size()))};
        if (!text.empty()) given[known->second] = {text, {Origin::Kind::variable, variable}};
    }
    return given;
}

}  // namespace crisscross::server
