#include "server/options/server_option.hpp"

#include <fstream>
#include <regex>
#include <set>

#include "tests/support/catch.hpp"
#include "tests/support/paths/paths.hpp"

using namespace crisscross::server;

namespace {

// A row of the table in docs/operations.md.
struct DocumentedOption {
    std::string flag, variable, standard, meaning;
};

std::vector<DocumentedOption> documented_options() {
    std::ifstream document(in_project("docs/operations.md"));
    const std::regex row(R"(\| `(--[a-z-]+)` \| `([A-Z_]+)` \| *`?([^|`]*?)`? *\| (.*) \|)");
    std::vector<DocumentedOption> rows;
    std::smatch found;
    for (std::string line; std::getline(document, line);)
        if (std::regex_match(line, found, row)) rows.push_back({found[1], found[2], found[3], found[4]});
    return rows;
}

}  // namespace

TEST_CASE("docs/operations.md lists every option as it is, in the same order") {
    const auto documented = documented_options();
    const ServerOptions options = server_options();
    REQUIRE(documented.size() == options.size());
    for (std::size_t row = 0; row < options.size(); ++row) {
        INFO(options[row].name);
        const std::string file = options[row].secrecy == Secrecy::secret ? "-file" : "";
        CHECK(documented[row].flag == flag_of(options[row].name + file));
        CHECK(documented[row].variable == variable_of(options[row].name + file));
        CHECK(documented[row].standard == default_of(options[row]));
        CHECK_FALSE(documented[row].meaning.empty());
    }
}

TEST_CASE("no two options share a name, and each has a meaning") {
    std::set<std::string> names;
    for (const ServerOption& option : server_options()) {
        CHECK(names.insert(option.name).second);
        CHECK_FALSE(option.meaning.empty());
    }
}

TEST_CASE("the default of every option is a value that it accepts and shows again") {
    for (const ServerOption& option : server_options()) {
        INFO(option.name);
        const std::string standard = option.values.shown(Config{});
        Config config;
        if (standard.empty()) {
            CHECK_FALSE(option.values.read("", config));
            continue;
        }
        CHECK(option.values.read(standard, config));
        CHECK(option.values.shown(config) == standard);
    }
}
